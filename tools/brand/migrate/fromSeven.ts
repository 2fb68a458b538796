import { type AmountName, amountNames } from '../../../src/engine/brand/amounts.ts';
import type { Json } from '../../../src/engine/brand/json.ts';
import { readAmount } from '../../../src/engine/money/amount.ts';
import { codeOfSymbol } from '../../brand-files/amounts/currencySymbols.ts';
import type { JsonDraft } from './jsonDraft.ts';
import type { Step } from './step.ts';

/** `131K`, `2M`, with the currency before or behind. */
const FREE = /^([^\d]*)(\d[\d.,' \u00a0\u202f]*?)\s*([KkMm](?![\p{L}]))?([^\d]*)$/u;

const ZEROS: Readonly<Record<string, string>> = { K: '000', M: '000000' };

interface Money {
  /** Decimal text. */
  amount: string;
  /** What stood beside the figures: a symbol, a code, or nothing. */
  beside: string;
}

/** An amount in free words, as people of the language write it; null where it is not certain. */
function moneyIn(text: string, language: string): Money | null {
  const [, before = '', figures = '', suffix = '', after = ''] = FREE.exec(text.trim()) ?? [];
  const read = readAmount(figures, language);
  const zeros = ZEROS[suffix.toUpperCase()];
  if ('fault' in read || (zeros !== undefined && read.amount.includes('.'))) return null;
  return { amount: `${read.amount}${zeros ?? ''}`, beside: `${before}${after}`.trim() };
}

const textOf = (value: Json | undefined): string | null => (typeof value === 'string' ? value : null);

/** Whether the words beside an amount are those of the brand's currency. */
function isOfBrand(beside: string, symbol: string | null, code: string | null): boolean {
  if (beside === '' || beside === symbol || beside === code) return true;
  // a brand that inherits its currency is not known here
  return symbol === null || (code !== null && codeOfSymbol(beside) === code);
}

function amount(draft: JsonDraft, name: AmountName, money: { symbol: string | null; code: string | null }): string[] {
  const path = ['constants', name];
  const said = textOf(draft.get(path));
  if (said === null || /^(?:\d{1,15}(?:\.\d{1,2})?)?$/.test(said)) return [];
  const read = moneyIn(said, textOf(draft.get(['languages', 'default'])) ?? 'EN');
  if (read !== null && isOfBrand(read.beside, money.symbol, money.code)) {
    draft.set(path, read.amount);
    // the currency that the brand inherits may be another
    const isUnsure = money.symbol === null && read.beside !== '';
    return isUnsure ? [`constants.${name} was "${said}": see whether the brand's currency is ${read.beside}`] : [];
  }
  draft.remove(path);
  const why = read === null ? 'is no amount' : 'is an amount of another currency';
  return [`constants.${name} was dropped: "${said}" ${why}; the usual one takes its place`];
}

/**
 * Version 7 → 8: amounts are decimal text in the brand's currency, without a symbol; they were free words. A currency has its code
 * where its symbol tells it.
 */
export const fromSeven: Step = {
  from: 7,
  to: 8,
  apply(drafts) {
    const draft = drafts.get('brand.json');
    if (draft === undefined) return [];
    const symbol = textOf(draft.get(['currency', 'symbol']));
    const code = textOf(draft.get(['currency', 'code'])) ?? (symbol === null ? null : codeOfSymbol(symbol));
    if (code !== null && draft.get(['currency', 'code']) === undefined) draft.set(['currency', 'code'], code);
    const notes = amountNames.flatMap((name) => amount(draft, name, { symbol, code }));
    draft.set(['schemaVersion'], 8);
    return notes;
  },
};
