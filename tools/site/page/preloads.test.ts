import { expect, test } from 'vitest';
import type { Brand } from '../../../src/engine/brand/snapshot.ts';
import { preloadsOf } from './preloads.ts';
import type { Manifest } from './manifest.ts';

const manifest: Manifest = {
  'main.tsx': { file: 'assets/main-1.js', isEntry: true },
  _regions: { file: 'assets/regions-1.js', css: ['assets/regions-1.css'] },
  _games: { file: 'assets/games-1.js', imports: ['_regions'], css: ['assets/games-1.css'] },
  'lobby.tsx': { file: 'assets/egame-1.js', imports: ['main.tsx', '_games'] },
  'help.tsx': { file: 'assets/help-1.js', imports: ['main.tsx'] },
  'start.ts': { file: 'assets/start-1.js', imports: ['main.tsx'] },
};
const entries = {
  'page/lobby': 'assets/egame-1.js',
  'page/help': 'assets/help-1.js',
  'page/home': 'assets/index-1.js',
  'region/header': 'assets/regions-1.js',
  'group/start': 'assets/start-1.js',
};
const route = (page: string, ...paths: string[]) => ({ page, paths, regions: ['header'] });
const routes = {
  home: route('home', '/', '/home'),
  register: route('register', '/register'),
  lobby: route('lobby', '/rng', '/live'),
  help: route('help', '/help'),
  more: route('lobby', '/help/games/:id'),
};
const brand = { layout: { routes, home: { order: [], lazy: [] } } } as unknown as Brand;
const preloads = preloadsOf(brand, { manifest, entries, texts: '/texts/pt.json?v=1' });

test('each path of the shell has the code and styles of its page, without the shell’s own', () => {
  const games = ['/assets/games-1.js', '/assets/egame-1.js', '/assets/games-1.css'];
  expect(preloads.pages['rng']).toEqual(games);
  expect(preloads.pages['live']).toEqual(games);
});

test('pages with a common first segment share a list, and prerendered pages have none', () => {
  expect([...(preloads.pages['help'] ?? [])].sort()).toEqual(
    ['/assets/help-1.js', '/assets/games-1.js', '/assets/egame-1.js', '/assets/games-1.css'].sort(),
  );
  expect(Object.keys(preloads.pages).sort()).toEqual(['help', 'live', 'rng']);
});

test('every path has the startup code once, and the texts', () => {
  expect(preloads).toMatchObject({ start: ['/assets/start-1.js'], texts: '/texts/pt.json?v=1' });
});
