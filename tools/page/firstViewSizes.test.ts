import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { firstViewSizes } from './firstViewSizes.ts';

test('the first view is the page with every script, style and font that it names', () => {
  const engineDir = mkdtempSync(join(tmpdir(), 'sizes-'));
  const site = join(engineDir, 'sites', 'acme');
  mkdirSync(join(engineDir, 'assets'));
  mkdirSync(site, { recursive: true });
  const files = { 'assets/boot.js': 'b'.repeat(50), 'assets/main.js': 'm'.repeat(900), 'assets/page.js': 'p()', 'assets/later.js': 'l'.repeat(99), 'assets/e.css': 'e{}', 'assets/f.woff2': 'font', 'sites/acme/theme.css': 't{}' };
  for (const [path, text] of Object.entries(files)) writeFileSync(join(engineDir, path), text);
  const html =
    '<script src="/assets/boot.js"></script><link rel="preload" as="font" type="font/woff2" href="/assets/f.woff2" crossorigin>' +
    '<link rel="stylesheet" href="/theme.css"><link rel="stylesheet" href="/assets/e.css"><script type="module" src="/assets/main.js"></script>' +
    '<link rel="modulepreload" href="/assets/page.js">';
  writeFileSync(join(site, 'home.html'), html);
  const size = (...texts: string[]) => texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
  expect(firstViewSizes(site, 'home.html', engineDir)).toEqual({
    html: size(html),
    scripts: size(files['assets/boot.js'], files['assets/main.js'], files['assets/page.js']),
    styles: size(files['assets/e.css'], files['sites/acme/theme.css']),
    fonts: 4,
  });
});
