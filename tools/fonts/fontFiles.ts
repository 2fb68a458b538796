import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FontFamily } from './families.ts';

const require = createRequire(import.meta.url);

export type Subset = 'latin' | 'latin-ext' | 'vietnamese' | 'cyrillic' | 'cyrillic-ext' | 'greek' | 'greek-ext';

/** What a program learns of installed packages, once for all brands. */
const folders = new Map<string, string>();
const ranges = new Map<string, Record<string, string>>();

function packageFolder({ package: name }: FontFamily): string {
  const folder = folders.get(name) ?? dirname(require.resolve(`${name}/package.json`));
  folders.set(name, folder);
  return folder;
}

/** Path of one subset's file inside the installed package. */
export function fontSource(family: FontFamily, subset: Subset, variant: string): string {
  return join(packageFolder(family), 'files', `${family.stem}-${subset}-${variant}-normal.woff2`);
}

/** `unicode-range` of every subset, as the package states it. */
export function unicodeRanges(family: FontFamily): Readonly<Record<string, string>> {
  const path = join(packageFolder(family), 'unicode.json');
  const known = ranges.get(path) ?? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>);
  ranges.set(path, known);
  return known;
}

const urls = new Map<string, string>();

/** The URL of a font file, with a content hash for permanent caching. */
export function fontUrl(family: FontFamily, subset: Subset, variant: string): string {
  const source = fontSource(family, subset, variant);
  const known = urls.get(source);
  if (known !== undefined) return known;
  const hash = createHash('sha256').update(readFileSync(source)).digest('hex').slice(0, 8);
  const url = `/assets/fonts/${family.stem}-${subset}-${variant}-${hash}.woff2`;
  urls.set(source, url);
  return url;
}

/** Copies missing font files into the engine's folder. */
export function copyFonts(files: Iterable<{ url: string; source: string }>, engineDir: string): void {
  for (const { url, source } of files) {
    const target = join(engineDir, url);
    if (existsSync(target)) continue;
    mkdirSync(dirname(target), { recursive: true });
    // in one step: another publisher may copy the same one, and a server send it
    const half = `${target}.${process.pid}.part`;
    copyFileSync(source, half);
    renameSync(half, target);
  }
}
