import { ownEntry } from '#engine/values/ownEntry.ts';
import { kindFlags } from '#engine/contracts/kinds.ts';
import { typedAmount } from '#engine/money/amount.ts';
import { trimZeros } from '#engine/money/trimZeros.ts';
import { formatMoney, parseMoney } from '#engine/money/money.ts';
import type { Cell, Format, FormatContext } from './cell.ts';
import { tagOf } from './statusTones.ts';

type Fields = Readonly<Record<string, unknown>>;
type Figure = (value: unknown, context: FormatContext) => string | null;

const money: Figure = (value, context) => formatMoney(value, context);
const rate: Figure = (value, { language }) =>
  parseMoney(value) === null ? null : `${typedAmount(trimZeros(String(value)), language)}%`;
const members: Figure = (value) => (Number.isSafeInteger(value) ? String(value) : null);

/** The figures of a tier by the kind of contract, in the order of `termFields`. */
const tierFigures = {
  dividend: { rate, periodValidBet: money, periodProfitLoss: money, activeMember: members },
  wage: { rate, betAmount: money },
  realTime: { profitRate: rate, lossRate: rate, singleBet: money },
} as const satisfies Record<string, Readonly<Record<string, Figure>>>;

const allFigures: Readonly<Record<string, Figure>> = Object.assign({}, ...Object.values(tierFigures));

const fieldsOf = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;

function tierText(tier: unknown, context: FormatContext, column: string): string | null {
  const fields = fieldsOf(tier);
  if (fields === null) return null;
  const present = Object.keys(allFigures).filter((name) => (fields[name] ?? null) !== null);
  for (const [kind, figures] of Object.entries(tierFigures)) {
    // a tier that could be read as another kind as well is of none
    if (present.some((name) => !(name in figures))) continue;
    const texts = Object.entries(figures).flatMap(([name, figure]) => {
      const text = figure(fields[name], context);
      return text === null ? [] : [[name, text] as const];
    });
    if (texts.length === Object.keys(figures).length) return context.say(column, kind, Object.fromEntries(texts));
  }
  return null;
}

/** The tiers of a contract, a line each. A tier that is of no kind is left out. */
export const terms: Format = (value, context, column) => {
  const texts = Array.isArray(value) ? value.map((tier) => tierText(tier, context, column)).filter((text) => text !== null) : [];
  if (texts.length === 0) return null;
  const plain = texts.join('; ');
  return { text: plain, plain, items: texts.map((text) => ({ text })) };
};

/** Statuses by name, such as the contracts of an account by kind: a tag each. A kind that is switched off has none. */
export const statuses: Format = (value, { say, isOn = () => true }, column) => {
  const flags: Readonly<Record<string, string>> = kindFlags;
  const items = Object.entries(fieldsOf(value) ?? {}).flatMap(([name, status]): NonNullable<Cell['items']> => {
    const flag = ownEntry(flags, name);
    if (typeof status !== 'string' || status === '' || (flag !== undefined && !isOn(flag))) return [];
    const text = say(column, name) ?? name;
    return [{ text, ...tagOf(status, text), title: say('status', status) ?? status }];
  });
  if (items.length === 0) return null;
  const plain = items.map(({ text, title }) => `${text}: ${title}`).join('; ');
  return { text: plain, plain, items };
};
