import { expect, test } from 'vitest';
import { siteOfHost } from './sites.ts';

const sites = [
  { id: 'folia', brand: { hosts: ['folia.example'] } },
  { id: 'orvane', brand: { hosts: ['orvane.example', 'www.orvane.example'] } },
];
const idOf = (host: string, fallback?: string) => siteOfHost(sites, host, fallback)?.id;

test('a host that a brand lists wins, with or without a port, ignoring case', () => {
  expect(idOf('WWW.Orvane.example:8443')).toBe('orvane');
  expect(idOf('orvane.example', 'folia')).toBe('orvane');
});

test('every brand has a local host of its own', () => {
  expect(idOf('orvane.localhost:8787')).toBe('orvane');
  expect(idOf('notorvane.localhost:8787')).toBe('folia');
});

test('an unknown host gets the fallback, else the first brand', () => {
  expect(idOf('localhost:8787', 'orvane')).toBe('orvane');
  expect(idOf('localhost:8787')).toBe('folia');
  expect(siteOfHost([], 'localhost')).toBeUndefined();
});
