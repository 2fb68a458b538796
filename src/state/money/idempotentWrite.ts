import { useState } from 'react';
import { CallError, type CallErrorKind } from '#platform/errors/callError.ts';
import type { CallOptions } from '#platform/http/client.ts';
import { type MessageText, messageOf } from '#platform/errors/errors.ts';

/** How a write ended. `unknown`: it may have been carried out, and only the platform's own records can tell. */
export type Outcome<Value> =
  | { kind: 'done'; value: Value }
  | { kind: 'refused'; code: string; message: MessageText }
  | { kind: 'unknown' };

type Answer<Value> = { ok: true; value: Value } | { ok: false; code: string; message: string };

/** Failures after which the platform has certainly done nothing. */
const nothingDone: readonly CallErrorKind[] = ['noToken', 'unauthorized', 'forbidden', 'throttled', 'circuitOpen'];

/** Sends a write and tells what is known of its end: an answer, a refusal, or nothing (T19). */
export async function outcomeOf<Value>(send: () => Promise<Answer<Value>>): Promise<Outcome<Value>> {
  try {
    const answer = await send();
    if (answer.ok) return { kind: 'done', value: answer.value };
    return { kind: 'refused', code: answer.code, message: messageOf(answer) };
  } catch (cause) {
    if (!(cause instanceof CallError)) throw cause;
    if (nothingDone.includes(cause.kind)) return { kind: 'refused', code: cause.kind, message: messageOf(cause) };
    return { kind: 'unknown' };
  }
}

/** What a read answers, or null when it cannot be read now. */
export async function readOrNull<Value>(read: () => Promise<Value>): Promise<Value | null> {
  try {
    return await read();
  } catch (cause) {
    if (!(cause instanceof CallError)) throw cause;
    return null;
  }
}

export interface WriteKey {
  /** The header of every try of one write. */
  options: () => CallOptions;
  /** After a final answer: what follows is another write. */
  renew: () => void;
}

export function createWriteKey(): WriteKey {
  let key = crypto.randomUUID();
  return {
    options: () => {
      const sent = key;
      return { headers: async () => ({ 'Idempotency-Key': sent }) };
    },
    renew: () => {
      key = crypto.randomUUID();
    },
  };
}

/** The key of a form's write: made when the form opens, the same until a final answer. */
export const useWriteKey = (): WriteKey => useState(createWriteKey)[0];
