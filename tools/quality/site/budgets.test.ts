import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { budgetOf, type MeasuredPage, measuredPages, orderOf, overBudget, readBrand, weigh } from './budgets.ts';

const [home, , help] = measuredPages as [MeasuredPage, MeasuredPage, MeasuredPage];

const files: Record<string, string> = {
  'assets/boot.js': 'boot()',
  'assets/main.js': 'm'.repeat(700),
  'assets/home.js': 'h'.repeat(300),
  'assets/parts.js': 'p'.repeat(200),
  'assets/help.js': 'helpful()',
  'assets/later.js': 'l'.repeat(900),
  'assets/e.css': 'e{}',
  'assets/f.woff2': 'font',
  'assets/g.woff2': 'another',
  '.vite/manifest.json': JSON.stringify({
    'main.tsx': { file: 'assets/main.js', isEntry: true },
    'home.ts': { file: 'assets/home.js', imports: ['_parts.js'] },
    '_parts.js': { file: 'assets/parts.js' },
    'help.ts': { file: 'assets/help.js', imports: ['main.tsx'] },
  }),
  '.vite/entries.json': JSON.stringify({ 'page/home': 'assets/home.js', 'page/help': 'assets/help.js' }),
};

const brand = {
  languages: { supported: ['PT', 'EN'], default: 'PT' },
  layout: { routes: { home: { page: 'home', regions: [] } }, home: { order: [] } },
  registerForm: { order: [] },
};

const head = (...preloads: string[]) =>
  '<script src="/assets/boot.js"></script><link rel="stylesheet" href="/theme.css"><link rel="stylesheet" href="/assets/e.css">' +
  '<link rel="preload" as="font" type="font/woff2" href="/assets/f.woff2" crossorigin><script type="module" src="/assets/main.js"></script>' +
  preloads.map((address) => `<link rel="modulepreload" href="${address}">`).join('');

function build(homePage: string): string {
  const engineDir = mkdtempSync(join(tmpdir(), 'budgets-'));
  const site = {
    'home.html': homePage,
    'shell.html': head(),
    'theme.css': 't{}',
    'boot.json': JSON.stringify({ brand }),
  };
  const all = { ...files, ...Object.fromEntries(Object.entries(site).map(([name, text]) => [`sites/acme/${name}`, text])) };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(engineDir, path)), { recursive: true });
    writeFileSync(join(engineDir, path), text);
  }
  return engineDir;
}

const size = (...texts: (string | undefined)[]) => texts.reduce((sum, text) => sum + brotliCompressSync(text ?? '').length, 0);

test('a page is measured by its static imports, styles, fonts and what is fetched later without input', () => {
  const html = `${head('/assets/home.js', '/assets/parts.js')}<div data-slot="page/home">`;
  const engineDir = build(html);
  const loaded = ['/assets/main.js', '/assets/later.js', '/assets/g.woff2', '/assets/f.woff2'];
  expect(weigh(engineDir, 'acme', home, loaded)).toEqual({
    scripts: size(files['assets/boot.js'], files['assets/main.js'], files['assets/home.js'], files['assets/parts.js']),
    styles: size('t{}', 'e{}'),
    // too short to be compressed
    html: html.length,
    fontFiles: 1,
    fonts: 'font'.length + 'another'.length,
    blocking: 4,
    later: size(files['assets/later.js']),
    codeFiles: 7,
    early: 0,
    first: ['/assets/boot.js', '/assets/main.js', '/assets/home.js', '/assets/parts.js'],
    next: [],
    shown: 'home',
    unnamed: [],
  });
});

test('an unlisted script of the first view counts and is reported', () => {
  const engineDir = build(`${head('/assets/home.js')}<div data-slot="page/home">`);
  const weight = weigh(engineDir, 'acme', home, []);
  expect(weight.unnamed).toEqual(['/assets/parts.js']);
  expect(overBudget({ ...weight, blocking: 1, fontFiles: 0 }, budgetOf(readBrand(engineDir, 'acme'), home))).toEqual([
    '/assets/parts.js is needed by the first view but not named in the HTML',
  ]);
});

test('a page of the shell is measured by the shell and its own chunk', () => {
  const engineDir = build(head());
  const { scripts, unnamed } = weigh(engineDir, 'acme', help, []);
  expect(scripts).toBe(size(files['assets/boot.js'], files['assets/main.js'], files['assets/help.js']));
  expect(unnamed).toEqual([]);
});

test('exceeding a budget is reported with the budget', () => {
  const budget = budgetOf(readBrand(build(''), 'acme'), home);
  const weight = { ...budget, unnamed: [], first: [], next: [], shown: null, scripts: budget.scripts + 1, blocking: 5 };
  expect(overBudget(weight, budget)).toEqual([`scripts ${budget.scripts + 1} of ${budget.scripts}`, 'blocking 5 of 1']);
  expect(overBudget({ ...budget, first: [], next: [], shown: null, unnamed: [] }, budget)).toEqual([]);
});

test('a sheet that waits weighs once and delays nothing; pictures come after the code of a form only', () => {
  const waits = (href: string) =>
    `<link rel="deferred" as="style" href="${href}"><noscript><link rel="stylesheet" href="${href}"></noscript>`;
  const html = `<script type="module" src="/assets/main.js"></script>${waits('/theme.css')}${waits('/assets/e.css')}<div data-slot="page/home">`;
  const weight = weigh(build(html), 'acme', home, []);
  expect(weight.styles).toBe(size('t{}', 'e{}'));
  expect(weight.blocking).toBe(1);
  expect(orderOf({ ...weight, shown: 'register' })).toEqual({ next: [], scripts: weight.first, most: 12, picturesFirst: false });
  expect(orderOf(weight)).toMatchObject({ picturesFirst: true });
});
