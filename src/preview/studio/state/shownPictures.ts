import type { LayerImages } from '../../../../tools/studio/brandBundle.ts';
import type { ChangedFile, ChangedPicture, Draft } from '../draft/draft.ts';
import type { StudioCalls } from './calls.ts';
import { keptOriginal } from './keptOriginals.ts';

/** What a page shows of a new picture, or why there is none; of which one tells whether it is that of the draft. */
export type Shown = {
  of: string;
  /** It was saved since the page was opened. */
  isWritten?: true;
} & ({ shown: string; bytes: number } | { why: string });

/** By path: `brands/acme/images/mark.svg`. */
export type ShownPictures = Readonly<Record<string, Shown>>;

/** What a result depends on. */
export const versionOf = ({ upload, crop }: Pick<ChangedPicture, 'upload' | 'crop'>): string =>
  `${upload} ${JSON.stringify(crop)}`;

/** Sends an original again that the server no longer has. @throws when the browser does not have it either */
export async function sendKept(calls: StudioCalls, brand: string, upload: string): Promise<void> {
  const original = await keptOriginal(brand, upload);
  if (original === null)
    throw new Error('The original of a new picture is no longer kept: take the picture back, and choose it again.');
  await calls.sendPicture(original);
}

/** Asks for what pages show of these pictures. */
export async function askShown(
  calls: StudioCalls,
  brand: string,
  { files, pictures }: { files: readonly ChangedFile[]; pictures: readonly ChangedPicture[] },
): Promise<ShownPictures> {
  let made = await calls.pictures(files, pictures);
  const missing = new Set(Object.values(made).flatMap((one) => ('missing' in one ? [one.missing] : [])));
  for (const upload of missing) await sendKept(calls, brand, upload);
  if (missing.size > 0) made = await calls.pictures(files, pictures);
  return Object.fromEntries(
    pictures.flatMap((picture) => {
      const found = made[picture.file];
      return found === undefined || 'missing' in found ? [] : [[picture.file, { ...found, of: versionOf(picture) }]];
    }),
  );
}

interface Pictures {
  /** Ids, base first. */
  layers: readonly string[];
  pictures: Readonly<Record<string, LayerImages>>;
  draft: Draft;
}

/** The nearest layer that has a picture with the draft; undefined for none. */
export const layerWith = ({ layers, pictures, draft }: Pictures, name: string): string | undefined =>
  layers.findLast((id) => {
    const own = draft.pictures[`brands/${id}/images/${name}`];
    return own === undefined ? pictures[id]?.images.some((image) => image.name === name) === true : own.upload !== null;
  });

/** The name under which a page asks for the picture that a brand names: its own, or that of the draft or of what was just written. */
export function shownName({ layers, pictures, draft, shown }: Pictures & { shown: ShownPictures }, name: string): string {
  for (const layer of layers.toReversed()) {
    const file = `brands/${layer}/images/${name}`;
    const own = draft.pictures[file];
    if (own?.upload === null) continue;
    const made = shown[file];
    const isOfIt = own === undefined ? made?.isWritten === true : made?.of === versionOf(own);
    if (isOfIt && made !== undefined && 'shown' in made) return made.shown;
    if (own !== undefined || pictures[layer]?.images.some((image) => image.name === name) === true) return name;
  }
  return name;
}
