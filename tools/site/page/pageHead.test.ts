import { expect, test } from 'vitest';
import type { Brand } from '../../../src/engine/brand/snapshot.ts';
import { type HeadParts, formAnswers, pageHead, pageMeta, rootAttributes } from './pageHead.ts';

const brandOf = (start: Brand['theme']['default'], keepChoice = false, regions: object = { themeSwitch: {} }): Brand =>
  ({
    id: 'acme',
    name: 'Acme',
    images: { favicon: 'favicon.svg' },
    theme: { default: start, keepChoice },
    layout: { regions },
    menus: {},
  }) as Brand;

const parts: HeadParts = {
  brand: brandOf('light'),
  texts: {},
  index: { address: null },
  canvas: { light: '#fff', dark: '#111' },
  blocks: { boot: 'boot()', early: 'early()', lobby: '', theme: ':root{}', critical: '.first{}' },
  loader: '/assets/load.js',
  view: { script: '/assets/main.js', preload: ['/assets/libraries.js'], styles: ['/assets/style.css', '/assets/section.css'] },
  integrityOf: (address) => `sha384-${address.length}`,
  page: '',
  early: { at: 1 },
};
const head = pageHead(parts).join('');

const inOrder = (html: string, order: readonly string[]) => {
  expect(order.filter((part) => !html.includes(part))).toEqual([]);
  expect([...order].sort((a, b) => html.indexOf(a) - html.indexOf(b))).toEqual(order);
};

test('scripts are named before the blocks of the first paint; the sheets with all rules follow them', () => {
  inOrder(head, [
    'src="/assets/load.js"',
    'href="/assets/main.js"',
    'href="/assets/libraries.js"',
    '<script>boot()</script>',
    '<style>:root{}</style>',
    '<style>.first{}</style>',
    'href="/theme.css"',
    'href="/assets/style.css"',
    'as="style" href="/assets/section.css"',
  ]);
});

test('the first sheet and the brand’s faces wait, and apply without scripts; no font is preloaded', () => {
  expect(head).toContain('<link rel="deferred" as="style" href="/theme.css"><noscript><link rel="stylesheet" href="/theme.css">');
  expect(head).toMatch(/<link rel="deferred" as="style" href="\/assets\/style\.css" integrity="[^"]+"><noscript>/);
  expect(head).not.toContain('as="font"');
});

test('the shell shows nothing before its scripts: its sheet is linked, after the script that it would delay', () => {
  const shell = pageHead({ ...parts, blocks: { ...parts.blocks, critical: '' } }).join('');
  inOrder(shell, [
    'src="/assets/main.js"',
    'rel="modulepreload" href="/assets/libraries.js"',
    '<script>boot()</script>',
    '<style>:root{}</style>',
    '<link rel="stylesheet" href="/assets/style.css"',
  ]);
  expect(shell).not.toMatch(/rel="deferred"|load\.js/);
  expect(shell).toContain('<link rel="stylesheet" media="print" href="/theme.css">');
  expect(shell).not.toContain('media="print" href="/assets/style.css"');
});

test('the code of a lobby lets the reads of its games go first', () => {
  expect(head).not.toContain('fetchpriority');
  const lobby = pageHead({ ...parts, blocks: { ...parts.blocks, lobby: 'lobby()' } }).join('');
  for (const file of ['href="/assets/main.js"', 'href="/assets/libraries.js"'])
    expect(lobby).toContain(`${file} fetchpriority="low"`);
});

test('a page that is seen without its code names it for later, the entry first', () => {
  const later = /<script type="module" src="\/assets\/load\.js"[^>]*><\/script><link rel="deferred" href="\/assets\/main\.js"/;
  const form = pageHead({ ...parts, page: '<small data-fault="">' }).join('');
  const lobby = pageHead({ ...parts, blocks: { ...parts.blocks, lobby: 'lobby()' } }).join('');
  for (const html of [head, form, lobby]) {
    expect(html).toMatch(later);
    expect(html).toContain('<link rel="deferred" href="/assets/libraries.js"');
    expect(html).not.toContain('modulepreload');
  }
});

test('what the script of a lobby knows precedes it, and the page; other pages have neither', () => {
  inOrder(pageHead({ ...parts, blocks: { ...parts.blocks, lobby: 'lobby()' } }).join(''), [
    '<style>.first{}</style>',
    '<script type="application/json" id="lobby">{"at":1}</script>',
    '<script>lobby()</script>',
  ]);
  expect(head).not.toMatch(/early|lobby/);
});

test('what the script of a form knows precedes it; a page without a form has neither', () => {
  inOrder(formAnswers('<small data-fault="">', { rules: '</script>' }, parts.blocks), [
    '<script type="application/json" id="early">{"rules":"\\u003c/script>"}</script>',
    '<script>early()</script>',
  ]);
  expect(formAnswers('<p>', {}, parts.blocks)).toBe('');
});

test.each([
  ['<main><h1 class="display-m">Promotions &amp; more</h1></main>', '<title>Promotions &amp; more · Acme</title>'],
  ['<h1>Acme</h1>', '<title>Acme</title>'],
  ['<h2>None</h2>', '<title>Acme</title>'],
])('a published page is named after its heading, the home page after the brand: %s', (page, title) => {
  expect(pageHead({ ...parts, page })[0]).toBe(title);
});

test('a brand with an apostrophe is named once', () => {
  const brand = { ...parts.brand, name: "Jo's <Club>" };
  expect(pageHead({ ...parts, brand, page: '<h1>Jo&#x27;s &lt;Club&gt;</h1>' })[0]).toBe("<title>Jo's &lt;Club&gt;</title>");
});

test.each([
  ['light', 'light', '#fff', undefined],
  ['dark', 'dark', '#111', undefined],
  ['system', 'light', '#fff', true],
] as const)(
  'a page whose default theme is %s is published in %s, with the bars of the browser (THM-05)',
  (start, theme, bars, device) => {
    expect(rootAttributes(brandOf(start), 'en')).toMatchObject({ 'data-theme': theme, 'data-device-theme': device });
    const colours = `content="${bars}" data-light="#fff" data-dark="#111"`;
    expect(pageMeta(brandOf(start), {}, parts.canvas).join('')).toContain(`<meta name="theme-color" ${colours}>`);
  },
);

test('a stored theme counts where the brand keeps it and has a switch (THM-05, THM-06)', () => {
  const kept = (brand: Brand) => rootAttributes(brand, 'en')['data-keep-theme'];
  expect(kept(brandOf('dark', true))).toBe(true);
  expect(kept(brandOf('dark', true, {}))).toBeUndefined();
  expect(kept(brandOf('dark', false))).toBeUndefined();
});
