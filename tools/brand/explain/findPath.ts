import { pointerTo } from '../../../src/engine/brand/json.ts';
import { nearMatches } from '../../../src/engine/brand/nearMatch.ts';
import { dotted, type LayerValues, pointersIn, valueAt } from './layerValues.ts';

export interface FoundPath {
  file: string;
  pointer: string;
}

/** Keys of the other files in the resolved brand. */
const heads: Readonly<Record<string, string>> = { registerForm: 'register-form.json', brand: 'brand.json' };

const keysOf = (path: string): string[] => {
  if (path.startsWith('/'))
    return path
      .slice(1)
      .split('/')
      .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  return path === '' ? [] : path.split('.');
};

/** The pointer of `keys` in any layer's file; keys with dots are tried too. */
function pointerOf(values: LayerValues, file: string, keys: readonly string[], at = ''): string | null {
  const layers = values.layers.get(file) ?? [];
  const exists = (pointer: string) =>
    layers.some(({ source }) => source.value !== null && valueAt(source.value, pointer) !== undefined);
  if (keys.length === 0) return at;
  for (let count = 1; count <= keys.length; count += 1) {
    const pointer = pointerTo(at, keys.slice(0, count).join('.'));
    const found = exists(pointer) ? pointerOf(values, file, keys.slice(count), pointer) : null;
    if (found !== null) return found;
  }
  return null;
}

/** Candidate files of a path with the remaining keys, best first. */
function attempts(path: string, values: LayerValues): [file: string, keys: string[]][] {
  const files = [...values.layers.keys()];
  const named = /^([\w/.-]+?\.json)[#:\s]*(.*)$/s.exec(path.trim());
  if (named) return [[named[1]!.replace(/^brands\/[^/]+\//, ''), keysOf(named[2]!.trim().replace(/^\./, ''))]];
  const keys = keysOf(path.trim().replace(/^#/, ''));
  const [first = '', second = '', ...rest] = keys;
  const folder = `${first}/${second}.json`;
  const head = heads[first] ?? `${first}.json`;
  return [
    ...(files.includes(folder) ? [[folder, rest] as [string, string[]]] : []),
    ...(files.includes(head) ? [[head, keys.slice(1)] as [string, string[]]] : []),
    ['brand.json', keys],
    ...files.map((file): [string, string[]] => [file, keys]),
  ];
}

/**
 * Resolves a path: `theme.json color.light.accent`, `theme.json#/color/light/accent`, `menus.side.entries.home`,
 * `/hosts` or `color.light.accent`. Null when no layer has it.
 */
export function findPath(path: string, values: LayerValues): FoundPath | null {
  for (const [file, keys] of attempts(path, values)) {
    const pointer = values.layers.has(file) ? pointerOf(values, file, keys) : null;
    if (pointer !== null) return { file, pointer };
  }
  return null;
}

/** A text key, `namespace:key`, as the files use it. */
const TEXT_KEY = /^([a-z][A-Za-z0-9-]*):([A-Za-z0-9_.-]+)$/;

/** The places of a text key in the brand's texts, one for each language that a layer sets. */
export function textPaths(path: string, values: LayerValues): FoundPath[] {
  const [, namespace, key] = TEXT_KEY.exec(path.trim()) ?? [];
  if (namespace === undefined || key === undefined) return [];
  return [...values.layers.keys()]
    .filter((file) => file.startsWith('texts/'))
    .sort()
    .flatMap((file) => {
      const pointer = pointerOf(values, file, [namespace, key]);
      return pointer === null ? [] : [{ file, pointer }];
    });
}

/** Near matches, in the form that `explain` reads. */
export function nearPaths(path: string, values: LayerValues): string[] {
  const [[file, keys] = ['brand.json', []]] = attempts(path, values);
  const within = values.layers.has(file) && /\.json/.test(path) ? [file] : [...values.layers.keys()];
  const byPath = new Map<string, string>();
  const byKey = new Map<string, string[]>();
  for (const name of within) {
    if (name.startsWith('sandbox/') && !path.includes('sandbox')) continue;
    for (const pointer of pointersIn(values.merged.get(name)?.value ?? {})) {
      const readable = `${name} ${dotted(pointer)}`;
      byPath.set(dotted(pointer), readable);
      const last = pointer.slice(pointer.lastIndexOf('/') + 1);
      byKey.set(last, [...(byKey.get(last) ?? []), readable]);
    }
  }
  const near = [
    ...nearMatches(keys.join('.'), byPath.keys()).map((found) => byPath.get(found)!),
    ...nearMatches(keys.at(-1) ?? '', byKey.keys()).flatMap((found) => byKey.get(found)!.slice(0, 2)),
  ];
  return [...new Set(near)].slice(0, 4);
}
