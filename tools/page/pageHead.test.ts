import { expect, test } from 'vitest';
import type { Brand } from '../../src/engine/brand/snapshot.ts';
import { type HeadParts, pageHead } from './pageHead.ts';

const parts: HeadParts = {
  brand: { id: 'acme', name: 'Acme', images: { favicon: 'favicon.svg' } } as Brand,
  texts: {},
  canvas: '#fff',
  blocks: { boot: 'boot()', early: 'early()', theme: ':root{}', critical: '.first{}' },
  view: { script: '/assets/main.js', preload: ['/assets/libraries.js'], styles: ['/assets/style.css', '/assets/section.css'] },
  integrityOf: (address) => `sha384-${address.length}`,
  page: '',
};
const head = pageHead(parts).join('');

const inOrder = (html: string, order: readonly string[]) => {
  expect(order.filter((part) => !html.includes(part))).toEqual([]);
  expect([...order].sort((a, b) => html.indexOf(a) - html.indexOf(b))).toEqual(order);
};

test('scripts are named before the blocks of the first paint; the sheets with all rules follow them', () => {
  inOrder(head, [
    'src="/assets/main.js"',
    'href="/assets/libraries.js"',
    '<style>:root{}</style>',
    '<style>.first{}</style>',
    'href="/theme.css"',
    'href="/assets/style.css"',
    'media="print" href="/assets/section.css"',
    '<script>boot()</script>',
  ]);
});

test('the first sheet and the brand’s faces wait, and apply without scripts; no font is preloaded', () => {
  expect(head).toContain(
    '<link rel="stylesheet" media="print" href="/theme.css"><noscript><link rel="stylesheet" href="/theme.css">',
  );
  expect(head).toMatch(/<link rel="stylesheet" media="print" href="\/assets\/style\.css" integrity="[^"]+"><noscript>/);
  expect(head).not.toContain('as="font"');
});

test('the shell shows nothing before its scripts: its sheet is linked, after the script that it would delay', () => {
  const shell = pageHead({ ...parts, blocks: { ...parts.blocks, critical: '' } }).join('');
  inOrder(shell, ['<style>:root{}</style>', '<script>boot()</script>', '<link rel="stylesheet" href="/assets/style.css"']);
  expect(shell).not.toContain('media="print" href="/assets/style.css"');
});
