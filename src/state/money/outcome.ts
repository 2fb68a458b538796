import { CallError, type CallErrorKind } from '#platform/errors/callError.ts';
import { type MessageText, messageOf } from '#platform/errors/errors.ts';

/** How a write ended. `unknown`: it may have been carried out, and only the platform's own records can tell. */
export type Outcome<Value> =
  | { kind: 'done'; value: Value }
  | { kind: 'refused'; code: string; message: MessageText }
  | { kind: 'unknown' };

type Answer<Value> = { ok: true; value: Value } | { ok: false; code: string; message: string };

/** Failures after which the platform has certainly done nothing. */
const nothingDone: readonly CallErrorKind[] = ['noToken', 'unauthorized', 'forbidden', 'throttled', 'circuitOpen'];

/** A failure after which a write need not be asked about: it was never begun. */
export const isNothingDone = (cause: unknown): boolean => cause instanceof CallError && nothingDone.includes(cause.kind);

/** Sends a write and tells what is known of its end: an answer, a refusal, or nothing (T19). */
export async function outcomeOf<Value>(send: () => Promise<Answer<Value>>): Promise<Outcome<Value>> {
  try {
    const answer = await send();
    if (answer.ok) return { kind: 'done', value: answer.value };
    return { kind: 'refused', code: answer.code, message: messageOf(answer) };
  } catch (cause) {
    if (!(cause instanceof CallError)) throw cause;
    if (isNothingDone(cause)) return { kind: 'refused', code: cause.kind, message: messageOf(cause) };
    return { kind: 'unknown' };
  }
}
