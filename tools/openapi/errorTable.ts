import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints, type Endpoint, type EndpointName } from '../../src/platform/endpoints/endpoints.ts';
import { accessOf } from '../../src/sandbox/callAccess.ts';

const FILE = 'schemas/platform/errors.json';

/** The calls that a word stands for in the table, by what their rows say. */
const groups = {
  /** Every call. */
  any: () => true,
  /** Needs a session token. */
  token: ({ access }) => access === 'token',
  /** Sends values, in its body or query. */
  request: ({ request }) => request !== null,
  /** Sends a sealed body. */
  sealedBody: ({ body }) => body === 'sealed',
  /** Sends a sealed body or header. */
  sealed: ({ body, deviceHeaders }) => body === 'sealed' || deviceHeaders === true,
  /** Takes an `Idempotency-Key`. */
  idempotent: ({ idempotent }) => idempotent === true,
  /** Not for demo accounts, for any request or for some. */
  role: (_, name) => accessOf(name).role !== undefined,
  /** For agents, for any request or for some. */
  agent: (_, name) => JSON.stringify(accessOf(name).role ?? '').includes('"agent"'),
  /** Depends on a switch of the whitelabel tree. */
  flag: (_, name) => accessOf(name).flag !== undefined,
  /** Not answered while the site is closed. */
  open: (_, name) => accessOf(name).whenClosed !== true,
} satisfies Record<string, (row: Endpoint, name: EndpointName) => boolean>;

type Group = keyof typeof groups;

/** One code of a refusal. */
export interface ErrorRow {
  /** For developers, in plain words. */
  readonly meaning: string;
  /** Title of the schema of the envelope's value; null without one. */
  readonly value?: string;
  /** An example of that value; without one the first example of its schema is used. */
  readonly example?: unknown;
  /** HTTP status, and who sends the code with it: a group of calls, or calls by name. */
  readonly sent: readonly { readonly status: number; readonly by: Group | readonly EndpointName[] }[];
}

export type ErrorTable = Readonly<Record<string, ErrorRow>>;

const statuses = [200, 400, 401, 403, 409, 429, 503];
const keys = ['meaning', 'value', 'example', 'sent'];

function faultsOf(code: string, row: Partial<Record<keyof ErrorRow, unknown>>): string[] {
  const faults: string[] = [];
  const fault = (path: string, expected: string, got: unknown) =>
    faults.push(`${FILE}: /${code}${path}: expected ${expected}, got ${JSON.stringify(got)}`);
  if (!/^[a-z]+(?:_[a-z]+)+$/.test(code)) fault('', 'words in lower case joined by underscores', code);
  for (const key of Object.keys(row)) if (!keys.includes(key)) fault(`/${key}`, `one of ${keys.join(', ')}`, key);
  if (typeof row.meaning !== 'string' || row.meaning === '') fault('/meaning', 'a sentence', row.meaning);
  const sent = Array.isArray(row.sent) ? (row.sent as Record<string, unknown>[]) : [];
  if (sent.length === 0) fault('/sent', 'a list of {status, by}', row.sent);
  for (const [index, { status, by }] of sent.entries()) {
    if (!statuses.includes(status as number)) fault(`/sent/${index}/status`, `one of ${statuses.join(', ')}`, status);
    if (typeof by === 'string' && Object.hasOwn(groups, by)) continue;
    if (!Array.isArray(by)) fault(`/sent/${index}/by`, `names of calls, or one of ${Object.keys(groups).join(', ')}`, by);
    else for (const name of by) if (!Object.hasOwn(endpoints, String(name))) fault(`/sent/${index}/by`, 'names of calls', name);
  }
  return faults;
}

/** Checks what was read of the table. @throws Error with every fault: file, path, what is expected and what is there */
export function asErrorTable(data: unknown): ErrorTable {
  const table = (data ?? {}) as ErrorTable;
  const faults = Object.entries(table).flatMap(([code, row]) => faultsOf(code, row));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return table;
}

/** The table of error codes below `root`. @throws Error when it is not in order */
export const readErrorTable = (root: string): ErrorTable =>
  asErrorTable(JSON.parse(readFileSync(join(root, FILE), 'utf8')) as unknown);

const isSentBy = (by: Group | readonly EndpointName[], name: EndpointName): boolean =>
  typeof by === 'string' ? groups[by](endpoints[name], name) : by.includes(name);

const sends = ({ sent }: ErrorRow, status: number, name: EndpointName): boolean =>
  sent.some((one) => one.status === status && isSentBy(one.by, name));

/** The codes that a call may be refused with, by status, both in ascending order. */
export function errorsOf(table: ErrorTable, name: EndpointName): ReadonlyMap<number, readonly string[]> {
  const rows = Object.entries(table).sort(([a], [b]) => (a < b ? -1 : 1));
  const found = statuses.map((status): [number, string[]] => [
    status,
    rows.filter(([, row]) => sends(row, status, name)).map(([code]) => code),
  ]);
  return new Map(found.filter(([, codes]) => codes.length > 0));
}

/** The calls that may send a code, in alphabetical order, by status. */
export function callsOf(table: ErrorTable, code: string): Readonly<Record<string, readonly EndpointName[]>> {
  const row = table[code];
  const names = (Object.keys(endpoints) as EndpointName[]).sort();
  const found = statuses.map((status): [number, EndpointName[]] => [
    status,
    row === undefined ? [] : names.filter((name) => sends(row, status, name)),
  ]);
  return Object.fromEntries(found.filter(([, calls]) => calls.length > 0));
}
