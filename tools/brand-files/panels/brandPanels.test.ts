import { expect, test } from 'vitest';
import type { PublishedRecords } from '#engine/records/panels.ts';
import { loadBrand } from '../loadBrand.ts';
import { publishedPanels } from './publishedPanels.ts';

const recordsOf = (brand: string, panel: string): PublishedRecords => {
  const { panels } = loadBrand(brand);
  return publishedPanels(panels).member[panel]!.views[0]!.records!;
};

test('a brand hides a column and renames two labels, and the others keep them', () => {
  const labels = (brand: string) =>
    Object.fromEntries(recordsOf(brand, 'personalHistoryCopy').columns.map(({ name, label }) => [name, label]));
  const { validBet, ...rest } = labels('mayloc');
  expect(validBet).toBe('records:validBet');
  expect(labels('folia')).toEqual({ ...rest, payout: 'records:paid_out', vendorName: 'records:made_by' });
});

test.each([
  ['personalHistoryCopy', 'gameName vendorName content orderNumber time betAmount validBet payout profit status', 'content'],
  ['transactionHistory', 'referenceNumber time type amount balanceAfter status remark', 'remark'],
])('%s has all its columns, the longest text below the others on a phone (P-06, P-07)', (panel, names, longest) => {
  const { columns, detail } = recordsOf('mayloc', panel);
  expect(columns.map(({ name }) => name).toSorted()).toEqual(names.split(' ').toSorted());
  expect(columns.find(({ name }) => name === longest)?.place).toBe('foot');
  // the detail has the columns by itself
  expect(detail.map(({ name }) => name)).not.toContain(longest);
});

test('the exchange history has the eight columns of a record and its own calls (PTS-08, PTS-10)', () => {
  const { pages } = publishedPanels(loadBrand('folia').panels);
  const { call, columns, filters } = pages['pointHistory']!.records;
  expect(call).toBe('redeemPointList');
  expect(Object.fromEntries(columns.map(({ name, format }) => [name, format]))).toEqual({
    referenceNumber: 'text',
    applyTime: 'dateTime',
    type: 'text',
    name: 'text',
    quantity: 'count',
    status: 'status',
    pointsBalance: 'count',
    remark: 'text',
  });
  expect(filters.map(({ name }) => name)).toEqual(['date', 'status']);
  const details = pages['pointDetails']!.records;
  expect(details.columns.map(({ name }) => name)).toEqual(['time', 'type', 'change', 'balance', 'remark']);
  expect(details.columns.find(({ name }) => name === 'change')?.format).toBe('signedCount');
});

test('a value that may be null has the format of its type', () => {
  const { columns } = publishedPanels(loadBrand('folia').panels).agent['downlineManagmentView']!.views[0]!.records!;
  const formats = Object.fromEntries(columns.map(({ name, format }) => [name, format]));
  expect(formats).toMatchObject({
    lastLogin: 'dateTime',
    registered: 'day',
    balance: 'money',
    teamSize: 'count',
    account: 'text',
  });
});

test('bets have tabs of their categories, and studios from the list of vendors (P-06, P-18)', () => {
  const { member, agent } = publishedPanels(loadBrand('folia').panels);
  for (const panels of [member, agent]) {
    const { filters } = panels['personalHistoryCopy']!.views[0]!.records!;
    const byName = Object.fromEntries(filters.map((filter) => [filter.name, filter]));
    expect(byName['category']).toMatchObject({ as: 'tabs', options: expect.arrayContaining(['LIVE', 'RNG', 'LOTT']) });
    expect(byName['vendor']).toMatchObject({ options: [], longest: 64, from: { call: 'gameVendor', rows: 'data.lanes.cards' } });
  }
});

test('requests of contracts offer a kind while its node is on, and need one that is', () => {
  const { when, views } = publishedPanels(loadBrand('folia').panels).member['contractRequests']!;
  const nodes = { dividend: 'dividend', dailySalary: 'salary', hourSalary: 'hourSalary', realTimeSalary: 'agentRealtimeSalary' };
  expect(when).toEqual({ flag: Object.values(nodes) });
  for (const { records } of views) {
    const { options, choices = {} } = records!.filters.find(({ name }) => name === 'kind')!;
    expect(options.toSorted()).toEqual(Object.keys(nodes).toSorted());
    expect(Object.fromEntries(options.map((kind) => [kind, choices[kind]?.when?.flag]))).toEqual(nodes);
  }
});
