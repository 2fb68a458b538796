import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const flagOf: Readonly<Record<string, string>> = {
  dividend: 'dividend',
  dailySalary: 'salary',
  hourSalary: 'hourSalary',
  realTimeSalary: 'agentRealtimeSalary',
};

const panels = JSON.parse(readFileSync(new URL('../../brands/base/panels.json', import.meta.url), 'utf8')) as Json;

type Entry = { when?: { flag?: Json } } | null | undefined;

interface Records {
  call: string;
  filters?: { entries?: { [name: string]: { choices?: { [value: string]: Entry } } } };
}

/** Every list of records within. */
function recordsOf(json: Json): Records[] {
  if (typeof json !== 'object' || json === null) return [];
  const within = Object.values(json).flatMap(recordsOf);
  return 'call' in json && !Array.isArray(json) ? [json as unknown as Records, ...within] : within;
}

/** Kinds of contracts among the choices of a filter that are offered whatever their flag says: one without a condition is. */
function offered(choices: Json | undefined): string[] {
  if (typeof choices !== 'object' || choices === null || Array.isArray(choices)) return [];
  const kinds = Object.keys(flagOf);
  if (!kinds.some((kind) => Object.hasOwn(choices, kind))) return [];
  return kinds.filter((kind) => (choices[kind] as Entry)?.when?.flag !== flagOf[kind]);
}

/** Columns, cards, choices and actions of a kind of contract that are shown whatever its flag says. */
function unconditional(json: Json, path = ''): string[] {
  if (typeof json !== 'object' || json === null) return [];
  if (Array.isArray(json)) return json.flatMap((one, nth) => unconditional(one, `${path}/${nth}`));
  const { order, entries, choices } = json;
  const shown = Array.isArray(order) && typeof entries === 'object' && entries !== null && !Array.isArray(entries);
  const wrong = (shown ? order : []).filter((name): name is string => {
    if (typeof name !== 'string' || flagOf[name] === undefined) return false;
    const entry = (entries as { [key: string]: Json })[name] as Entry;
    return entry?.when?.flag !== flagOf[name];
  });
  const within = Object.entries(json).flatMap(([key, one]) => unconditional(one, `${path}/${key}`));
  const always = offered(choices).map((kind) => `${path}/choices/${kind}`);
  return [...wrong.map((name) => `${path}/entries/${name}`), ...always, ...within];
}

test('choices of a kind of contract without their condition are found', () => {
  const kind = (...kinds: string[]) => Object.fromEntries(kinds.map((name) => [name, { when: { flag: flagOf[name] ?? '' } }]));
  const filter = (choices: Json) => unconditional({ filters: { entries: { kind: { kind: 'select', choices } } } });
  expect(filter(kind(...Object.keys(flagOf)))).toEqual([]);
  expect(filter(kind('dividend', 'hourSalary', 'realTimeSalary'))).toEqual(['/filters/entries/kind/choices/dailySalary']);
  expect(filter({ ...kind(...Object.keys(flagOf)), dividend: {} })).toEqual(['/filters/entries/kind/choices/dividend']);
  expect(filter({ DEPOSIT: { when: { role: 'member' } } })).toEqual([]);
});

test('what a panel shows of a kind of contract follows the flag of that kind', () => {
  expect(unconditional(panels)).toEqual([]);
});

test('types of transactions that contracts alone make are offered where a kind is switched on', () => {
  const lists = recordsOf(panels).filter(({ call }) => call === 'memTransDet');
  const choices = lists.map(({ filters }) => filters?.entries?.['type']?.choices);
  expect(choices).toHaveLength(2);
  for (const one of choices) {
    expect(one?.['DIVIDEND']?.when?.flag).toBe('dividend');
    expect(one?.['SALARY']?.when?.flag).toEqual(['salary', 'hourSalary', 'agentRealtimeSalary']);
  }
});
