import { createHash } from 'node:crypto';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const src = fileURLToPath(new URL('../../src/', import.meta.url));

const NAME = /(?:\.|@keyframes\s+)([A-Za-z_][\w-]*)/g;

/** What all names of a CSS module start with, from its path: the same on each machine, and new in no module but a moved one. */
export const prefixOf = (file: string): string =>
  BigInt(`0x${createHash('sha256').update(relative(src, file).split(sep).join('/')).digest('hex')}`)
    .toString(36)
    .slice(0, 4);

/**
 * The name that a class or animation of a CSS module has in the build: the module's prefix and the name's number in the file.
 * Names stand in style sheets, scripts and the HTML of each page, and letters that repeat compress to almost nothing.
 * @throws for a name that the module does not have
 */
export function scopedName(name: string, file: string, css: string): string {
  const number = [...new Set([...css.matchAll(NAME)].map((match) => match[1]))].indexOf(name);
  if (number < 0) throw new Error(`${file} has no class or animation named ${name}.`);
  return `_${prefixOf(file)}${number.toString(36)}`;
}
