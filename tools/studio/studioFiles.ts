import { join } from 'node:path';
import { checkBrands } from '../brand-files/checkBrands.ts';
import { brandOutlines, withChildren } from '../brand-files/brandOutlines.ts';
import type { BrandFolders } from '../brand-files/brandFolders.ts';
import type { BrandNames } from '../brand-files/brandNames.ts';
import { type Finding, hasErrors } from '../brand-files/finding.ts';
import { readJsonSource } from '../brand-files/jsonSource.ts';
import { hashOf, type HashedFile } from './brandBundle.ts';
import { type BrandPath, brandPath, picturePath } from './brandPaths.ts';
import { draftFolders } from './draftFolders.ts';
import { pictureFiles } from './pictureFiles.ts';
import { isMade, makePicture } from './pictures/makePicture.ts';
import { isNew } from './pictures/askedPictures.ts';
import type { PictureStore } from './pictures/pictureStore.ts';
import type { AskedDraft, AskedFile, AskedValue } from './requests.ts';
import { bytesOf, type Disk, writeTogether } from './writeTogether.ts';

/** What became of a request to write. */
export type Outcome =
  | { kind: 'saved'; files: Record<string, HashedFile> }
  /** Other bytes are there than those that were edited; null: no file. */
  | { kind: 'conflict'; files: Record<string, HashedFile | null> }
  | { kind: 'findings'; findings: Finding[] }
  /** Originals of pictures that have to be sent again, by hash. */
  | { kind: 'missing'; uploads: string[] }
  | { kind: 'refused'; why: string }
  /** The disk said no. */
  | { kind: 'failed'; why: string };

export interface StudioFolders {
  /** Folder of all brands on the disk. */
  root: string;
  folders: BrandFolders;
  names: () => Promise<BrandNames>;
  pictures: PictureStore;
  /** Folder of encoded pictures, where it is another one. */
  cache?: string;
  disk?: Disk;
}

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EACCES: 'it may not be written',
  EPERM: 'it may not be written',
  EROFS: 'the disk is read-only',
  ENOENT: 'its folder is gone',
};

function whyFailed({ root }: StudioFolders, cause: unknown, wanted: readonly string[]): string {
  const { code = '', path = '', message } = cause as NodeJS.ErrnoException;
  const file = wanted.find((one) => path.startsWith(one)) ?? wanted[0]!;
  return `brands${file.slice(root.length)} was not written, and no other file: ${reasons[code] ?? message}.`;
}

/** The brand folders with the files of a draft, and its pictures as `brand images` makes them. */
export async function drafted(studio: StudioFolders, { files, pictures }: AskedDraft) {
  const texts = new Map(files.map(({ file, text }) => [file, text]));
  const folders = draftFolders(studio.folders, texts);
  const { pictures: store, cache } = studio;
  const all = await Promise.all(
    pictures.filter(isNew).map(async (asked) => {
      const made = await makePicture({ store, folders, ...(cache !== undefined && { cache }) }, asked);
      return [asked.file, made] as const;
    }),
  );
  const made = all.flatMap(([, picture]) => (isMade(picture) ? [picture] : []));
  const gone = pictures.filter((asked) => !isNew(asked));
  const paths = new Map<string, string | null>(gone.map(({ file }) => [file, null]));
  for (const { asked, path } of made) paths.set(asked.file, path);
  return {
    folders: draftFolders(studio.folders, texts, paths),
    made,
    gone,
    /** By file. */
    unmade: all.flatMap(([file, picture]) => (isMade(picture) ? [] : [[file, picture] as const])),
  };
}

const layersOf = ({ files, pictures }: AskedDraft): string[] => [
  ...new Set([...files, ...pictures].map(({ file }) => file.split('/')[1] ?? '')),
];

async function findingsIn({ names }: StudioFolders, folders: BrandFolders, draft: AskedDraft): Promise<Finding[]> {
  return checkBrands(withChildren(layersOf(draft), brandOutlines(folders)), await names(), { folders });
}

/** The findings on all brands that a draft concerns. */
export async function checkDraft(studio: StudioFolders, draft: AskedDraft): Promise<Finding[]> {
  return findingsIn(studio, (await drafted(studio, draft)).folders, draft);
}

/** The path on the disk of a file of a brand. */
const diskPath = ({ root }: StudioFolders, file: string): string => join(root, file.replace(/^brands\//, ''));

/** Of the brands that a layer's value concerns, those that take it and those that have one of their own nearer. */
export function reachOf({ folders }: StudioFolders, { layer, name, at }: AskedValue): { changes: string[]; keeps: string[] } {
  const outlines = brandOutlines(folders);
  const has = new Map<string, boolean>();
  const owns = (id: string): boolean => {
    if (!has.has(id)) {
      const text = folders.texts(id)?.get(name);
      has.set(id, text !== undefined && readJsonSource(`brands/${id}/${name}`, text).has(at));
    }
    return has.get(id)!;
  };
  const brands = withChildren([layer], outlines).filter((id) => id !== 'base');
  const keeps = brands.filter((id) => {
    const chain = outlines.get(id)?.chain ?? [];
    return chain.slice(0, chain.indexOf(layer)).some(owns);
  });
  return { changes: brands.filter((id) => !keeps.includes(id)), keeps };
}

/** The files with the bytes that they have now. */
function compared(files: readonly AskedFile[], paths: readonly BrandPath[]) {
  const befores = paths.map(({ path }) => bytesOf(path));
  const changed = files.flatMap(({ file, hash }, index): [string, HashedFile | null][] => {
    const bytes = befores[index] ?? null;
    const now = bytes === null ? null : hashOf(bytes);
    return now === hash ? [] : [[file, bytes === null ? null : { text: bytes.toString('utf8'), hash: now! }]];
  });
  return { befores, changed };
}

/** What became of a request, and every file that was written or removed. */
export interface Saved {
  outcome: Outcome;
  paths: string[];
}

const unsaved = (outcome: Outcome): Saved => ({ outcome, paths: [] });

/** Checks and writes all files and pictures of a draft, or none. */
export async function saveDraft(studio: StudioFolders, draft: AskedDraft): Promise<Saved> {
  const { root } = studio;
  const { files } = draft;
  const paths: BrandPath[] = [];
  for (const { file, text } of files) {
    const path = brandPath(root, file);
    if (typeof path === 'string') return unsaved({ kind: 'refused', why: path });
    paths.push(path);
    const { findings } = readJsonSource(file, text);
    if (findings.length > 0) return unsaved({ kind: 'findings', findings });
  }
  let wanted = [...paths.map(({ path }) => path), ...draft.pictures.map(({ file }) => diskPath(studio, file))];
  try {
    const before = compared(files, paths);
    if (before.changed.length > 0) return unsaved({ kind: 'conflict', files: Object.fromEntries(before.changed) });
    const { folders, made, gone, unmade } = await drafted(studio, draft);
    const uploads = unmade.flatMap(([, picture]) => ('missing' in picture ? [picture.missing] : []));
    if (uploads.length > 0) return unsaved({ kind: 'missing', uploads });
    for (const [, picture] of unmade) if ('why' in picture) return unsaved({ kind: 'refused', why: picture.why });
    const linked = made
      .map(({ asked, original }) => picturePath(root, asked.file, original?.name ?? null))
      .find((why) => why !== null);
    if (linked !== undefined) return unsaved({ kind: 'refused', why: linked });
    const findings = await findingsIn(studio, folders, draft);
    if (hasErrors(findings)) return unsaved({ kind: 'findings', findings });
    // the check took a while
    const { befores, changed } = compared(files, paths);
    if (changed.length > 0) return unsaved({ kind: 'conflict', files: Object.fromEntries(changed) });
    const moved = files.map(({ file }) => brandPath(root, file)).find((path) => typeof path === 'string');
    if (moved !== undefined) return unsaved({ kind: 'refused', why: moved });
    const further = pictureFiles(root, made, gone);
    if (typeof further === 'string') return unsaved({ kind: 'refused', why: further });
    const texts = files.map(({ text }, index) => ({
      path: paths[index]!.path,
      before: befores[index] ?? null,
      content: text,
    }));
    wanted = [...texts, ...further].map(({ path }) => path);
    writeTogether([...texts, ...further], studio.disk);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === undefined) throw cause;
    return unsaved({ kind: 'failed', why: whyFailed(studio, cause, wanted) });
  }
  const now = files.map(({ file, text }) => [file, { text, hash: hashOf(text) }] as const);
  return { outcome: { kind: 'saved', files: Object.fromEntries(now) }, paths: wanted };
}
