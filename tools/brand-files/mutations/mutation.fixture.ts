import { type Json, type JsonObject, isJsonObject, pointerKeys, pointerTo } from '../../../src/engine/brand/json.ts';
import type { MemoryFolders } from '../memoryFolders.fixture.ts';

/** Expected place of a finding: a file of the project and a JSON pointer in it. */
export interface Target {
  file: string;
  path: string;
}

/** One mistake in a copy of the shipped brands. */
export interface Mutation {
  /** Description, for the list of undetected ones. */
  says: string;
  id: string;
  /** One of these rules must be reported. */
  targets: Target[];
  apply: (folders: MemoryFolders) => void;
}

/** A random number from 0 up to 1, reproducible by seed. */
export type Random = () => number;

export function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function pick<T>(random: Random, list: readonly T[]): T {
  const chosen = list[Math.floor(random() * list.length)];
  if (chosen === undefined) throw new Error('nothing to pick from');
  return chosen;
}

const turns = new WeakMap<readonly unknown[], number>();

/** Rotates through the rows of a table. */
export function nextOf<T>(table: readonly T[]): T {
  const turn = turns.get(table) ?? 0;
  turns.set(table, turn + 1);
  return table[turn % table.length] as T;
}

/** A typing mistake: one letter lost, doubled, or two swapped. */
export function typo(random: Random, word: string): string {
  const at = 1 + Math.floor(random() * Math.max(1, word.length - 2));
  const [a = '', b = ''] = [word[at], word[at + 1]];
  const swapped = `${word.slice(0, at)}${b}${a}${word.slice(at + 2)}`;
  const options = [`${word.slice(0, at)}${word.slice(at + 1)}`, `${word.slice(0, at)}${a}${word.slice(at)}`, swapped];
  const different = options.filter((option) => option !== word && /^[a-z]/i.test(option));
  return different.length > 0 ? pick(random, different) : `${word}x`;
}

/** The JSON value at a pointer; undefined when there is none. */
export function valueAt(root: Json, pointer: string): Json | undefined {
  return pointerKeys(pointer).reduce<Json | undefined>((at, key) => {
    if (Array.isArray(at)) return at[Number(key)];
    return isJsonObject(at ?? null) ? (at as JsonObject)[key] : undefined;
  }, root);
}

/** Every pointer of a value except its root. */
export function pointersOf(value: Json, at = ''): string[] {
  const children: [string | number, Json][] = Array.isArray(value)
    ? value.map((child, index) => [index, child])
    : isJsonObject(value)
      ? Object.entries(value)
      : [];
  return [...(at === '' ? [] : [at]), ...children.flatMap(([key, child]) => pointersOf(child, pointerTo(at, key)))];
}

export interface Spot {
  id: string;
  file: string;
  pointer: string;
  value: Json;
}

const allSpots = new WeakMap<MemoryFolders, Spot[]>();

/** Every place of the shipped files that matches `wanted`. */
export function spotsIn(folders: MemoryFolders, wanted: (spot: Spot) => boolean): Spot[] {
  let all = allSpots.get(folders);
  if (all === undefined) {
    all = folders.ids().flatMap((id) =>
      [...(folders.texts(id)?.keys() ?? [])].flatMap((file) => {
        const root = JSON.parse(folders.read(id, file)) as Json;
        return pointersOf(root).map((pointer) => ({ id, file, pointer, value: valueAt(root, pointer) as Json }));
      }),
    );
    allSpots.set(folders, all);
  }
  return all.filter(wanted);
}

/** One place whose file and pointer (`layout.json#/home/order`) match. */
export function spotLike(random: Random, folders: MemoryFolders, pattern: RegExp): Spot {
  return pick(
    random,
    spotsIn(folders, ({ file, pointer }) => pattern.test(`${file}#${pointer}`)),
  );
}

/** A mutation that sets one value; the finding is expected there, or at `paths` of the same file. */
export function setting(
  { id, file, pointer }: Omit<Spot, 'value'>,
  value: Json | undefined,
  { paths = [pointer], says = '' }: { paths?: string[]; says?: string } = {},
): Mutation {
  return {
    says: `${says === '' ? 'set' : says} ${id}/${file}#${pointer} = ${JSON.stringify(value)?.slice(0, 80) ?? 'nothing'}`,
    id,
    targets: paths.map((path) => ({ file: `brands/${id}/${file}`, path })),
    apply: (folders) => {
      if (folders.read(id, file) === '') {
        const kind = file.startsWith('texts/') ? 'texts' : file.replace(/\.json$/, '');
        const up = '../'.repeat(file.split('/').length + 1);
        folders.write(id, file, JSON.stringify({ $schema: `${up}schemas/brand/${kind}.schema.json` }));
      }
      folders.set(id, file, pointer, value);
    },
  };
}

export type Mutator = (random: Random, shipped: MemoryFolders) => Mutation;
