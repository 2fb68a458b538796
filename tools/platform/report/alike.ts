import type { Deviation } from '../judge/deviation.ts';
import type { Row } from '../plan/rows.ts';

/** Deviations of one call that differ in what is expected only. */
export interface Alike extends Omit<Deviation, 'expected'> {
  readonly expected: readonly string[];
}

/** What many calls do in the same way. */
export interface Common {
  readonly deviation: Deviation;
  readonly calls: readonly string[];
}

/** From so many calls on, a deviation is told once for all of them. */
const MANY = 4;

const keyOf = ({ kind, pointer, seen, impact }: Deviation, ...more: readonly string[]): string =>
  JSON.stringify([kind, pointer, seen, impact, ...more]);

/** Deviations of a call, those that are seen in the same way together. */
export function alike(deviations: readonly Deviation[]): Alike[] {
  const groups = new Map<string, { deviation: Deviation; expected: string[] }>();
  for (const deviation of deviations) {
    const group = groups.get(keyOf(deviation)) ?? { deviation, expected: [] };
    group.expected.push(deviation.expected);
    groups.set(keyOf(deviation), group);
  }
  return [...groups.values()].map(({ deviation, expected }) => ({ ...deviation, expected }));
}

/** What many calls do in the same way, and what is left of each call. */
export function commonOf(rows: readonly Row[]): { common: Common[]; rest: (row: Row) => readonly Deviation[] } {
  const groups = new Map<string, { deviation: Deviation; calls: string[] }>();
  for (const { name, deviations } of rows)
    for (const deviation of deviations) {
      const key = keyOf(deviation, deviation.expected);
      const group = groups.get(key) ?? { deviation, calls: [] };
      group.calls.push(name);
      groups.set(key, group);
    }
  const isCommon = (one: Deviation) => (groups.get(keyOf(one, one.expected))?.calls.length ?? 0) >= MANY;
  return {
    common: [...groups.values()].filter(({ calls }) => calls.length >= MANY),
    rest: ({ deviations }) => deviations.filter((one) => !isCommon(one)),
  };
}
