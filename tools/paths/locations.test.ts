import { expect, test } from 'vitest';
import { cacheControl, locate } from './locations.ts';

test('the home and register pages answer at all their addresses', () => {
  for (const path of ['/', '/index', '/index.html', '/home']) expect(locate(path)).toEqual({ kind: 'page', file: 'home.html' });
  for (const path of ['/register', '/register.html']) expect(locate(path)).toEqual({ kind: 'page', file: 'register.html' });
});

test('paths without an extension belong to the portal', () => {
  for (const path of ['/login', '/promotions/12', '/registered', '/homes', '/wps', '/help']) {
    expect(locate(path)).toEqual({ kind: 'page', file: 'shell.html' });
  }
});

test('the platform answers below its three prefixes', () => {
  for (const path of ['/wps/session/login', '/lgw/x', '/lotto/y.json']) expect(locate(path).kind).toBe('platform');
});

test('files have an extension and never leave their folder', () => {
  expect(locate('/boot.json')).toEqual({ kind: 'file', file: 'boot.json' });
  expect(locate('/assets/main-1.js')).toEqual({ kind: 'asset', file: 'assets/main-1.js' });
  expect(locate('/media/a/b.webp')).toEqual({ kind: 'media', file: 'a/b.webp' });
  for (const path of [
    '/assets/..%2f.vite/manifest.json',
    '/images/%2e%2e/x.svg',
    '/.env.js',
    '/assets//x.js',
    '/a%00.js',
    '/%E0%A4.js',
    '/assets/',
  ]) {
    expect(locate(path)).toEqual({ kind: 'missing' });
  }
});

test('only hashed files are cached forever and platform replies never', () => {
  expect(cacheControl('asset')).toContain('immutable');
  expect(cacheControl('platform')).toBe('no-store');
  expect(cacheControl('page')).toBe('no-cache');
});
