import { expect, test } from 'vitest';
import type { Brand } from '../../src/engine/brand/snapshot.ts';
import { pageHead } from './pageHead.ts';

const head = pageHead({
  brand: { id: 'acme', name: 'Acme', images: { favicon: 'favicon.svg' } } as Brand,
  texts: {},
  canvas: '#fff',
  fonts: ['/assets/fonts/text.woff2'],
  boot: '/assets/boot.js',
  view: { script: '/assets/main.js', preload: ['/assets/libraries.js'], styles: ['/assets/style.css'] },
  integrityOf: (address) => `sha384-${address.length}`,
  page: '',
}).join('');

test('the boot script precedes the styles, the brand precedes the engine, scripts are last', () => {
  const order = ['boot.js', 'theme.css', 'style.css', 'main.js', 'libraries.js'];
  expect([...order].sort((a, b) => head.indexOf(a) - head.indexOf(b))).toEqual(order);
});

test('fonts are preloaded after what the first paint needs', () => {
  expect(head).toMatch(/<link rel="preload" as="font"[^>]* href="\/assets\/fonts\/text\.woff2" crossorigin fetchpriority="low">/);
});
