import { expect, test } from 'vitest';
import { loadBrand } from '../../../tools/brand-files/loadBrand.ts';
import { startPath } from './startPath.ts';

const { brand } = loadBrand('folia');

test.each([
  ['/', '/'],
  ['//', '/'],
  ['///', '/'],
  ['//rng', '/rng'],
  ['///rng//', '/rng'],
  ['/rng/', '/rng'],
  ['/%2Frng', '/rng'],
  ['/%2f', '/'],
  ['/rng%2F', '/rng'],
  ['/rng%2F..%2Fregister', '/register'],
  ['/rng%2f%2e%2e%2fregister', '/register'],
  ['/%72ng', '/rng'],
  ['/./rng', '/rng'],
  ['/RNG/', '/RNG'],
  ['//index.html', '/index.html'],
  ['/promotions//12', '/promotions/12'],
  ['/promotions//../rng', '/rng'],
  ['/promotions%2F12', '/promotions/12'],
  ['//promotions/a%20b', '/promotions/a%20b'],
])('a server answers %s with a page, and the portal starts at %s', (address, path) => {
  expect(startPath(brand, address)).toBe(path);
});

test('a slash inside of an id stays encoded', () => {
  expect(startPath(brand, '/promotions/a%2Fb')).toBe('/promotions/a%2Fb');
});

test.each([
  '//evil.example',
  '/%',
  '/%zz',
  '/%E0%A4',
  '/%252F',
  '/\\evil.example',
  '//evil.example//%2f%2fx',
  '/..//..//x',
  '/%00',
])('the path of %s is one of this portal', (address) => {
  const path = startPath(brand, address);
  expect(path).toMatch(/^\/(?![/\\])/);
  expect(new URL(path, 'https://portal.example').origin).toBe('https://portal.example');
});
