import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Snapshot } from '../../src/engine/brand/snapshot.ts';
import { firstEntries } from '../page/firstEntries.ts';
import { type FirstView, firstView, readEntries, readManifest } from '../page/manifest.ts';

/** Bytes as they travel: brotli 11, fonts as they are. */
export interface Budget {
  scripts: number;
  styles: number;
  html: number;
  /** Files that are loaded first: the display and the text face, each in the letters of the default language. */
  fontFiles: number;
  /** Everything that is fetched for letters while the page comes up. */
  fonts: number;
  /** What the browser waits for before it paints: the page itself, scripts and styles of the head. */
  blocking: number;
  /** Scripts and styles that come by themselves after the first view. */
  later: number;
}

/** What one page weighs, and what its file and the build say about it besides. */
export interface Weight extends Budget {
  /** Scripts that the first view needs and the page does not name, so that they wait for others. */
  unnamed: string[];
}

/** A page that is measured: where it is published and what it shows. */
export interface MeasuredPage {
  path: '/' | '/register' | '/help';
  file: 'home.html' | 'register.html' | 'shell.html';
  /** Registry entries on top of what the file itself is for. */
  entries: readonly string[];
}

export const measuredPages: readonly MeasuredPage[] = [
  { path: '/', file: 'home.html', entries: [] },
  { path: '/register', file: 'register.html', entries: [] },
  { path: '/help', file: 'shell.html', entries: ['page/help'] },
];

const SHELL_SCRIPTS = 115_000;
const SCRIPTS: Record<MeasuredPage['path'], number> = {
  '/': SHELL_SCRIPTS,
  '/register': 130_000,
  '/help': SHELL_SCRIPTS + 20_000,
};

/** The budgets of a brand's page. A Vietnamese page needs each face's Vietnamese letters, a file of their own, as well. */
export function budgetOf({ languages }: Snapshot['brand'], { path }: MeasuredPage): Budget {
  return {
    scripts: SCRIPTS[path],
    styles: 14_000,
    html: 25_000,
    fontFiles: languages.default === 'VI' ? 4 : 2,
    fonts: languages.supported.includes('VI') ? 125_000 : 95_000,
    blocking: 4,
    later: 70_000,
  };
}

const addresses = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map((match) => match[1] ?? '');

const compressed = (bytes: Buffer | string): number => brotliCompressSync(bytes).length;

/** Sizes of files that pages share, by path: compressing as well as this does is slow. */
const sizes = new Map<string, number>();

function compressedFile(path: string): number {
  const known = sizes.get(path) ?? compressed(readFileSync(path));
  sizes.set(path, known);
  return known;
}

/** What a page's HTML asks for. */
function named(html: string) {
  return {
    classic: addresses(html, /<script src="([^"]+)"/g),
    preloaded: addresses(html, /<link rel="modulepreload" href="([^"]+)"/g),
    styles: addresses(html, /<link rel="stylesheet" href="([^"]+)"/g),
    fonts: addresses(html, /<link rel="preload" as="font"[^>]*\shref="([^"]+)"/g),
  };
}

/** The static closure of what a page shows first: its prerendered page, or of the shell what every page has. */
function closureOf(engineDir: string, brand: Snapshot['brand'], page: MeasuredPage, html: string): FirstView {
  const files = readEntries(engineDir);
  const shown = /data-slot="page\/(\w+)"/.exec(html)?.[1] ?? null;
  const entries = [...firstEntries(brand, shown), ...page.entries];
  return firstView(
    readManifest(engineDir),
    entries.flatMap((entry) => files[entry] ?? []),
  );
}

/** A published brand, as its pages know it. */
export function readBrand(engineDir: string, id: string): Snapshot['brand'] {
  return (JSON.parse(readFileSync(join(engineDir, 'sites', id, 'boot.json'), 'utf8')) as Snapshot).brand;
}

/**
 * Weighs a published page.
 * @param loaded addresses of scripts, styles and fonts that a browser fetched for it without being touched
 */
export function weigh(engineDir: string, id: string, page: MeasuredPage, loaded: readonly string[]): Weight {
  const site = join(engineDir, 'sites', id);
  const html = readFileSync(join(site, page.file), 'utf8');
  const head = named(html);
  const pathOf = (address: string) => join(address.startsWith('/assets/') ? engineDir : site, address);
  const total = (list: Iterable<string>, size: (path: string) => number) =>
    [...new Set(list)].reduce((sum, address) => sum + size(pathOf(address)), 0);

  const closure = closureOf(engineDir, readBrand(engineDir, id), page, html);
  const closureScripts = [closure.script, ...closure.preload];
  const inHtml = new Set([...head.classic, closure.script, ...head.preloaded]);
  const first = new Set([...inHtml, ...closureScripts]);
  const codeOf = (address: string) => /\.(?:js|css)$/.test(address);
  const isFont = (address: string) => address.endsWith('.woff2');
  const later = loaded.filter(
    (address) => codeOf(address) && !first.has(address) && !head.styles.includes(address) && !closure.styles.includes(address),
  );

  return {
    scripts: total(first, compressedFile),
    styles: total([...head.styles, ...closure.styles], compressedFile),
    html: compressed(html),
    fontFiles: head.fonts.length,
    fonts: total([...head.fonts, ...loaded.filter(isFont)], (path) => statSync(path).size),
    blocking: 1 + head.classic.length + head.styles.length,
    later: total(later, compressedFile),
    // the page's own chunk of a shell is known when its address is
    unnamed: page.entries.length > 0 ? [] : closureScripts.filter((address) => !inHtml.has(address)),
  };
}

/** What is over its budget, in words. */
export function overBudget(weight: Weight, budget: Budget): string[] {
  const over = (Object.keys(budget) as (keyof Budget)[]).filter((part) => weight[part] > budget[part]);
  return [
    ...over.map((part) => `${part} ${weight[part]} of ${budget[part]}`),
    ...weight.unnamed.map((address) => `${address} is needed at once and not named in the page`),
  ];
}
