import { beforeEach, expect, test } from 'vitest';
import { clearSession, localArea, readSession, sessionArea } from '#platform/browser/storage.ts';
import { keepInvitation, keptInvitation } from './invitation.ts';

const NOW = Date.UTC(2026, 4, 1);
const HOUR = 3_600_000;

beforeEach(() => {
  sessionArea.clear();
  localArea.clear();
});

const enter = (query: string, at = NOW) => keepInvitation(new URLSearchParams(query), at);
const kept = (at = NOW) => {
  const { affiliateCode, aff, referralCode } = Object.fromEntries(keptInvitation(at));
  return [affiliateCode ?? aff ?? '', referralCode ?? ''];
};

test.each([
  ['affiliateCode=CAJU', ['CAJU', '']],
  ['aff=CAJU', ['CAJU', '']],
  ['referralCode=%20ANA%20&x=1', ['', 'ANA']],
  ['affiliateCode=&aff=B&referralCode=A', ['B', 'A']],
  ['', ['', '']],
  [`aff=${'x'.repeat(256)}`, ['', '']],
  ['token=st_1&AFF=1', ['', '']],
])('what the address says at entry is kept: %s', (query, codes) => {
  enter(query);
  expect(kept()).toEqual(codes);
  enter('');
  expect(kept(), 'a reload without it').toEqual(codes);
  expect(readSession('invitation') ?? '').not.toContain('token');
});

test('the newest code wins, each of its kind', () => {
  enter('affiliateCode=A&referralCode=R');
  enter('aff=B');
  expect(kept()).toEqual(['B', 'R']);
  enter('referralCode=S&aff=');
  expect(kept()).toEqual(['B', 'S']);
  enter(`affiliateCode=${'x'.repeat(256)}`);
  expect(kept()).toEqual(['B', 'S']);
});

test('it outlives a session of a member', () => {
  enter('aff=CAJU');
  clearSession('cjpa');
  expect(kept()).toEqual(['CAJU', '']);
});

test('another tab has it for an hour, unless it has one of its own', () => {
  enter('aff=CAJU');
  sessionArea.clear();
  expect(kept(NOW + HOUR)).toEqual(['CAJU', '']);
  expect(kept(NOW + HOUR + 1)).toEqual(['', '']);
  expect(kept(NOW - HOUR - 1), 'a clock that was set back').toEqual(['', '']);
  enter('referralCode=R', NOW + 1);
  expect(kept(NOW + 2 * HOUR)).toEqual(['CAJU', 'R']);
});

test.each(['', '{}', 'at=x&aff=A', '&&&', '%'])('another stored value is no code: %j', (stored) => {
  localArea.set('invitation', stored);
  expect(kept()).toEqual(['', '']);
});
