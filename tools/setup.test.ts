import { expect, test } from 'vitest';
import { isAtLeast, packagesMatch } from './setup.mjs';

test('versions compare by number, not by text', () => {
  expect(isAtLeast('20.19.0', '20.19')).toBe(true);
  expect(isAtLeast('20.9.5', '20.19')).toBe(false);
  expect(isAtLeast('22.1.0', '20.19')).toBe(true);
  expect(isAtLeast('18.20.0', '20.19')).toBe(false);
});

const lock = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/a': { version: '1.0.0', integrity: 'x' },
    'node_modules/other-platform': { version: '2.0.0', integrity: 'y', optional: true },
  },
};

test('installed packages match without the optional ones of other platforms', () => {
  expect(packagesMatch(lock, { packages: { 'node_modules/a': { version: '1.0.0', integrity: 'x' } } })).toBe(true);
});

test('a changed or missing package asks for an install', () => {
  expect(packagesMatch(lock, { packages: { 'node_modules/a': { version: '1.0.1', integrity: 'z' } } })).toBe(false);
  expect(packagesMatch(lock, { packages: {} })).toBe(false);
});
