import controls from '#preview/controls/controls.module.css';
import { inKb } from '../model/pictures.ts';
import { useStudioState } from '../state/StudioProvider.tsx';
import { layerWith, versionOf } from '../state/shownPictures.ts';
import { BothThemes } from './BothThemes.tsx';
import styles from './Pictures.module.css';
import { useSize } from './useSize.ts';

/** The picture of a place in both themes, with its size, and what the check says of its file. */
export function ShownPicture({ name, src }: { name: string; src: string }) {
  const { layers } = useStudioState(({ bundle }) => bundle);
  const pictures = useStudioState((state) => state.pictures);
  const draft = useStudioState((state) => state.draft);
  const shown = useStudioState((state) => state.shown);
  const findings = useStudioState((state) => state.findings) ?? [];
  const files = layers.map(({ id }) => `brands/${id}/images/${name}`).toReversed();
  const layer = layerWith({ layers: layers.map(({ id }) => id), pictures, draft }, name);
  const file = `brands/${layer}/images/${name}`;
  const own = draft.pictures[file];
  const made = shown[file];
  const isMade = own === undefined || made?.of === versionOf(own);
  const size = useSize(isMade ? src : null);
  const image = pictures[layer ?? '']?.images.find((one) => one.name === name);
  const bytes = own === undefined ? image?.bytes : made !== undefined && 'shown' in made && isMade ? made.bytes : undefined;
  const why = own !== undefined && isMade && made !== undefined && 'why' in made ? made.why : null;
  const found = findings.find((one) => one.severity === 'error' && files.includes(one.file));
  const facts = [
    layer === undefined ? null : `${layer}/images/${name}`,
    size === null ? null : `${size.width} × ${size.height}`,
    bytes === undefined ? null : inKb(bytes),
    own === undefined ? null : isMade ? 'new' : 'new, being encoded…',
  ];
  return (
    <>
      {size !== null && isMade && <BothThemes src={src} crop={null} aspect={size.width / size.height} />}
      <p className={controls.code}>{facts.filter((fact) => fact !== null).join(' · ')}</p>
      {(why !== null || found !== undefined) && (
        <p className={styles.fault}>{why ?? `Expected ${found?.expected}, got ${found?.got}`}</p>
      )}
    </>
  );
}
