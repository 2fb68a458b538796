import { useState } from 'react';
import { roleAt } from '../../../../tools/brand-files/pictures/pictureRoles.ts';
import type { ImageType } from '../../../../tools/brand-files/pictures/pictureType.ts';
import { isDrawn, writtenType } from '../../../../tools/studio/pictures/pictureNames.ts';
import type { Json } from '#engine/brand/json.ts';
import controls from '#preview/controls/controls.module.css';
import { useDropZone } from '#preview/controls/useDropZone.ts';
import { type DraftPictures, pictured } from '../draft/draft.ts';
import { useStudio, useStudioState } from '../state/StudioProvider.tsx';
import { keptOriginal } from '../state/keptOriginals.ts';
import { Alternatives } from './Alternatives.tsx';
import { NewPicture, type PlacedPicture } from './NewPicture.tsx';
import styles from './Pictures.module.css';
import { type ReadPicture, readPicture, takenTypes } from './readPicture.ts';
import { ShownPicture } from './ShownPicture.tsx';
import { useAddress } from './useAddress.ts';

interface Props {
  id: string;
  label: string;
  place: { name: string; at: string };
  /** What the schema takes. */
  types: readonly ImageType[];
  edited: {
    value: Json | undefined;
    set: (value: string) => void;
    setPicture: (name: string, pictures: DraftPictures) => Promise<string | null>;
    rest: () => void;
  };
  isWrong: boolean;
}

const saidBy = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));
const ENDINGS: Partial<Record<ImageType, string>> = { svg: '.svg', ico: '.ico', jpg: '.jpg,.jpeg', png: '.png' };

/** A picture of the brand: shown, replaced by a file with a part of it chosen, or by one of those that there are. */
export function PictureInput({ id, label, place, types, edited, isWrong }: Props) {
  const studio = useStudio();
  const target = useStudioState((state) => state.target);
  const drafted = useStudioState(({ draft }) => draft.pictures);
  const addressOf = useAddress();
  const [chosen, setChosen] = useState<ReadPicture | null>(null);
  /** The chosen one is that of the draft, cut anew. */
  const [isAgain, setAgain] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const dropZone = useDropZone((file) => take(file));
  const role = roleAt(place.name, place.at);
  if (role === null) return null;
  const taken = takenTypes(types, role);
  const value = typeof edited.value === 'string' ? edited.value : '';
  const own = drafted[`brands/${target}/images/${value}`];
  const read = async (file: File, again: boolean) => {
    setFault(null);
    const found = await readPicture(file, taken);
    setAgain(again);
    setChosen(typeof found === 'string' ? null : found);
    if (typeof found === 'string') setFault(found);
  };
  const take = (file: File | undefined) => {
    if (file !== undefined) void read(file, false);
  };
  const cropAgain = async () => {
    const original = own && (await keptOriginal(studio.store.getState().bundle.id, own.upload));
    if (!original) return setFault('The original is no longer kept: choose it again.');
    await read(new File([original], own.from, { type: original.type }), true);
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
        <label className={`${controls.button} ${controls.small}`}>
          {value === '' ? 'Choose a file' : 'Replace'}
          <input
            id={id}
            type="file"
            accept={['image/png', 'image/jpeg', 'image/webp', 'image/avif', ...taken.flatMap((type) => ENDINGS[type] ?? [])].join(
              ',',
            )}
            aria-label={`Replace ${label}`}
            aria-describedby={`${id}-fault`}
            onChange={({ target: input }) => {
              take(input.files?.[0]);
              // the same file can be chosen again
              input.value = '';
            }}
          />
        </label>
        {own !== undefined && !value.endsWith('.svg') && !value.endsWith('.ico') && (
          <button type="button" className={`${controls.button} ${controls.small}`} onClick={() => void cropAgain()}>
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
          key={`${chosen.from} ${chosen.original.size} ${isAgain}`}
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
          before={isAgain && own !== undefined ? { name: value, crop: own.crop } : null}
          onUse={(placed) => use(chosen, placed)}
          onCancel={() => setChosen(null)}
        />
      )}
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
