import { expect, test } from 'vitest';
import { requestedBrand } from './requestedBrand.ts';

const known = [
  { id: 'folia', hosts: ['folia.example'] },
  { id: 'orvane', hosts: ['orvane.example'] },
];
const ask = (url: string, host = 'localhost:5173', more: { referer?: string; cookie?: string } = {}) =>
  requestedBrand({ url, host, ...more }, known);

test('the address overrides the host, the host overrides the last shown brand', () => {
  expect(ask('/?brand=orvane', 'folia.localhost:5173')).toBe('orvane');
  expect(ask('/', 'orvane.localhost:5173', { cookie: 'preview-brand=folia' })).toBe('orvane');
  expect(ask('/', 'orvane.example')).toBe('orvane');
  expect(ask('/register', 'localhost:5173', { cookie: 'a=1; preview-brand=orvane' })).toBe('orvane');
  expect(ask('/')).toBe('folia');
});

test('a picture or a text belongs to the requesting page', () => {
  expect(
    ask('/images/logo.svg', 'localhost:5173', { referer: 'http://localhost:5173/?brand=orvane', cookie: 'preview-brand=folia' }),
  ).toBe('orvane');
});

test('an unknown id is requested unchanged, a deleted one is not', () => {
  expect(ask('/?brand=orvanne')).toBe('orvanne');
  expect(ask('/', 'nobody.localhost')).toBe('nobody');
  expect(ask('/', 'localhost', { cookie: 'preview-brand=gone' })).toBe('folia');
  expect(requestedBrand({ url: '/', host: 'localhost' }, [])).toBeNull();
});
