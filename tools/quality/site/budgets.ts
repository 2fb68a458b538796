import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Snapshot } from '../../../src/engine/brand/snapshot.ts';
import { endpoints } from '../../../src/platform/endpoints/endpoints.ts';
import { earlyScripts } from '../../engine/engineFiles.ts';
import { siteForms } from '../../engine/precompress.ts';
import { TEMPLATE } from '../../../src/platform/early/tilesTakeover.ts';
import { hasEarlyForm } from '../../site/page/pageHead.ts';
import { entryNames } from '../../site/page/entryNames.ts';
import { pageFiles, PAGES_FOLDER } from '../../paths/pageFiles.ts';
import type { Order } from './waterfall.ts';
import { type FirstView, firstView, readEntries, readManifest } from '../../site/page/manifest.ts';

/** Bytes over the network: brotli level 11, fonts uncompressed. */
export interface Budget {
  scripts: number;
  styles: number;
  html: number;
  /** Font files that the HTML names, so that they would be fetched before the page's code. */
  fontFiles: number;
  /** All font bytes that are fetched while the page loads. */
  fonts: number;
  /** Requests that block the first paint: the document, and scripts and styles of its head. */
  blocking: number;
  /** Scripts and styles that are fetched after the first view without any input. */
  later: number;
  /** Scripts and styles in all: each is a request, and a task of the page's processor. */
  codeFiles: number;
  /** The script in the HTML that answers the form before the page's code; 0 without a form. */
  early: number;
}

/** The sizes of one page, and scripts missing in its HTML. */
export interface Weight extends Budget {
  /** The page in the HTML; null in a shell. */
  shown: string | null;
  /** Scripts of the first view. */
  first: string[];
  /** Those of them that no element of the first view needs: the code of the start. */
  next: string[];
  /** Scripts of the first view that the HTML does not list, so that they load after others. */
  unnamed: string[];
}

/** A measured page: its path and content. */
export interface MeasuredPage {
  path: '/' | '/register' | '/rng' | '/help';
  file: 'home.html' | 'register.html' | 'pages/rng.html' | 'shell.html';
  /** Registry entries beyond those of the published file. */
  entries: readonly string[];
}

export const measuredPages: readonly MeasuredPage[] = [
  { path: '/', file: 'home.html', entries: [] },
  { path: '/register', file: 'register.html', entries: [] },
  { path: '/help', file: 'shell.html', entries: ['page/help'] },
  { path: '/rng', file: 'pages/rng.html', entries: [] },
];

/** Whether a brand has this page. */
export const hasPage = (brand: Snapshot['brand'], { path, file }: MeasuredPage): boolean =>
  !file.startsWith(PAGES_FOLDER) || pageFiles(brand).some((own) => own.path === path);

/** What a visitor's lobby reads. */
const lobbyReads: readonly string[] = [endpoints.gameVendor.path, endpoints.hotGames.path];

/** The reads of a page that its recording has to contain. */
export const readsOf = ({ path }: MeasuredPage): readonly string[] => (path === '/rng' ? lobbyReads : []);

/** Requests before the code of a page is in, by the page; those of a lobby include its first reads and what overtakes its code. */
const REQUESTS: Readonly<Record<string, number>> = { register: 12, lobby: 46 };

// with the fade at the edge of rows that scroll
const SHELL_SCRIPTS = 119_000;
const SCRIPTS: Record<MeasuredPage['path'], number> = {
  '/': SHELL_SCRIPTS,
  // with codes in any writing, dates that tell an age, the invitation of the visit, links out of menus, a theme by the device, a page's content
  '/register': 137_000,
  // with the start-up code and that of the reads, which its games wait for
  '/rng': 165_000,
  '/help': SHELL_SCRIPTS + 20_000,
};

const CODE_FILES: Record<MeasuredPage['path'], number> = { '/': 24, '/register': 13, '/rng': 19, '/help': 19 };
/** Of a site without games, whose pages all open the login. */
const LOGIN_CODE_FILES = 27;

/** The budgets of a brand's page. A Vietnamese page also needs the Vietnamese subset of each face, which is a separate file. */
export function budgetOf({ languages, layout }: Snapshot['brand'], { path }: MeasuredPage): Budget {
  return {
    scripts: SCRIPTS[path],
    // those of tiles are files of their own
    styles: path === '/rng' ? 17_700 : 18_000,
    // as it is sent, with the styles of the first paint
    html: path === '/help' ? 25_000 : 37_300,
    fontFiles: 0,
    fonts: languages.supported.includes('VI') ? 125_000 : 95_000,
    blocking: path === '/help' ? 2 : 1,
    later: 70_600,
    codeFiles: Object.hasOwn(layout.routes, 'lobby') ? CODE_FILES[path] : LOGIN_CODE_FILES,
    early: 6_200,
  };
}

const addresses = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map((match) => match[1] ?? '');

const compressed = (bytes: Buffer | string): number => brotliCompressSync(bytes).length;

/** A page is compressed with less effort than files of the engine; a short one is sent as it is. */
function sentSize(html: string): number {
  const bytes = Buffer.from(html);
  return (siteForms('page.html', bytes)['.br']?.() ?? bytes).length;
}

/** Sizes of files that pages share, by path: brotli level 11 is slow. */
const sizes = new Map<string, number>();

function compressedFile(path: string): number {
  const known = sizes.get(path) ?? compressed(readFileSync(path));
  sizes.set(path, known);
  return known;
}

/** Files that a page's HTML names. */
function named(html: string) {
  return {
    classic: addresses(html, /<script src="([^"]+)"/g),
    modules: addresses(html, /<script type="module" src="([^"]+)"/g),
    preloaded: addresses(html, /<link rel="(?:modulepreload|deferred)" href="([^"]+)"/g),
    blocking: addresses(html.replaceAll(/<noscript>.*?<\/noscript>/g, ''), /<link rel="stylesheet" href="([^"]+)"/g),
    styles: addresses(html, /<link rel="(?:stylesheet|stylesheet" media="print|deferred" as="style)" href="([^"]+)"/g),
    fonts: addresses(html, /<link rel="preload" as="font"[^>]*\shref="([^"]+)"/g),
  };
}

const shownIn = (html: string): string | null => /data-slot="page\/(\w+)"/.exec(html)?.[1] ?? null;

/** The static imports of the first view: of the prerendered page, or of what all pages of the shell share. */
function closureOf(engineDir: string, brand: Snapshot['brand'], page: MeasuredPage, html: string): FirstView {
  const files = readEntries(engineDir);
  const shown = shownIn(html);
  const entries = [...entryNames(brand, shown), ...page.entries];
  return firstView(
    readManifest(engineDir),
    entries.flatMap((entry) => files[entry] ?? []),
  );
}

export function readBrand(engineDir: string, id: string): Snapshot['brand'] {
  return (JSON.parse(readFileSync(join(engineDir, 'sites', id, 'boot.json'), 'utf8')) as Snapshot).brand;
}

/** The size of the scripts in the page that answer before its code. */
function earlyBytes(engineDir: string, html: string): number {
  const { form, lobby } = earlyScripts;
  const files = [
    ...(hasEarlyForm(html) ? [form.file] : []),
    ...(html.includes(`<template id="${TEMPLATE}">`) ? [lobby.file] : []),
  ];
  return files.reduce((sum, file) => sum + compressedFile(join(engineDir, file)), 0);
}

/**
 * Measures a published page.
 * @param loaded paths of scripts, styles and fonts that a browser fetched for it without any input
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
  const inHtml = new Set([...head.classic, ...head.modules, ...head.preloaded]);
  const first = new Set([...inHtml, ...closureScripts]);
  const codeOf = (address: string) => /\.(?:js|css)$/.test(address);
  const isFont = (address: string) => address.endsWith('.woff2');
  const later = loaded.filter(
    (address) => codeOf(address) && !first.has(address) && !head.styles.includes(address) && !closure.styles.includes(address),
  );

  return {
    shown: shownIn(html),
    first: [...first],
    next: head.preloaded.filter((address) => !closureScripts.includes(address)),
    scripts: total(first, compressedFile),
    styles: total([...head.styles, ...closure.styles], compressedFile),
    html: sentSize(html),
    fontFiles: head.fonts.length,
    fonts: total([...head.fonts, ...loaded.filter(isFont)], (path) => statSync(path).size),
    blocking: 1 + head.classic.length + head.blocking.length,
    later: total(later, compressedFile),
    codeFiles: new Set([...first, ...head.styles, ...closure.styles, ...later]).size,
    early: earlyBytes(engineDir, html),
    // which page chunk a shell loads depends on the path
    unnamed: page.entries.length > 0 ? [] : closureScripts.filter((address) => !inHtml.has(address)),
  };
}

/**
 * The order in which a page may request. A form waits for its code, so that pictures do, too; the home page's largest paint is a
 * picture, and its first screen has one for each category.
 */
export const orderOf = ({ first, next, shown }: Pick<Weight, 'first' | 'next' | 'shown'>): Order => ({
  scripts: first.filter((script) => !next.includes(script)),
  next,
  most: shown === null ? 24 : (REQUESTS[shown] ?? 24),
  picturesFirst: shown !== 'register',
  ...(shown === 'lobby' && { together: lobbyReads, yields: true }),
});

/** One message for each part that exceeds its budget. */
export function overBudget(weight: Weight, budget: Budget): string[] {
  const over = (Object.keys(budget) as (keyof Budget)[]).filter((part) => weight[part] > budget[part]);
  return [
    ...over.map((part) => `${part} ${weight[part]} of ${budget[part]}`),
    ...weight.unnamed.map((address) => `${address} is needed by the first view but not named in the HTML`),
  ];
}
