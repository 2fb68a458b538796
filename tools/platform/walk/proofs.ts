import { compareAmounts } from '../../../src/engine/money/amount.ts';
import { sumAmounts } from '../../../src/engine/money/sumAmounts.ts';
import type { EndpointName, RequestOf, ResponseOf } from '../../../src/platform/endpoints/endpoints.ts';
import type { Walker } from './walker.ts';

/** The first page, as large as every list allows. */
export const page = { pageNo: 1, pageSize: 100 } as const;

export const isSame = (one: string | undefined, other: string): boolean => one !== undefined && compareAmounts(one, other) === 0;

export const negative = (amount: string): string => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`);

/** What became of a write, and by how much a balance changed; decimal text. */
interface Moved<T> {
  readonly value: T;
  /** Of all wallets together. */
  readonly sum: string;
  /** Of the main wallet; the sum where the platform does not tell it. */
  readonly main: string;
}

/** How much a write changes the balance of who has this token. */
export async function movedBy<T>(walker: Walker, token: string | null, act: () => Promise<T>): Promise<Moved<T>> {
  const read = async () => {
    const { sumBalance, balance = sumBalance } = await walker.must('balance', undefined, token);
    return { sum: sumBalance, main: balance };
  };
  const before = await read();
  const value = await act();
  const after = await read();
  const change = (key: 'sum' | 'main') => sumAmounts(after[key], negative(before[key])) ?? '';
  return { value, sum: change('sum'), main: change('main') };
}

interface WriteOnce<K extends EndpointName> {
  readonly name: K;
  readonly request: RequestOf<K>;
  readonly token: string | null;
  /** Another request, for which the key is no good; none where nothing is sent. */
  readonly other?: { readonly request: RequestOf<K>; readonly what: string };
  /** What tells one write from another, and where it stands in the answer. */
  readonly reference: { readonly pointer: string; of(value: ResponseOf<K>): string | number };
  /** The read that shows what was written, and how many of its rows are this write. */
  readonly records: EndpointName;
  count(value: ResponseOf<K>): Promise<number>;
}

/**
 * Makes a write with a key, and proves that it stands in its records once, that its key is answered with the first answer, and
 * that the key is good for no other request. Null when the platform may refuse it, and does.
 */
export async function writeOnce<K extends EndpointName>(walker: Walker, write: WriteOnce<K>): Promise<ResponseOf<K> | null> {
  const { name, request, token, other, reference, records, count } = write;
  const key = crypto.randomUUID();
  const written = await walker.write(name, request, token, key);
  if (written === null) return null;
  const first = await count(written.value);
  walker.hold(name, first === 1, { seen: `${first} records of it in ${records}`, expected: 'one record of it' });
  const repeated = await walker.write(name, request, token, key);
  walker.hold(name, repeated !== null && reference.of(repeated.value) === reference.of(written.value), {
    kind: 'idempotency',
    pointer: reference.pointer,
    seen: repeated === null ? 'a refusal' : 'another one',
    expected: 'the first answer, by the same Idempotency-Key',
  });
  const second = await count(written.value);
  const seen = `${second} records of it in ${records}, after ${first}`;
  walker.hold(name, second === first, { kind: 'idempotency', seen, expected: 'no further one, as the key was repeated' });
  if (other !== undefined) {
    const when = `with the same Idempotency-Key and another ${other.what}`;
    await walker.refused(name, other.request, { token, key, code: 'invalid_request', kind: 'idempotency', when });
  }
  return written.value;
}
