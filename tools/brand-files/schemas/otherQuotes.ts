import { shown } from '../finding.ts';

/** A number or a boolean as JSON writes it. */
const UNQUOTED = /^(?:true|false|-?(?:0|[1-9]\d{0,14})(?:\.\d{1,9})?)$/;

/** Digits that a number of JSON keeps: of more, a suggestion would be another amount. */
const EXACT_DIGITS = 15;

/** The value with quotes, or without them, when it fits its schema that way. */
export function otherQuotes(data: unknown, schema: Record<string, unknown>): { hint?: string } {
  const types = [schema['type'] ?? []].flat() as string[];
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY, pattern = '' } = schema;
  const mean = (value: unknown) => ({ hint: `did you mean ${shown(value)}?` });
  if (typeof data === 'number' && types.includes('string')) {
    const text = String(data);
    if (text.replaceAll(/\D/g, '').length > EXACT_DIGITS) return {};
    const isChoice = !Array.isArray(schema['enum']) || schema['enum'].includes(text);
    return isChoice && new RegExp(String(pattern), 'u').test(text) ? mean(text) : {};
  }
  if (typeof data !== 'string' || !UNQUOTED.test(data)) return {};
  const value = JSON.parse(data) as number | boolean;
  if (typeof value === 'boolean') return types.includes('boolean') ? mean(value) : {};
  const isNumber = types.includes('number') || (types.includes('integer') && Number.isInteger(value));
  return isNumber && value >= Number(minimum) && value <= Number(maximum) ? mean(value) : {};
}
