import { expect, test } from 'vitest';
import { checkLicences, isLicensed } from './licences.ts';

const licenceFindings = (license: string | undefined, dev: boolean): string[] =>
  checkLicences({ packages: { '': {}, 'node_modules/a': { ...(license === undefined ? {} : { license }), dev } } }).map(
    ({ where, got }) => `${where}: ${got}`,
  );

test('one of alternative licences suffices, all of joint licences must be allowed', () => {
  const allowed = ['MIT', 'ISC'];
  expect(isLicensed('MIT', allowed)).toBe(true);
  expect(isLicensed('GPL-3.0-only', allowed)).toBe(false);
  expect(isLicensed('(GPL-3.0-only OR ISC)', allowed)).toBe(true);
  expect(isLicensed('(GPL-3.0-only AND ISC)', allowed)).toBe(false);
  expect(isLicensed('MIT AND ISC', allowed)).toBe(true);
  expect(isLicensed('', allowed)).toBe(false);
});

test('a shipped package needs a permissive licence', () => {
  expect(licenceFindings('Apache-2.0', false)).toEqual([]);
  expect(licenceFindings('LGPL-3.0-or-later', false)).toEqual(['node_modules/a, shipped: LGPL-3.0-or-later']);
  expect(licenceFindings(undefined, false)).toEqual(['node_modules/a, shipped: no licence']);
});

test('a tool may have a weak copyleft licence, but not any', () => {
  expect(licenceFindings('LGPL-3.0-or-later', true)).toEqual([]);
  expect(licenceFindings('AGPL-3.0-only', true)).toEqual(['node_modules/a, for development: AGPL-3.0-only']);
});
