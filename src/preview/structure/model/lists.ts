import { isJsonObject, type Json, type JsonObject, pointerTo } from '#engine/brand/json.ts';
import type { Edit } from '#preview/studio/draft/edits.ts';
import type { StudioBrand } from '#preview/studio/model/resolveDraft.ts';
import { mergedValue } from '#preview/studio/model/words.ts';
import type { Layering } from './layering.ts';

/** A list of named things in a brand's files: a table of their settings, and the order that says which are shown. */
export interface ListPlace {
  /** Name of the file in a brand's folder. */
  name: string;
  /** JSON pointer of the order; null where all of the table are shown, in no order that a layer can change. */
  order: string | null;
  /** JSON pointer of the table. */
  table: string;
}

/** Whether something of a list has a place in it that a layer can change. */
export const canMove = ({ list, hidden }: { list: ListPlace | null; hidden: string | null }): boolean =>
  list !== null && list.order !== null && hidden === null;

const textsOf = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];

const isTable = (name: string): boolean => name !== '$schema';

export const tableOf = (resolved: StudioBrand, { name, table }: ListPlace): JsonObject => {
  const value = mergedValue(resolved, name, table);
  return isJsonObject(value) ? value : {};
};

/** The names that are shown, in their order. */
export const shownNames = (resolved: StudioBrand, list: ListPlace): string[] =>
  list.order === null ? Object.keys(tableOf(resolved, list)) : textsOf(mergedValue(resolved, list.name, list.order));

export const settingsAt = ({ table }: ListPlace, name: string): string => pointerTo(table, name);

/** Names that a layer describes and that are not shown: hidden by an order, or removed by `null`. */
export function hiddenNames(layering: Layering, list: ListPlace): string[] {
  const shown = new Set(shownNames(layering.resolved, list));
  const known = layering.chain.flatMap((layer) => {
    const own = layering.own(layer, list.name, list.table);
    return isJsonObject(own) ? Object.keys(own).filter(isTable) : [];
  });
  return [...new Set(known)].filter((name) => !shown.has(name));
}

const fileOf = ({ target }: Layering, { name }: ListPlace): string => `brands/${target}/${name}`;

const ownAt = (layering: Layering, list: ListPlace, at: string): Json | undefined => layering.own(layering.target, list.name, at);

/** Tells which names only the layer that is written to has. The layers below are looked at once for all of them. */
export function onlyOwn(layering: Layering, list: ListPlace): (name: string) => boolean {
  const below = layering.below();
  const known = new Set([...Object.keys(tableOf(below, list)), ...shownNames(below, list)]);
  return (name) => !known.has(name);
}

/** Whether only the layer that is written to has it. */
export const isOnlyOwn = (layering: Layering, list: ListPlace, name: string): boolean => onlyOwn(layering, list)(name);

/** Names that the layer that is written to removes by `null`. */
function removedNames(layering: Layering, list: ListPlace): Set<string> {
  const own = ownAt(layering, list, list.table);
  return new Set(isJsonObject(own) ? Object.keys(own).filter((name) => own[name] === null) : []);
}

/**
 * The edit after which these names are shown in this order. A layer replaces whole lists; one that says what its parent says is
 * not written, and goes where there is one.
 */
function orderEdit(layering: Layering, list: ListPlace, names: readonly string[], removed: ReadonlySet<string>): Edit[] {
  if (list.order === null) return [];
  const otherwise = shownNames(layering.below(), list).filter((name) => !removed.has(name));
  const edit = { file: fileOf(layering, list), at: list.order };
  const isSame = otherwise.length === names.length && otherwise.every((name, index) => name === names[index]);
  return [isSame ? edit : { ...edit, value: [...names] }];
}

/** Puts a name of the order at another place, from 0. */
export function moved(layering: Layering, list: ListPlace, name: string, place: number): Edit[] {
  const names = shownNames(layering.resolved, list);
  const others = names.filter((other) => other !== name);
  return orderEdit(layering, list, others.toSpliced(place, 0, name), removedNames(layering, list));
}

/**
 * Takes a name out. What only this layer has goes; what it inherits is left out of its own order, or removed by `null` where it
 * has none: a whole order for one name would hide what the parent adds later.
 */
export function takenOut(layering: Layering, list: ListPlace, name: string): Edit[] {
  const file = fileOf(layering, list);
  const at = settingsAt(list, name);
  const ownOrder = list.order === null ? undefined : ownAt(layering, list, list.order);
  const removed = removedNames(layering, list);
  const others = shownNames(layering.resolved, list).filter((other) => other !== name);
  const order = () => (ownOrder === undefined ? [] : orderEdit(layering, list, others, removed));
  if (isOnlyOwn(layering, list, name)) return [...(ownAt(layering, list, at) === undefined ? [] : [{ file, at }]), ...order()];
  if (!Object.hasOwn(tableOf(layering.below(), list), name)) return orderEdit(layering, list, others, removed);
  // base describes things for brands to list: for others, what is described and not listed is a mistake
  const isOffered = layering.own(layering.chain[0] ?? '', list.name, at) !== undefined;
  if (ownOrder !== undefined && isOffered) return order();
  removed.add(name);
  return [{ file, at, value: null }, ...order()];
}

/** Where a name stood in the order below: behind the nearest one before it that is still there. */
function placeOf(layering: Layering, list: ListPlace, name: string, names: readonly string[]): number {
  const before = shownNames(layering.below(), list);
  const at = before.indexOf(name);
  if (at === -1) return names.length;
  const there = new Set(names);
  const nearest = before.slice(0, at).findLast((other) => there.has(other));
  return nearest === undefined ? 0 : names.indexOf(nearest) + 1;
}

/** The edits after which the table has what a layer removed from it, as the parent had it. */
function restored(layering: Layering, list: ListPlace, name: string): Edit[] {
  const at = settingsAt(list, name);
  const file = fileOf(layering, list);
  const isRemovedHere = ownAt(layering, list, at) === null;
  const edits: Edit[] = isRemovedHere ? [{ file, at }] : [];
  const isThere = Object.hasOwn(tableOf(isRemovedHere ? layering.below() : layering.resolved, list), name);
  // a name that is listed needs no settings
  if (isThere || (isRemovedHere && shownNames(layering.below(), list).includes(name))) return edits;
  const { below, resolved } = layering;
  const before = (isRemovedHere ? below() : resolved).provenance.removal(list.name, at);
  return [...edits, { file, at, value: before?.value ?? {} }];
}

/** Shows again what a layer hid or removed, as the parent had it. */
export function broughtBack(layering: Layering, list: ListPlace, name: string): Edit[] {
  const names = shownNames(layering.resolved, list).filter((other) => other !== name);
  const removed = removedNames(layering, list);
  removed.delete(name);
  return [
    ...restored(layering, list, name),
    ...orderEdit(layering, list, names.toSpliced(placeOf(layering, list, name, names), 0, name), removed),
  ];
}

/** Adds a name with its settings; null: a layer has them. */
export function added(layering: Layering, list: ListPlace, name: string, settings: Json | null, place: number): Edit[] {
  const edits = settings === null ? [] : [{ file: fileOf(layering, list), at: settingsAt(list, name), value: settings }];
  const names = shownNames(layering.resolved, list).filter((other) => other !== name);
  return [...edits, ...orderEdit(layering, list, names.toSpliced(place, 0, name), removedNames(layering, list))];
}

/** Something that is added to a list of panels' records; without settings it has the defaults. */
export interface Addition {
  name: string;
  settings: JsonObject | null;
}

/**
 * Adds several names behind the others. What a layer hid or removed comes back as it was, at its place. A list that no layer has
 * is made.
 */
export function allAdded(layering: Layering, list: ListPlace, additions: readonly Addition[]): Edit[] {
  const file = fileOf(layering, list);
  const { order, table } = list;
  if (order !== null && mergedValue(layering.resolved, list.name, order) === undefined) {
    const described = additions.flatMap(({ name, settings }) => (settings === null ? [] : [[name, settings] as const]));
    const value = { order: additions.map(({ name }) => name), entries: Object.fromEntries(described) };
    return [{ file, at: table.slice(0, table.lastIndexOf('/')), value }];
  }
  const removed = removedNames(layering, list);
  const hidden = hiddenNames(layering, list);
  const edits = additions.flatMap(({ name, settings }) => {
    removed.delete(name);
    if (hidden.includes(name)) return restored(layering, list, name);
    return settings === null ? [] : [{ file, at: settingsAt(list, name), value: settings }];
  });
  const names = additions.reduce(
    (others, { name }) => others.toSpliced(placeOf(layering, list, name, others), 0, name),
    shownNames(layering.resolved, list),
  );
  return [...edits, ...orderEdit(layering, list, names, removed)];
}
