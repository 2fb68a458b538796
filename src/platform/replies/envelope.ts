import { isErrorCode } from '#platform/errors/errors.ts';
import { quoteNumbers } from './exactNumbers.ts';

/** A parsed reply of the platform, its value not validated yet. */
export interface Envelope {
  success: boolean;
  /** The platform's message, trimmed; empty when absent. */
  message: string;
  /** The message when it is a code, else empty. */
  code: string;
  value: unknown;
}

/**
 * Parses a reply's text, decoded without byte order mark: numbers of `exact` properties keep every digit, keys that would
 * change a prototype are dropped. Null when it is not an envelope: HTML, empty, truncated, or of another shape.
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
