import { ownEntry } from '#engine/values/ownEntry.ts';
import { type Json, type JsonObject, isJsonObject, pointerKeys } from './json.ts';
import type { Merged, Origin, Removal } from './mergeLayers.ts';
import { type Files, type Reference, type Spot, pathReferences, references } from './references.ts';

type MergedFiles = ReadonlyMap<string, Merged>;

function valueAt(root: Json | undefined, keys: readonly string[]): Json | undefined {
  let value = root;
  for (const key of keys) value = isJsonObject(value) ? ownEntry(value, key) : undefined;
  return value;
}

/** Where a layer removed the value at a spot, or what has it; null for one that is there, and for one that never was. */
export function removalOf(merged: MergedFiles, { file, pointer }: Spot): Removal | null {
  const found = merged.get(file);
  if (found === undefined || found.removed.size === 0) return null;
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const removal = found.removed.get(at);
    if (removal !== undefined) return valueAt(found.value, pointerKeys(pointer)) === undefined ? removal : null;
  }
  return null;
}

/**
 * The merged files of a brand without what names something that a later layer removed: the item of a list, and the menu entry,
 * region or section that leads there or depends on it; then what names that. A path that a later layer leaves out of the paths of
 * its route is removed in the same way. A name that the removing layer gives itself stays, for the check to report it.
 * @param chain ids of the layers, the ancestor first
 */
export function withoutRemoved(merged: MergedFiles, chain: readonly string[]): MergedFiles {
  // no text names anything, or is named
  const linked = new Map([...merged].filter(([name]) => !name.startsWith('texts/')));
  const isKnown = (one: Known) =>
    one.chain.length === chain.length &&
    one.chain.every((id, at) => id === chain[at]) &&
    one.linked.size === linked.size &&
    [...linked].every(([name, file]) => one.linked.get(name) === file);
  const known = lastKnown.find(isKnown) ?? { chain, linked, left: withoutGone(linked, chain) };
  lastKnown = [known, ...lastKnown.filter((one) => one !== known)].slice(0, MOST_KNOWN);
  return new Map([...merged, ...known.left]);
}

interface Known {
  chain: readonly string[];
  linked: MergedFiles;
  left: MergedFiles;
}

/** The last brands: of one that is edited, most edits concern a text. */
let lastKnown: readonly Known[] = [];
const MOST_KNOWN = 4;

function withoutGone(merged: MergedFiles, chain: readonly string[]): MergedFiles {
  const depths = new Map(chain.map((layer, depth) => [layer, depth]));
  const depthOf = (origin: Origin | undefined): number => depths.get(origin?.layer ?? '') ?? -1;
  let left = withoutLostPaths(merged, depthOf);
  if ([...left.values()].every(({ removed }) => removed.size === 0)) return left;
  for (;;) {
    const gone = [...references(valuesOf(left), (path) => ownersOf(left, path))].flatMap((reference) => {
      const removal = reference.targets.map((target) => removalOf(left, target)).find((one) => one !== null);
      if (!removal || reference.targets.some((target) => isDescribed(left, target))) return [];
      const named = left.get(reference.file)?.provenance.get(reference.pointer);
      return depthOf(removal) > depthOf(named) ? [{ reference, removal }] : [];
    });
    if (gone.length === 0) return left;
    const next = new Map(left);
    for (const { reference, removal } of gone) leaveOut(next, reference, removal);
    left = next;
  }
}

/** Without inherited menu entries and banners of a path that a later layer took from its route by listing others. */
function withoutLostPaths(merged: MergedFiles, depthOf: (origin: Origin | undefined) => number): MergedFiles {
  const lost = [...pathReferences(valuesOf(merged))].filter(({ path }) => ownersOf(merged, path).length === 0);
  if (lost.length === 0) return merged;
  const lists = [...(merged.get('layout.json')?.provenance ?? [])].filter(([pointer]) => LISTED_PATHS.test(pointer));
  const next = new Map(merged);
  for (const { path: _, route, ...reference } of lost) {
    const named = depthOf(merged.get(reference.file)?.provenance.get(reference.pointer));
    const later = lists.find(([at, origin]) => (route === undefined || at === `${route}/paths`) && depthOf(origin) > named);
    if (later === undefined) continue;
    const [pointer, origin] = later;
    leaveOut(next, { ...reference, targets: [] }, { ...origin, name: 'layout.json', pointer, value: null });
  }
  return next;
}

const LISTED_PATHS = /^\/routes\/[^/]+\/paths$/;

const valuesOf = (merged: MergedFiles): Files => Object.fromEntries([...merged].map(([name, { value }]) => [name, value]));

const isDescribed = (merged: MergedFiles, { file, pointer }: Spot): boolean =>
  valueAt(merged.get(file)?.value, pointerKeys(pointer)) !== undefined;

/** Names of the routes that have a path, and of the removed ones that had it. */
function ownersOf(merged: MergedFiles, path: string): string[] {
  const file = merged.get('layout.json');
  const routes = Object.entries((file?.value['routes'] ?? {}) as JsonObject);
  const before = [...(file?.removed ?? [])].flatMap(([pointer, { value }]): [string, Json][] => {
    const [table, name, ...rest] = pointerKeys(pointer);
    return table === 'routes' && name !== undefined && rest.length === 0 ? [[name, value]] : [];
  });
  return [...routes, ...before].flatMap(([name, route]) => {
    const paths = valueAt(route, ['paths']);
    return Array.isArray(paths) && paths.includes(path) ? [name] : [];
  });
}

function leaveOut(merged: Map<string, Merged>, { file, pointer, item, owner }: Reference, removal: Removal): void {
  const list = valueAt(merged.get(file)?.value, pointerKeys(pointer));
  if (item === undefined || !Array.isArray(list)) {
    if (owner !== undefined) remove(merged, owner, removal);
    return;
  }
  const rest = list.filter((name) => name !== item);
  // a condition without any name would always hold
  if (rest.length === 0 && owner !== undefined) remove(merged, owner, removal);
  else change(merged, file, pointer, Object.freeze(rest) as Json[]);
}

function remove(merged: Map<string, Merged>, { file, pointer }: Spot, removal: Removal): void {
  const value = valueAt(merged.get(file)?.value, pointerKeys(pointer));
  if (value === undefined) return;
  change(merged, file, pointer, undefined);
  const { provenance, removed, ...rest } = merged.get(file)!;
  const kept = [...provenance].filter(([at]) => at !== pointer && !at.startsWith(`${pointer}/`));
  merged.set(file, { ...rest, provenance: new Map(kept), removed: new Map(removed).set(pointer, { ...removal, value }) });
}

/** Sets or removes the value at a pointer of a frozen file. */
function change(merged: Map<string, Merged>, file: string, pointer: string, value: Json | undefined): void {
  const found = merged.get(file)!;
  const within = (node: JsonObject, [key = '', ...rest]: readonly string[]): JsonObject => {
    const child = rest.length === 0 ? value : within(node[key] as JsonObject, rest);
    const entries = Object.entries(node).flatMap(([name, old]): [string, Json][] => {
      if (name !== key) return [[name, old]];
      return child === undefined ? [] : [[name, child]];
    });
    return Object.freeze(Object.fromEntries(entries));
  };
  merged.set(file, { ...found, value: within(found.value, pointerKeys(pointer)) });
}
