import { expect, test } from 'vitest';
import { readInvitation } from './registerAddress.ts';

const read = (query: string) => readInvitation(new URLSearchParams(query));

test('the query has the invitation codes: affiliateCode or aff, and referralCode (REG-09, D-56)', () => {
  expect(read('referralCode=ANA4821')).toEqual({ affiliateCode: '', referralCode: 'ANA4821' });
  expect(read('aff=CAJU&referralCode=%20ANA%20')).toEqual({ affiliateCode: 'CAJU', referralCode: 'ANA' });
  expect(read('aff=B&affiliateCode=A').affiliateCode).toBe('A');
  expect(read('affiliateCode=&aff=B').affiliateCode).toBe('B');
});

test('without a code in the query those of the visit count, each of its kind', () => {
  const kept = new URLSearchParams('aff=CAJU&referralCode=ANA&at=1');
  const of = (query: string) => readInvitation(new URLSearchParams(query), kept);
  expect(of('')).toEqual({ affiliateCode: 'CAJU', referralCode: 'ANA' });
  expect(of('affiliateCode=B')).toEqual({ affiliateCode: 'B', referralCode: 'ANA' });
  expect(of('referralCode=')).toEqual({ affiliateCode: 'CAJU', referralCode: 'ANA' });
});

test('a value that no field accepts is ignored', () => {
  expect(read(`referralCode=${'x'.repeat(256)}&aff=${'x'.repeat(255)}`)).toEqual({
    affiliateCode: 'x'.repeat(255),
    referralCode: '',
  });
  expect(read('')).toEqual({ affiliateCode: '', referralCode: '' });
});
