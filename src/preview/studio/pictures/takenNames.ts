import { stemOf } from '../../../../tools/studio/pictures/pictureNames.ts';
import { useStudioState } from '../state/StudioProvider.tsx';

/** What a name of a new picture meets in the layer that is written to, and in those around it. */
export interface Taken {
  kind: 'free' | 'replaces' | 'hides' | 'blocked';
  words: string;
  why: string;
  /** Hash of the picture that it takes the place of; null: there is none. */
  hash: string | null;
}

const FREE: Taken = { kind: 'free', words: '', why: '', hash: null };

/** What is wrong with the stem of a name; null for none. */
export const nameFault = (stem: string): string | null =>
  /^[a-z0-9][a-z0-9-]*$/.test(stem) ? null : 'A name has small letters, digits and hyphens, and begins with a letter or digit.';

export function useTaken(name: string): Taken {
  const { layers } = useStudioState(({ bundle }) => bundle);
  const pictures = useStudioState((state) => state.pictures);
  const target = useStudioState((state) => state.target);
  const drafted = useStudioState(({ draft }) => draft.pictures);
  const own = pictures[target];
  const there = own?.images.find((image) => image.name === name);
  if (there !== undefined) return { ...FREE, kind: 'replaces', words: `${target} has a picture ${name}.`, hash: there.hash };
  if (drafted[`brands/${target}/images/${name}`] !== undefined)
    return { ...FREE, kind: 'replaces', words: `The draft has a picture ${name}.` };
  const original = own?.originals.find((one) => stemOf(one) === stemOf(name));
  if (original !== undefined)
    return { ...FREE, kind: 'blocked', why: `${original} is among the originals of ${target}: give another name.` };
  const other = layers.find(({ id }) => id !== target && pictures[id]?.images.some((image) => image.name === name) === true);
  if (other === undefined) return FREE;
  const isBelow = layers.findIndex(({ id }) => id === other.id) < layers.findIndex(({ id }) => id === target);
  const words = isBelow
    ? `${other.id} has a picture ${name}: ${target} then shows its own wherever that is named.`
    : `${other.id} has a picture ${name} of its own, which it goes on to show.`;
  return { ...FREE, kind: 'hides', words };
}
