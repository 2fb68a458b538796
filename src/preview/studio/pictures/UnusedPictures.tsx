import controls from '#preview/controls/controls.module.css';
import { pictured } from '../draft/draft.ts';
import { inKb } from '../model/pictures.ts';
import { useStudio, useStudioState } from '../state/StudioProvider.tsx';
import styles from './Pictures.module.css';

/** The rule by which the check knows a picture that neither its brand nor one that extends it shows. */
const UNUSED = 'unused-image';

/**
 * Offers to remove the pictures that nothing names any more with the draft, as the check found them.
 * @param only the name of one of them
 */
export function UnusedPictures({ only }: { only?: string }) {
  const studio = useStudio();
  const { layers } = useStudioState(({ bundle }) => bundle);
  const findings = useStudioState((state) => state.findings);
  const pictures = useStudioState((state) => state.pictures);
  const drafted = useStudioState(({ draft }) => draft.pictures);
  const unused = layers.flatMap(({ id, readOnly }) =>
    (readOnly === null ? (pictures[id]?.images ?? []) : []).flatMap(({ name, hash, bytes }) => {
      const file = `brands/${id}/images/${name}`;
      const isFound = findings?.some((finding) => finding.rule === UNUSED && finding.file === file) === true;
      return isFound && drafted[file] === undefined && (only ?? name) === name ? [{ id, file, name, hash, bytes }] : [];
    }),
  );
  if (unused.length === 0) return null;
  return (
    <ul aria-label="Pictures that nothing names" className={styles.unused}>
      {unused.map(({ id, file, name, hash, bytes }) => (
        <li key={file}>
          <p>
            {id} has {name} ({inKb(bytes)}), which nothing names any more.
          </p>
          <button
            type="button"
            className={`${controls.button} ${controls.small}`}
            aria-label={`Remove ${name}`}
            onClick={() =>
              studio.set((draft) => pictured(draft, { [file]: { upload: null, crop: null, hash, from: name, bytes } }))
            }
          >
            Remove it
          </button>
        </li>
      ))}
    </ul>
  );
}
