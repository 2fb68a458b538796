import { ownEntry } from '#engine/values/ownEntry.ts';
import type { MappedEnvelope } from '#contract/types.ts';
import { Digits } from './digits.ts';
import { setAt, valueAt } from './mapValue.ts';

/** A reply of a platform, its value not mapped yet. */
export interface ForeignReply {
  success: boolean;
  /** A code of the contract, a sentence, or a code that no table has. */
  message: string;
  value: unknown;
}

const textOf = (value: unknown): string =>
  value instanceof Digits || typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number'
    ? String(value).trim()
    : '';

/**
 * Reads the envelope of a parsed reply; null for another shape: no object, or without the code that tells a success.
 * @param status HTTP status, which alone tells a success where the envelope has no code
 */
export function readForeign(envelope: MappedEnvelope, body: unknown, status: number): ForeignReply | null {
  const { value = 'value', code, success = [], message, codes = {} } = envelope;
  if (typeof body !== 'object' || body === null || body instanceof Digits) return null;
  const isFine = status >= 200 && status < 300;
  const said = code === undefined ? '' : textOf(valueAt(body, code));
  // a refusal by a proxy in front of the platform has none
  if (code !== undefined && said === '') return null;
  const isSuccess = code === undefined ? isFine : success.includes(said);
  const known = ownEntry(codes, said);
  const sentence = message === undefined ? '' : textOf(valueAt(body, message));
  return {
    success: isSuccess,
    message: isSuccess ? sentence : (known ?? (sentence === '' ? said : sentence)),
    value: valueAt(body, value) ?? null,
  };
}

/** The reply as the platform writes it, for a simulated one. */
export function writeForeign(envelope: MappedEnvelope, { success, message, value }: ForeignReply): unknown {
  const { value: at = 'value', code, success: fine = ['0'], message: sentenceAt, codes = {} } = envelope;
  if (at === '.' && success && code === undefined) return value;
  const body: Record<string, unknown> = {};
  setAt(body, at, value);
  const said = success ? fine[0] : (Object.keys(codes).find((one) => codes[one] === message) ?? message);
  if (code !== undefined) setAt(body, code, said);
  if (sentenceAt !== undefined) setAt(body, sentenceAt, message);
  return body;
}
