import { sumAmounts } from '../../../../src/engine/money/sumAmounts.ts';
import { query, rows, value } from '../changes.fixture.ts';
import type { Deviating } from './deviating.fixture.ts';

type Value = Record<string, unknown>;

const totals = (column: string, by: string) => (page: Value) => {
  const own = page['totals'] as Value;
  const now = own[column];
  return { ...page, totals: { ...own, [column]: typeof now === 'number' ? now + Number(by) : sumAmounts(now, by) } };
};
const more = (key: string, by: number) => (page: Value) => ({ ...page, [key]: Number(page[key]) + by });
const isSplit = (request: Request) => new URL(request.url).searchParams;

export const lists: readonly Deviating[] = [
  { what: 'one row too many in total', call: 'depositRecords', kind: 'page', change: value('depositRecords', more('total', 1)) },
  {
    what: 'one page too many',
    call: 'memTransDet',
    kind: 'page',
    pointer: '/totalPages',
    change: value('memTransDet', more('totalPages', 1)),
  },
  {
    what: 'another page number',
    call: 'messageList',
    kind: 'page',
    pointer: '/pageNo',
    change: value('messageList', more('pageNo', 3)),
  },
  {
    what: 'a row twice',
    call: 'withdrawRecords',
    kind: 'page',
    change: rows('withdrawRecords', ([first, second, ...rest]) => (second === undefined ? [first] : [first, first, ...rest])),
  },
  {
    what: 'the first page past the end',
    call: 'referrals',
    kind: 'page',
    change: query('referrals', (q) => q.set('pageNo', '1')),
  },
  {
    what: 'ten rows whatever is asked',
    call: 'agentDownlines',
    kind: 'page',
    change: query('agentDownlines', (q) => q.set('pageSize', '10')),
  },
  { what: 'an empty first page', call: 'memBetDet', kind: 'page', change: rows('memBetDet', () => []) },
  { what: 'oldest first', call: 'depositRecords', kind: 'sort', change: rows('depositRecords', (all) => all.toReversed()) },
  { what: 'no sorting', call: 'memBetDet', kind: 'sort', change: query('memBetDet', (q) => q.delete('sort')) },
  { what: 'always descending', call: 'agentDownlines', kind: 'sort', change: query('agentDownlines', (q) => q.delete('order')) },
  {
    what: 'a total off by a cent',
    call: 'depositRecords',
    kind: 'totals',
    pointer: '/totals/amount',
    change: value('depositRecords', totals('amount', '0.01')),
  },
  {
    what: 'fees off by one',
    call: 'withdrawRecords',
    kind: 'totals',
    pointer: '/totals/fee',
    change: value('withdrawRecords', totals('fee', '1')),
  },
  {
    what: 'a piece too many',
    call: 'redeemPointList',
    kind: 'totals',
    pointer: '/totals/quantity',
    change: value('redeemPointList', totals('quantity', '1')),
  },
  {
    what: 'income off by ten',
    call: 'agentRevenueReport',
    kind: 'totals',
    pointer: '/totals/income',
    change: value('agentRevenueReport', totals('income', '10')),
  },
  {
    what: 'money in off by a cent',
    call: 'memTransDet',
    kind: 'totals',
    pointer: '/totals/in',
    change: value('memTransDet', totals('in', '0.01')),
  },
  {
    what: 'totals of the page alone',
    call: 'bonusDetails',
    kind: 'totals',
    change: value('bonusDetails', (v, request) =>
      isSplit(request).get('pageSize') === '100' ? totals('amount', '-5.00')(v) : v,
    ),
  },
];
