import type { ReadFault } from './platform.fixture.ts';

/** Faults of a read after which there is nothing to show (F1-F8), and how the panel stands. */
export const failures: Readonly<Record<string, { fault: ReadFault; state?: 'forbidden' }>> = {
  'F1 refused connection': { fault: { network: 'refused' } },
  'F1 reset connection': { fault: { sandbox: 'offline' } },
  'F2 no answer': { fault: { sandbox: 'timeout' } },
  'F4 500': { fault: { sandbox: '500' } },
  'F4 503': { fault: { sandbox: '503' } },
  'F5 429': { fault: { answer: async () => new Response('', { status: 429, headers: { 'retry-after': '0' } }) } },
  'F6 403': { fault: { sandbox: '403' }, state: 'forbidden' },
  'F7 refusal with markup': { fault: changed((reply) => ({ ...reply, success: false, message: '<b>No</b>', value: null })) },
  'F7 refusal without words': { fault: { sandbox: 'refused' } },
  'F8 cut': { fault: { sandbox: 'malformed' } },
  'F8 empty': { fault: { sandbox: 'empty' } },
  'F8 204': { fault: { answer: async () => new Response(null, { status: 204 }) } },
  'F8 HTML': { fault: { sandbox: 'html' } },
  'F9 other shape': { fault: { sandbox: 'wrong-schema' } },
  'F9 no value': { fault: changed((reply) => ({ ...reply, value: null })) },
  'F9 a list': { fault: changed((reply) => ({ ...reply, value: [1, null, {}] })) },
};

/** Changes that a row may have, by what is wrong with it. */
const wrongValues: readonly unknown[] = [
  null,
  '',
  'NaN',
  -1,
  Number.POSITIVE_INFINITY,
  {},
  [],
  true,
  '<b>0</b>',
  '9'.repeat(400),
];

/** Answers with bad rows (F9): what is left of them is shown, or the panel says that it cannot be. */
export const spoiled: Readonly<Record<string, (pick: (below: number) => number) => ReadFault>> = {
  'a key is missing in each row': (pick) => ofRows((row, key) => omit(row, key), pick),
  'a key is missing in one row': (pick) => ofRows((row, key, nth) => (nth === 0 ? omit(row, key) : row), pick),
  'a key has a wrong value': (pick) => {
    const value = wrongValues[pick(wrongValues.length)];
    return ofRows((row, key) => ({ ...row, [key]: value }), pick);
  },
  'an unknown status': () =>
    ofRows(
      (row) => ('status' in row ? { ...row, status: 'TELEPORTED' } : row),
      () => 0,
    ),
  'no rows': () => ofValue((value) => ({ ...value, rows: [], total: 0, totalPages: 0 })),
  '5,000 rows of 100,000': () =>
    ofValue((value) => {
      const rows = value['rows'] as readonly Row[];
      const many = Array.from({ length: 5_000 }, (_, nth) => copyOf(rows[nth % rows.length]!, nth));
      return { ...value, rows: many, total: 100_000, totalPages: 1e9 };
    }),
  'rows that are none': () =>
    ofRows(
      (row, _, nth) => ([null, 7, 'x', []][nth % 4] ?? row) as Row,
      () => 0,
    ),
};

type Row = Record<string, unknown>;
type Reply = { value: unknown };

function changed(change: (reply: Reply & Row) => unknown): ReadFault {
  return {
    answer: async (response) => Response.json(change((await response.json()) as Reply & Row), { status: response.status }),
  };
}

/** The answer with its rows, or itself where it has none, changed. */
function ofRows(change: (row: Row, key: string, nth: number) => Row, pick: (below: number) => number): ReadFault {
  const draw = pick(1_000);
  return changed((reply) => {
    const { value } = reply;
    const keyOf = (row: Row) => Object.keys(row)[draw % Math.max(1, Object.keys(row).length)] ?? '';
    const all = (rows: readonly Row[]) => rows.map((row, nth) => change(row, keyOf(row), nth));
    if (Array.isArray(value)) return { ...reply, value: all(value as Row[]) };
    if (typeof value !== 'object' || value === null) return reply;
    const { rows } = value as { rows?: Row[] };
    if (rows !== undefined) return { ...reply, value: { ...value, rows: all(rows) } };
    return { ...reply, value: change(value as Row, keyOf(value as Row), 0) };
  });
}

/** The answer with its page of rows changed; itself where it has none. */
function ofValue(change: (value: Row) => Row): ReadFault {
  return changed((reply) => {
    const value = reply.value as Row | null;
    return Array.isArray(value?.['rows']) && value['rows'].length > 0 && 'totalPages' in value
      ? { ...reply, value: change(value) }
      : reply;
  });
}

/** A row with ids of its own. */
const copyOf = (row: Row, nth: number): Row =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key, /(?:id|number)$/i.test(key) ? `${String(value)}${nth}` : value]),
  );

const omit = (row: Row, key: string): Row => Object.fromEntries(Object.entries(row).filter(([name]) => name !== key));
