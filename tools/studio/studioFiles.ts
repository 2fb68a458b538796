import { join } from 'node:path';
import { checkBrands } from '../brand-files/checkBrands.ts';
import { brandOutlines, withChildren } from '../brand-files/brandOutlines.ts';
import type { BrandFolders } from '../brand-files/brandFolders.ts';
import type { BrandNames } from '../brand-files/brandNames.ts';
import { type Finding, hasErrors } from '../brand-files/finding.ts';
import { readJsonSource } from '../brand-files/jsonSource.ts';
import { hashOf, type HashedFile } from './brandBundle.ts';
import { type BrandPath, brandPath } from './brandPaths.ts';
import { draftFolders } from './draftFolders.ts';
import type { AskedFile, AskedValue } from './requests.ts';
import { bytesOf, type Disk, writeTogether } from './writeTogether.ts';

/** What became of a request to write. */
export type Outcome =
  | { kind: 'saved'; files: Record<string, HashedFile> }
  /** Other bytes are there than those that were edited; null: no file. */
  | { kind: 'conflict'; files: Record<string, HashedFile | null> }
  | { kind: 'findings'; findings: Finding[] }
  | { kind: 'refused'; why: string }
  /** The disk said no. */
  | { kind: 'failed'; why: string };

export interface StudioFolders {
  /** Folder of all brands on the disk. */
  root: string;
  folders: BrandFolders;
  names: () => Promise<BrandNames>;
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

function whyFailed(cause: unknown, paths: readonly BrandPath[]): string {
  const { code = '', path = '', message } = cause as NodeJS.ErrnoException;
  const file = paths.find((one) => path.startsWith(one.path)) ?? paths[0]!;
  return `brands/${file.id}/${file.name} was not written, and no other file: ${reasons[code] ?? message}.`;
}

/** The findings on all brands that these texts concern. */
export async function checkDraft(
  { folders, names }: StudioFolders,
  files: readonly Pick<AskedFile, 'file' | 'text'>[],
): Promise<Finding[]> {
  const drafted = draftFolders(folders, new Map(files.map(({ file, text }) => [file, text])));
  const layers = [...new Set(files.map(({ file }) => file.split('/')[1] ?? ''))];
  return checkBrands(withChildren(layers, brandOutlines(drafted)), await names(), { folders: drafted });
}

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

/** Checks and writes all of the files, or none. */
export async function saveFiles(studio: StudioFolders, files: readonly AskedFile[]): Promise<Outcome> {
  const paths: BrandPath[] = [];
  for (const { file, text } of files) {
    const path = brandPath(studio.root, file);
    if (typeof path === 'string') return { kind: 'refused', why: path };
    paths.push(path);
    const { findings } = readJsonSource(file, text);
    if (findings.length > 0) return { kind: 'findings', findings };
  }
  try {
    const before = compared(files, paths);
    if (before.changed.length > 0) return { kind: 'conflict', files: Object.fromEntries(before.changed) };
    const findings = await checkDraft(studio, files);
    if (hasErrors(findings)) return { kind: 'findings', findings };
    // the check took a while
    const { befores, changed } = compared(files, paths);
    if (changed.length > 0) return { kind: 'conflict', files: Object.fromEntries(changed) };
    const moved = files.map(({ file }) => brandPath(studio.root, file)).find((path) => typeof path === 'string');
    if (moved !== undefined) return { kind: 'refused', why: moved };
    writeTogether(
      files.map(({ text }, index) => ({ path: paths[index]!.path, before: befores[index] ?? null, text })),
      studio.disk,
    );
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === undefined) throw cause;
    return { kind: 'failed', why: whyFailed(cause, paths) };
  }
  return { kind: 'saved', files: Object.fromEntries(files.map(({ file, text }) => [file, { text, hash: hashOf(text) }])) };
}

/** The path on the disk of a file that the studio has written. */
export const diskPath = ({ root }: StudioFolders, file: string): string => join(root, file.replace(/^brands\//, ''));
