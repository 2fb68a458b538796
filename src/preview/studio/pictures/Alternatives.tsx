import { useId } from 'react';
import type { ImageRole } from '../../../../tools/brand-files/pictures/pictureRoles.ts';
import controls from '#preview/controls/controls.module.css';
import { fits } from '../model/pictures.ts';
import { useStudioState } from '../state/StudioProvider.tsx';
import styles from './Pictures.module.css';

interface Props {
  label: string;
  role: ImageRole;
  /** Name that is chosen. */
  value: string;
  addressOf: (name: string) => string;
  onChoose: (name: string) => void;
}

/** The pictures that the brand and its parents have, and that fit the place. */
export function Alternatives({ label, role, value, addressOf, onChoose }: Props) {
  const id = useId();
  const { layers } = useStudioState(({ bundle }) => bundle);
  const pictures = useStudioState((state) => state.pictures);
  const drafted = useStudioState(({ draft }) => draft.pictures);
  // the nearer of two of a name is the one that is shown
  const all = new Map(
    layers.flatMap(({ id: layer }) =>
      (pictures[layer]?.images ?? [])
        .filter(({ name }) => drafted[`brands/${layer}/images/${name}`]?.upload !== null)
        .map((image) => [image.name, { layer, image }] as const),
    ),
  );
  const fitting = [...all.values()].filter(({ image }) => fits(image, role));
  const others = all.size - fitting.length;
  if (all.size === 0) return null;
  return (
    <details className={styles.others}>
      <summary>Other pictures: {fitting.length}</summary>
      <div role="radiogroup" aria-label={`Pictures for ${label}`} className={styles.choices}>
        {fitting.map(({ layer, image: { name } }) => (
          <label key={name} className={styles.choice}>
            <input type="radio" name={id} checked={name === value} onChange={() => onChoose(name)} />
            <img src={addressOf(name)} alt="" loading="lazy" />
            <span>
              {name}
              <small>{layer}</small>
            </span>
          </label>
        ))}
      </div>
      {others > 0 && (
        <p className={controls.hint}>
          {others} {others === 1 ? 'other does' : 'others do'} not fit here: another type, shape, or too many bytes.
        </p>
      )}
    </details>
  );
}
