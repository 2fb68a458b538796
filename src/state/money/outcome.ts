import { CallError, type CallErrorKind } from '#platform/errors/callError.ts';
import { type MessageText, messageOf } from '#platform/errors/errors.ts';

/** Outcome of a write. `unknown`: it may have been carried out; only the platform's records can tell. */
export type Outcome<Value> =
  | { kind: 'done'; value: Value }
  | { kind: 'refused'; code: string; message: MessageText }
  | { kind: 'unknown' };

type Answer<Value> = { ok: true; value: Value } | { ok: false; code: string; message: string };

/** Failures after which the platform has done nothing for certain. */
const nothingDone: readonly CallErrorKind[] = ['noToken', 'unauthorized', 'forbidden', 'throttled', 'circuitOpen', 'unsendable'];

/** A failure that needs no reconciling, as the write was never sent. */
export const isNothingDone = (cause: unknown): boolean => cause instanceof CallError && nothingDone.includes(cause.kind);

/** Sends a write and returns its outcome: an answer, a refusal, or unknown (T19). */
export async function outcomeOf<Value>(send: () => Promise<Answer<Value>>): Promise<Outcome<Value>> {
  try {
    const answer = await send();
    if (answer.ok) return { kind: 'done', value: answer.value };
    return { kind: 'refused', code: answer.code, message: messageOf(answer) };
  } catch (cause) {
    if (!(cause instanceof CallError)) throw cause;
    // a 403 may name its reason, for which a form can have words of its own
    if (isNothingDone(cause)) return { kind: 'refused', code: cause.code || cause.kind, message: messageOf(cause) };
    return { kind: 'unknown' };
  }
}
