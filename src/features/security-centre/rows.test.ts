import { expect, test } from 'vitest';
import type { MemberSecurityResponse } from '#contract/types.ts';
import { countedRows, percentSet, setRows } from './rows.ts';

const empty: MemberSecurityResponse = {
  hasPaymentPassword: false,
  mobile: null,
  email: null,
  payeeName: null,
  birthday: null,
  twoStep: null,
  contacts: {},
  logins: [],
};
const full: MemberSecurityResponse = {
  ...empty,
  hasPaymentPassword: '1',
  mobile: '+55 •••• 0001',
  email: 'm•••@mail.example',
  payeeName: 'Marina Duarte',
  birthday: '1990-06-15',
  twoStep: 'sms',
  contacts: { line: 'marina' },
};

test('the meter counts every row once, from the login password to everything (P-01)', () => {
  expect(percentSet(setRows(empty, 0))).toBe(11);
  expect(percentSet(setRows(full, 1))).toBe(100);
  expect(Object.keys(setRows(full, 1))).toEqual(Object.keys(countedRows));
});

test('a missing value keeps it below 100, also one that is blank or off', () => {
  const missing: MemberSecurityResponse[] = [
    { ...full, hasPaymentPassword: '0' },
    { ...full, mobile: '' },
    { ...full, email: ' ' },
    { ...full, payeeName: '' },
    { ...full, birthday: null },
    { ...full, twoStep: null },
    { ...full, contacts: { line: '', skype: 'marina' } },
  ];
  for (const state of missing) expect(percentSet(setRows(state, 1))).toBe(88);
  expect(percentSet(setRows(full, 0))).toBe(88);
});
