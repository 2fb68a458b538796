import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const flagOf: Readonly<Record<string, string>> = {
  dividend: 'dividend',
  dailySalary: 'salary',
  hourSalary: 'hourSalary',
  realTimeSalary: 'agentRealtimeSalary',
};

/** Columns, cards, choices and actions of a kind of contract that are shown whatever its flag says. */
function unconditional(json: Json, path = ''): string[] {
  if (typeof json !== 'object' || json === null) return [];
  if (Array.isArray(json)) return json.flatMap((one, nth) => unconditional(one, `${path}/${nth}`));
  const { order, entries } = json;
  const shown = Array.isArray(order) && typeof entries === 'object' && entries !== null && !Array.isArray(entries);
  const wrong = (shown ? order : []).filter((name): name is string => {
    if (typeof name !== 'string' || flagOf[name] === undefined) return false;
    const entry = (entries as { [key: string]: Json })[name] as { when?: { flag?: string } } | undefined;
    return entry?.when?.flag !== flagOf[name];
  });
  const within = Object.entries(json).flatMap(([key, one]) => unconditional(one, `${path}/${key}`));
  return [...wrong.map((name) => `${path}/entries/${name}`), ...within];
}

test('what a panel shows of a kind of contract follows the flag of that kind', () => {
  const panels = JSON.parse(readFileSync(new URL('../../brands/base/panels.json', import.meta.url), 'utf8')) as Json;
  expect(unconditional(panels)).toEqual([]);
});
