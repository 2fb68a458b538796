import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { imageSize } from 'image-size';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type LoadedBrand, loadBrand } from '../../brand-files/loadBrand.ts';
import { offlineScripts, offlineStyle } from '../../engine/engineFiles.ts';
import { noHashes } from '../page/inlineBlocks.ts';
import { policyFindings } from '../page/policyFindings.ts';
import { brandSiteTexts } from '../publish/siteTexts.ts';
import { offlineBlocks, offlineHashes } from './offlineDocument.ts';
import { webAppFiles } from './webApp.ts';

const engineDir = mkdtempSync(join(tmpdir(), 'web-app-'));
for (const [file, text] of Object.entries({
  [offlineScripts.page]: 'page()',
  [offlineScripts.worker]: 'worker(VERSION)',
  [offlineStyle]: 'body{margin:0}',
})) {
  mkdirSync(dirname(join(engineDir, file)), { recursive: true });
  writeFileSync(join(engineDir, file), text);
}

const blocks = { boot: '', early: '', lobby: '', theme: ':root{--bg:#fff}', critical: '' };
const shipped = loadBrand('folia');

/** The files of a brand with some values of its own. */
function filesOf(own: Partial<LoadedBrand['brand']>, images = shipped.images) {
  const loaded = { ...shipped, images, brand: { ...shipped.brand, ...own } };
  return webAppFiles(loaded, engineDir, blocks, (tag) => brandSiteTexts(loaded, tag));
}

interface AppManifest {
  name: string;
  short_name: string;
  icons: { src: string; sizes: string }[];
  shortcuts: { name: string; url: string }[];
}
const manifestIn = ({ texts }: Awaited<ReturnType<typeof filesOf>>) => JSON.parse(texts['app.webmanifest'] ?? '') as AppManifest;

test('the manifest names icons that exist at their sizes, and the shortcuts of the brand with words and address', async () => {
  const files = await filesOf({ webApp: { shortName: 'Leaf', shortcuts: ['promotions', 'deposit'] } });
  const { name, short_name, icons, shortcuts } = manifestIn(files);
  expect([name, short_name]).toEqual([shipped.brand.name, 'Leaf']);
  for (const { src, sizes } of icons) {
    const { width, height, type } = imageSize(files.icons[src.slice(1)]!);
    expect([`${width}x${height}`, type]).toEqual([sizes, 'png']);
  }
  expect(imageSize(files.icons['apple-touch-icon.png']!)).toMatchObject({ width: 180, height: 180 });
  expect(shortcuts).toEqual([
    { name: 'Promos', url: '/promotions' },
    { name: 'Depositar', url: '/?centre=member.depositv2' },
  ]);
});

test('an icon that a system cuts has the canvas of the brand to its edges, and no hole', async () => {
  const { icons } = await filesOf({});
  for (const name of ['icon-maskable-512.png', 'apple-touch-icon.png']) {
    const { dominant, channels, isOpaque } = await sharp(icons[name]).ensureAlpha().stats();
    expect(isOpaque, name).toBe(true);
    expect(channels[3]?.min ?? 255, name).toBe(255);
    expect(dominant.r + dominant.g + dominant.b, name).toBeGreaterThan(600);
  }
  expect((await sharp(icons['icon-512.png']).stats()).isOpaque).toBe(false);
});

test('what an inherited list names and the brand removed, or leads nowhere by address, is no shortcut', async () => {
  const { bottomBar } = shipped.brand.menus;
  const entries = { ...bottomBar!.entries };
  delete entries['promotions'];
  const menus = { ...shipped.brand.menus, bottomBar: { order: bottomBar!.order, entries } };
  const webApp = { shortcuts: ['promotions', 'support', 'pointMall'] };
  expect(manifestIn(await filesOf({ menus, webApp })).shortcuts.map(({ url }) => url)).toEqual(['/pointMall']);
});

test('a brand without the key has no file of an app', async () => {
  const { webApp: _none, ...brand } = shipped.brand;
  const files = await webAppFiles({ ...shipped, brand }, engineDir, blocks, () => ({}));
  expect(files).toEqual({ texts: {}, icons: {} });
});

test('the page without a line has the words of each language, the first one’s shown, and nothing that its policy blocks', async () => {
  const html = (await filesOf({})).texts['offline.html']!;
  const sections = [...html.matchAll(/<section ([^>]*)>/g)].map(([, attributes]) => attributes);
  expect(sections).toEqual(['lang="pt" data-language="PT"', 'lang="en" data-language="EN" hidden']);
  expect(html).toContain('<h1 data-line="off">You are offline</h1>');
  expect(html).toContain('<h1 data-line="on" hidden>Our site cannot be reached</h1>');
  expect(html).toContain('href="tel:08000417203"');
  const { scripts, styles } = offlineHashes(offlineBlocks(engineDir));
  const known = { scripts, styles };
  // the block of the boot script is empty here, that of the tokens one of all pages
  const blocked = policyFindings(html.replace('<script></script>', '').replace(`<style>${blocks.theme}</style>`, ''), known);
  expect(blocked).toEqual([]);
  expect(policyFindings(html, noHashes)).not.toEqual([]);
  expect(html.replace(/data:[^"]*/, '')).not.toMatch(/<(?:link|script|img)[^>]*(?:src|href)="(?!\/images\/|")[^"]/);
});

test('the worker is another one when its page is, so that browsers take the new page', async () => {
  const [first, again, other] = await Promise.all([filesOf({}), filesOf({}), filesOf({ name: 'Another' })]);
  const workers = [first, again, other].map(({ texts }) => texts['offline-worker.js']);
  expect(workers[1]).toBe(workers[0]);
  expect(workers[2]).not.toBe(workers[0]);
});

test('a picture that cannot be drawn is named', async () => {
  const path = join(engineDir, 'broken.svg');
  writeFileSync(path, '<svg');
  const images = new Map(shipped.images).set(shipped.brand.images.favicon, path);
  await expect(filesOf({}, images)).rejects.toThrow(`${path} cannot be drawn as an icon of the app`);
});
