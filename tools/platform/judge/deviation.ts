/** What a deviation is about. */
export const kinds = [
  'connection',
  'status',
  'envelope',
  'content-type',
  'cache',
  'date',
  'size',
  'schema',
  'time',
  'code',
  'page',
  'sort',
  'totals',
  'token',
  'role',
  'request',
  'idempotency',
  'sealing',
  'unknown-path',
  'state',
] as const;

export type Kind = (typeof kinds)[number];

/** One difference between what the platform does and what the contract says. */
export interface Deviation {
  readonly kind: Kind;
  /** JSON pointer within the envelope's value; empty where the whole reply, or no reply, is meant. */
  readonly pointer: string;
  readonly seen: string;
  readonly expected: string;
  /** What a player would see because of it, or what it would cost the operator. */
  readonly impact: string;
}

const LONGEST = 120;

/** A value in a report, cut. Of lists and objects only the form, as they may hold what belongs to a player. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null)
    return `an object with ${Object.keys(value).join(', ').slice(0, LONGEST) || 'nothing'}`;
  const text = JSON.stringify(value) ?? String(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

const failed = 'The portal says that something went wrong, and shows nothing of this reply.';

/** What a player would see, by kind, unless a rule says more. */
const impacts: Readonly<Record<Kind, string>> = {
  connection: 'The portal says that there is no connection, and offers to try again.',
  status: failed,
  envelope: failed,
  'content-type': 'A gateway or browser may refuse or change the reply; then the portal says that something went wrong.',
  cache: 'A shared cache may show the data of one player to another.',
  date: 'Countdowns, time limits and sealed bodies follow the clock of the device, which may be wrong.',
  size: 'On a phone the page waits for many seconds.',
  schema: failed,
  time: 'Times and days are wrong, or missing, in lists, countdowns and filters.',
  code: 'The player reads a general text with a code, and not what to do.',
  page: 'The list shows rows twice, leaves some out, or offers pages that are empty.',
  sort: 'The list stands in another order than its head says.',
  totals: 'The sums above a list are not those of its rows.',
  token: 'A session that has ended, or that somebody invented, is served: data of players are open.',
  role: 'An account may do what is not meant for it.',
  request: 'A wrong request is carried out, or its failure looks like an outage.',
  idempotency: 'After a lost answer the portal repeats a write, and money moves twice.',
  sealing: 'Passwords or payments can be read, changed or repeated on their way.',
  'unknown-path': 'A call that does not exist looks as if it did: the portal shows a failure, or an empty list.',
  state: 'What a player has just done does not show, or shows otherwise.',
};

interface Difference {
  readonly seen: string;
  readonly expected: string;
  readonly pointer?: string;
  readonly impact?: string;
}

export const deviation = (kind: Kind, { seen, expected, pointer = '', impact = impacts[kind] }: Difference): Deviation => ({
  kind,
  pointer,
  seen,
  expected,
  impact,
});
