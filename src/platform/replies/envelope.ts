import { isErrorCode } from '#platform/errors/errors.ts';
import { quoteNumbers } from './exactNumbers.ts';

/** A reply of the platform before its value is looked at. */
export interface Envelope {
  success: boolean;
  /** What the platform wrote, without outer space; empty when it wrote nothing. */
  message: string;
  /** The message when it is a code for machines, else empty. */
  code: string;
  value: unknown;
}

/**
 * Reads the text of a reply, decoded without byte order mark: the numbers of the `exact` properties are kept digit by
 * digit, keys that would change a prototype left out. Null when it is no envelope: HTML, nothing, cut off, or another
 * shape.
 */
export function readEnvelope(text: string, exact: readonly string[]): Envelope | null {
  const data = parse(quoteNumbers(text, exact));
  if (typeof data !== 'object' || data === null || !Object.hasOwn(data, 'success')) return null;
  const { success, message, value } = data as Record<string, unknown>;
  if (typeof success !== 'boolean') return null;
  const words = typeof message === 'string' ? message.trim() : '';
  return { success, message: words, code: isErrorCode(words) ? words : '', value };
}

function parse(json: string): unknown {
  // escapes could spell the name too
  const suspicious = json.includes('__proto__') || json.includes('\\u00');
  try {
    return suspicious ? JSON.parse(json, (key, value: unknown) => (key === '__proto__' ? undefined : value)) : JSON.parse(json);
  } catch {
    return null;
  }
}
