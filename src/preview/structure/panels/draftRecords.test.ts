import { expect, test } from 'vitest';
import type { SandboxData } from '#sandbox/model/data.ts';
import { loadBrand } from '../../../../tools/brand-files/loadBrand.ts';
import { listCalls } from '../../../../tools/studio/listCalls.ts';
import { type Centre, columnOffers, sumOffers } from './callFields.ts';
import { draftRecords, seedFor } from './draftRecords.ts';
import { labelOf } from './drafted.fixture.ts';
import { startField, startFilters } from './typedPanel.ts';

const call = listCalls().find(({ name }) => name === 'depositRecords')!;
const { brand, sandbox } = loadBrand('folia');
const users = sandbox['users'] as unknown as SandboxData['users'];

test('the rows have the chosen columns in their order, with their formats, and labels that no file has yet', () => {
  const columns = ['status', 'toPay', 'amount'].map((name) => {
    const offer = columnOffers(call).find((one) => one.name === name)!;
    const field = startField(offer, labelOf);
    return name === 'amount' ? { ...field, format: 'signedMoney' as const } : field;
  });
  const sums = sumOffers(call).map((offer) => startField(offer, labelOf));
  const { records, words } = draftRecords(
    { call, title: '', columns, sums, filters: startFilters(call, 'member', labelOf) },
    brand,
  );
  expect(records.call).toBe('depositRecords');
  expect(records.columns.map(({ name, format, label }) => [name, format, label])).toEqual([
    ['status', 'status', 'records:status'],
    ['toPay', 'money', expect.stringMatching(/^draft:\d$/)],
    ['amount', 'signedMoney', 'records:amount'],
  ]);
  expect(words[records.columns[1]!.label.replace('draft:', '')]).toBe('Word of toPay');
  expect(records.filters.find(({ kind }) => kind === 'dateRange')?.default).toBe('last7');
});

test('the rows of a centre are read by a seed user who is at home there', () => {
  const seedOf = (centre: Centre) => seedFor(centre, users, brand);
  expect(seedOf('member')).toEqual({ account: 'member01', type: 0 });
  expect(seedOf('agent')?.account).toBe('agent001');
  expect(seedFor('agent', { ...users, users: { member01: users.users['member01']! } }, brand)).toBeNull();
});
