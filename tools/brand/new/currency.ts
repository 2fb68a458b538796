import type { ResolvedBrand } from '#contract/types.ts';
import { htmlLangOf } from '../../../src/engine/values/languages.ts';
import { codeOfSymbol } from '../../brand-files/amounts/currencySymbols.ts';

/** How brand.json writes a currency. */
type WrittenCurrency = ResolvedBrand['currency'] & { code?: string };

/** A symbol that ends in a letter, or follows letters, is separated from the amount. */
const spaceAfter = (symbol: string): WrittenCurrency['space'] => (symbol.length > 1 || /\p{L}$/u.test(symbol) ? '\u00a0' : '');

/** The code of an answer such as "vnd"; null for a symbol. */
export function codeOf(answer: string): string | null {
  const code = answer.toUpperCase();
  return /^[A-Z]{3}$/.test(code) && Intl.supportedValuesOf('currency').includes(code) ? code : null;
}

/**
 * How a currency is written: by its code (ISO 4217) as its people do in that language, whole, so that nothing of a parent's
 * remains; or by the given symbol.
 */
export function currencyOf(answer: string, language: string): WrittenCurrency {
  const code = codeOf(answer);
  if (code === null) {
    const known = codeOfSymbol(answer);
    return { ...(known === null ? {} : { code: known }), symbol: answer, space: spaceAfter(answer) };
  }
  const format = new Intl.NumberFormat(htmlLangOf(language), {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  });
  const parts = format.formatToParts(1);
  const at = parts.findIndex(({ type }) => type === 'currency');
  const isAfter = at > parts.findIndex(({ type }) => type === 'integer');
  const symbol = parts[at]!.value;
  const isApart = parts[isAfter ? at - 1 : at + 1]?.type === 'literal' || spaceAfter(symbol) !== '';
  const decimals = format.resolvedOptions().maximumFractionDigits;
  return {
    code,
    symbol,
    space: isApart ? '\u00a0' : '',
    position: isAfter ? 'after' : 'before',
    // the platform's amounts have two at most
    decimals: decimals === 0 ? 0 : 2,
  };
}
