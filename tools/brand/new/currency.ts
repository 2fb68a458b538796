import type { ResolvedBrand } from '#contract/types.ts';
import { formatMoney } from '../../../src/engine/money/money.ts';
import { htmlLangOf } from '../../../src/engine/values/languages.ts';

type Currency = ResolvedBrand['currency'];

/** Amounts of a small prize, in currencies where 20 is nothing. */
const SMALL_PRIZES: Readonly<Record<string, number>> = {
  BDT: 200,
  CLP: 2_000,
  COP: 10_000,
  HUF: 1_000,
  IDR: 20_000,
  INR: 100,
  JPY: 300,
  KRW: 3_000,
  NGN: 2_000,
  PHP: 100,
  THB: 50,
  VND: 50_000,
};

/** A symbol that ends in a letter, or follows letters, is separated from the amount. */
const spaceAfter = (symbol: string): Currency['space'] => (symbol.length > 1 || /\p{L}$/u.test(symbol) ? '\u00a0' : '');

/** The code of an answer such as "vnd"; null for a symbol. */
export function codeOf(answer: string): string | null {
  const code = answer.toUpperCase();
  return /^[A-Z]{3}$/.test(code) && Intl.supportedValuesOf('currency').includes(code) ? code : null;
}

/**
 * How a currency is written: by its code (ISO 4217) as its people do in that language, whole, so that nothing of a parent's
 * remains; or by the given symbol.
 */
export function currencyOf(answer: string, language: string): Currency {
  const code = codeOf(answer);
  if (code === null) return { symbol: answer, space: spaceAfter(answer) };
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
    symbol,
    space: isApart ? '\u00a0' : '',
    position: isAfter ? 'after' : 'before',
    // the platform's amounts have two at most
    decimals: decimals === 0 ? 0 : 2,
  };
}

/** An amount that a tip may promise, as text. */
export function tipAmountOf(answer: string, language: string): string {
  const amount = SMALL_PRIZES[codeOf(answer) ?? ''] ?? 20;
  return formatMoney(amount, { ...currencyOf(answer, language), decimals: 0, language }) ?? String(amount);
}
