import { compareAmounts } from '../../../src/engine/money/amount.ts';
import { sumAmounts } from '../../../src/engine/money/sumAmounts.ts';
import { type Deviation, deviation, shown } from './deviation.ts';
import { isAmount, type Row } from './pages.ts';

/** Statuses whose rows count in the totals, where not all do. */
const countedStatuses: Readonly<Record<string, (status: unknown, row: Row) => boolean>> = {
  depositRecords: (status) => status === 'CREDITED',
  withdrawRecords: (status) => status !== 'REJECTED' && status !== 'FAILED',
  redeemPointList: (status) => status !== 'rejected',
  bonusDetails: (status) => status === 'issued' || status === 'claimed',
  memTransDet: (status, { amount }) => status === 'CREDITED' || (status === 'PENDING' && String(amount).startsWith('-')),
};

/** Totals that sum up no column of their name, made from the rows. */
const derived: Readonly<Record<string, (row: Row) => Row>> = {
  memTransDet: ({ amount, type }) => {
    const isOut = String(amount).startsWith('-');
    return {
      amount,
      in: isOut ? '0' : amount,
      out: isOut ? String(amount).slice(1) : '0',
      bonus: type === 'BONUS' || type === 'REBATE' ? amount : '0',
    };
  },
  memBetDet: (row) => ({ ...row, bets: 1 }),
  agentDownlines: ({ balance }) => ({ balance, members: 1 }),
};

/** Whether the totals are the sums of all rows. A total without a column of its name is passed over. */
export function judgeTotals(name: string, rows: readonly Row[], totals: Row): Deviation[] {
  const counted = rows.filter((row) => countedStatuses[name]?.(row['status'], row) ?? true);
  const columns = (rows.length > 0 ? rows : []).map((row) => derived[name]?.(row) ?? row);
  return Object.entries(totals).flatMap(([column, total]) => {
    const isColumn = columns.some((row) => row[column] !== undefined);
    const values = counted
      .map((row) => (derived[name]?.(row) ?? row)[column])
      .filter((value) => value !== undefined && value !== null);
    if (!isColumn || !values.every((value) => typeof value === 'number' || isAmount(value))) return [];
    const sum = sumAmounts(...values.map(String));
    if (sum === null || !(typeof total === 'number' || isAmount(total)) || compareAmounts(sum, String(total)) === 0) return [];
    const expected = `${sum}, the sum of ${counted.length} rows`;
    return [deviation('totals', { pointer: `/totals/${column}`, seen: shown(total), expected })];
  });
}

/** Rows whose time is outside of the span that was asked for. */
export function judgeSpan(
  rows: readonly Row[],
  { startTime, endTime }: { startTime: number; endTime: number },
  list: string,
): Deviation[] {
  const at = rows.findIndex(({ time }) => typeof time === 'number' && (time < startTime || time >= endTime));
  if (at < 0) return [];
  const expected = `from ${startTime} and before ${endTime}, as asked`;
  return [deviation('time', { pointer: `/${list}/${at}/time`, seen: shown(rows[at]?.['time']), expected })];
}
