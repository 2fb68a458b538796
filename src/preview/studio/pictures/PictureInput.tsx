import { useRef, useState } from 'react';
import { roleAt } from '../../../../tools/brand-files/pictures/pictureRoles.ts';
import type { ImageType } from '../../../../tools/brand-files/pictures/pictureType.ts';
import type { Crop } from '../../../../tools/brand/pictures/crop.ts';
import type { LayerImages } from '../../../../tools/studio/brandBundle.ts';
import { isDrawn, stemOf, writtenType } from '../../../../tools/studio/pictures/pictureNames.ts';
import type { Json } from '#engine/brand/json.ts';
import controls from '#preview/controls/controls.module.css';
import { FileButton } from '#preview/controls/FileButton.tsx';
import { useDropZone } from '#preview/controls/useDropZone.ts';
import { type DraftPictures, pictured } from '../draft/draft.ts';
import { useStudio, useStudioState } from '../state/StudioProvider.tsx';
import { keptOriginal } from '../state/keptOriginals.ts';
import { layerWith } from '../state/shownPictures.ts';
import { Alternatives } from './Alternatives.tsx';
import { NewPicture, type PlacedPicture } from './NewPicture.tsx';
import styles from './Pictures.module.css';
import { type ReadPicture, readPicture, takenTypes } from './readPicture.ts';
import { ShownPicture } from './ShownPicture.tsx';
import { UnusedPictures } from './UnusedPictures.tsx';
import { useAddress } from './useAddress.ts';

interface Props {
  id: string;
  label: string;
  place: { name: string; at: string };
  /** What the schema takes. */
  types: readonly ImageType[];
  edited: {
    value: Json | undefined;
    written: Json | undefined;
    set: (value: string) => void;
    setPicture: (name: string, pictures: DraftPictures) => Promise<string | null>;
    rest: () => void;
  };
  isWrong: boolean;
}

const saidBy = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));
const ENDINGS: Partial<Record<ImageType, string>> = { svg: '.svg', ico: '.ico', jpg: '.jpg,.jpeg', png: '.png' };

/** What a picture was cut from, and the part that is shown of it. */
interface Cut {
  /** SHA-256 of an original that is kept with the draft; null: it lies beside the picture. */
  upload: string | null;
  file: string;
  /** Name of the original. */
  from: string;
  crop: Crop | null;
}

/** Originals that browsers read, by type and by ending. */
const READ_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'];
const READ = /\.(?:png|jpe?g|webp|avif)$/i;

/** Null for a drawing, which is used as it is, and where no original is kept. */
function cutOf(layer: string, name: string, drafted: DraftPictures, pictures: Record<string, LayerImages>): Cut | null {
  const file = `brands/${layer}/images/${name}`;
  const own = drafted[file];
  if (own !== undefined) return /\.(?:svg|ico)$/.test(name) ? null : { file, ...own };
  const { originals, crops } = pictures[layer]!;
  const from = originals.find((one) => stemOf(one) === stemOf(name) && READ.test(one));
  return from === undefined ? null : { upload: null, file, from, crop: crops[from] ?? null };
}

/** A picture of the brand: shown, replaced by a file with a part of it chosen, or by one of those that there are. */
export function PictureInput({ id, label, place, types, edited, isWrong }: Props) {
  const studio = useStudio();
  const target = useStudioState((state) => state.target);
  const draft = useStudioState((state) => state.draft);
  const { layers } = useStudioState(({ bundle }) => bundle);
  const known = useStudioState((state) => state.pictures);
  const addressOf = useAddress();
  const [chosen, setChosen] = useState<ReadPicture | null>(null);
  /** The part that was shown of the chosen one, where that is cut anew; null for another one. */
  const [again, setAgain] = useState<{ crop: Crop | null } | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  /** The file that was chosen last: an earlier one can take longer to read. */
  const last = useRef<File>(undefined);
  const dropZone = useDropZone((file) => take(file));
  const role = roleAt(place.name, place.at);
  if (role === null) return null;
  const taken = takenTypes(types, role);
  const value = typeof edited.value === 'string' ? edited.value : '';
  const holder = layerWith({ layers: layers.map((layer) => layer.id), pictures: known, draft }, value);
  const cut = holder === undefined ? null : cutOf(holder, value, draft.pictures, known);
  const read = async (file: File, before: { crop: Crop | null } | null) => {
    last.current = file;
    setFault(null);
    const found = await readPicture(file, taken);
    if (last.current !== file) return;
    setAgain(before);
    setChosen(typeof found === 'string' ? null : found);
    if (typeof found === 'string') setFault(found);
  };
  const take = (file: File) => void read(file, null);
  const cropAgain = async ({ upload, file, from, crop }: Cut) => {
    last.current = undefined;
    try {
      const { bundle } = studio.store.getState();
      const original = upload === null ? await studio.calls.original(file) : await keptOriginal(bundle.id, upload);
      if (last.current !== undefined) return;
      if (original === null) return setFault('The original is no longer kept: choose it again.');
      await read(new File([original], from, { type: original.type }), { crop });
    } catch (cause) {
      setFault(saidBy(cause));
    }
  };
  const use = async ({ original, from }: ReadPicture, { name, crop, hash }: PlacedPicture): Promise<string | null> => {
    try {
      const upload = await studio.keepPicture(original);
      const pictures = { [`brands/${target}/images/${name}`]: { upload, crop, hash, from, bytes: original.size } };
      const isSame = value === name;
      const why = await (isSame ? studio.add((draft) => pictured(draft, pictures)) : edited.setPicture(name, pictures));
      if (why === null) setChosen(null);
      return why;
    } catch (cause) {
      return saidBy(cause);
    }
  };
  return (
    <div
      role="group"
      aria-label={label}
      aria-describedby={isWrong ? `${id}-error` : undefined}
      className={styles.picture}
      {...dropZone}
    >
      {value !== '' && <ShownPicture name={value} src={addressOf(value)} />}
      <span className={styles.buttons}>
        <FileButton
          id={id}
          accept={[...READ_TYPES, ...taken.flatMap((type) => ENDINGS[type] ?? [])].join(',')}
          label={`Replace ${label}`}
          describedBy={`${id}-fault`}
          onFile={take}
        >
          {value === '' ? 'Choose a file' : 'Replace'}
        </FileButton>
        {cut !== null && (
          <button type="button" className={`${controls.button} ${controls.small}`} onClick={() => void cropAgain(cut)}>
            Crop
          </button>
        )}
        <span className={controls.hint}>or drop one here: {taken.join(', ')}</span>
      </span>
      <p id={`${id}-fault`} className={styles.fault} role="alert">
        {fault}
      </p>
      {chosen !== null && (
        <NewPicture
          key={`${chosen.from} ${chosen.original.size} ${again !== null}`}
          label={label}
          picture={chosen}
          role={role}
          ending={
            isDrawn(chosen.type)
              ? chosen.type
              : writtenType(
                  chosen.type,
                  types.filter((type) => role.types.includes(type)),
                )
          }
          before={again === null ? null : { name: value, crop: again.crop }}
          onUse={(placed) => use(chosen, placed)}
          onCancel={() => setChosen(null)}
        />
      )}
      {typeof edited.written === 'string' && edited.written !== value && <UnusedPictures only={edited.written} />}
      <Alternatives
        label={label}
        role={role}
        value={value}
        addressOf={addressOf}
        onChoose={(name) => {
          edited.set(name);
          edited.rest();
        }}
      />
    </div>
  );
}
