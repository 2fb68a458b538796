import { readAmount } from '#engine/money/amount.ts';
import { asciiDigits } from '#engine/values/asciiDigits.ts';
import type { FieldType } from './tierFields.ts';

/** Why a typed field is no number that it takes. */
export type TypedFault = 'empty' | 'negative' | 'characters' | 'separators' | 'decimals' | 'whole' | 'too_long';

/** Amounts and rates are decimal text with a point, never floats. */
export type ReadField = { value: string | number } | { fault: TypedFault };

const COUNT_DIGITS = 9;

/** A rate may be a small part of a percent. @param money decimals of the currency */
export const decimalsOf = (type: FieldType, money = 2): number => (type === 'rate' ? 4 : money);

/** Reads a field typed with the separators of a language. @param money decimals of the currency */
export function readTierField(type: FieldType, typed: string, language: string, money?: number): ReadField {
  if (type === 'count') return readCount(asciiDigits(typed).trim());
  const decimals = decimalsOf(type, money);
  const read = readAmount(typed, language, { decimals });
  if ('amount' in read) return { value: read.amount };
  if (read.fault === 'decimals' && decimals === 0) return { fault: 'whole' };
  switch (read.fault) {
    case 'empty':
    case 'negative':
    case 'characters':
    case 'separators':
    case 'decimals':
    case 'too_long':
      return { fault: read.fault };
    // a threshold may be zero; the rules say so of a rate
    default:
      return { value: '0' };
  }
}

function readCount(text: string): ReadField {
  if (text === '') return { fault: 'empty' };
  if (/^[-−]/.test(text)) return { fault: 'negative' };
  if (!/^\d+$/.test(text)) return { fault: 'whole' };
  const digits = text.replace(/^0+(?=\d)/, '');
  return digits.length > COUNT_DIGITS ? { fault: 'too_long' } : { value: Number(digits) };
}
