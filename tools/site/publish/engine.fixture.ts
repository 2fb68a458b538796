import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createWholeRegistry } from '#app/allFeatures.ts';

const PLACES = ['page', 'region', 'section', 'field', 'modal', 'submenu', 'panel', 'action'] as const;

const FIRST_PAGE = '`<link rel="preload" as="image" href="/x.svg"/><main>${page}</main>`';

/** A minimal engine build: real names, pages that contain their names. `markup` is an expression of `page`. */
export function engineWith(markup: string = FIRST_PAGE): string {
  const engineDir = mkdtempSync(join(tmpdir(), 'publish-'));
  for (const folder of ['assets', '.vite', '.vite/critical', 'render']) mkdirSync(join(engineDir, folder));
  const registry = createWholeRegistry();
  const names = Object.fromEntries(PLACES.map((place) => [place, registry.names(place)]));
  const files: Record<string, string> = {
    'render/package.json': '{"type":"module"}',
    'render/features.js': `export const createWholeRegistry = () => ({ names: (place) => (${JSON.stringify(names)})[place] });`,
    'render/prerender.js':
      `export const pageOf = (_, path) => ({ '/': 'home', '/rng': 'lobby', '/about': 'content' })[path] ?? 'register';\n` +
      `export const namespacesFor = (page) => ['portal', ...(page === '' ? [] : [page])];\n` +
      `export const prerenderTiles = () => '<li>{name}</li>';\n` +
      `export const prerenderPage = async ({ brand }, path) => { const page = path + brand.id; return ${markup}; };`,
    '.vite/manifest.json': JSON.stringify({
      'main.tsx': { file: 'assets/main-1.js', isEntry: true },
      'features/home/HomePage.tsx': { file: 'assets/index-1.js', imports: ['main.tsx'] },
      'style.css': { file: 'assets/style-1.css' },
    }),
    '.vite/boot.js': 'boot()',
    '.vite/early-form.js': 'early()',
    '.vite/early-lobby.js': 'earlyLobby()',
    '.vite/early-mapped-lobby.js': 'mappedLobby()',
    '.vite/offline-page.js': 'offlinePage()',
    '.vite/offline-page.css': '.offline{}',
    '.vite/offline-worker.js': 'offlineWorker()',
    '.vite/critical/home.css': '.home{}',
    '.vite/critical/register.css': '.register{}',
    '.vite/critical/lobby.css': '.lobby{}',
    '.vite/critical/content.css': '.content{}',
    '.vite/entries.json': JSON.stringify({ 'page/home': 'assets/index-1.js', 'script/load': 'assets/load-1.js' }),
    ...Object.fromEntries(['main-1.js', 'index-1.js', 'load-1.js', 'style-1.css'].map((name) => [`assets/${name}`, name])),
  };
  for (const [path, text] of Object.entries(files)) writeFileSync(join(engineDir, path), text);
  return engineDir;
}
