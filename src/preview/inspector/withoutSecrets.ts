import { redact } from '#platform/redaction/redact.ts';

const LONGEST_LIST = 100;

/**
 * A redacted copy for display and copying, by names and patterns. Unlike in reports, an object under a secret's name is kept,
 * because field rules are named like the fields.
 */
export function withoutSecrets(value: unknown, name = 'value'): unknown {
  if (Array.isArray(value)) return value.slice(0, LONGEST_LIST).map((item) => withoutSecrets(item, name));
  if (typeof value !== 'object' || value === null || value instanceof Error) return redact({ [name]: value })[name];
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, withoutSecrets(child, key)]));
}
