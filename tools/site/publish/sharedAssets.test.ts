import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { engineVersion } from './engineVersion.ts';
import { copyAssets } from './sharedAssets.ts';

const DAY = 24 * 60 * 60 * 1000;

function engineOf(...files: string[]): string {
  const engine = mkdtempSync(join(tmpdir(), 'engine-'));
  mkdirSync(join(engine, 'assets', 'fonts'), { recursive: true });
  mkdirSync(join(engine, '.vite'));
  for (const file of files) writeFileSync(join(engine, 'assets', file), file);
  writeFileSync(join(engine, '.vite', 'manifest.json'), JSON.stringify(files));
  return engine;
}

/** Records in a brand's site the engine that published it. */
function publishSite(root: string, brand: string, engine: string): void {
  mkdirSync(join(root, 'sites', brand), { recursive: true });
  writeFileSync(join(root, 'sites', brand, 'version.json'), JSON.stringify({ engine: engineVersion(engine), configHash: '0' }));
  writeFileSync(join(root, 'sites', brand, 'home.html'), '');
}

/** Truncates each file of a folder to half. */
function spoil(folder: string): void {
  for (const file of readdirSync(folder)) writeFileSync(join(folder, file), '{"engine":');
}

const assets = (root: string) => readdirSync(join(root, 'assets'));

test('the files of an engine stay a week longer than the engine, however old they are', () => {
  const root = mkdtempSync(join(tmpdir(), 'root-'));
  const [first, second] = [engineOf('main-1.js', 'shared-1.js'), engineOf('main-2.js', 'shared-1.js')];
  copyAssets(first, root, { now: 0 });
  expect(assets(root)).toEqual(['main-1.js', 'shared-1.js']);
  copyAssets(second, root, { now: 30 * DAY });
  copyAssets(second, root, { now: 36 * DAY });
  expect(assets(root)).toEqual(['main-1.js', 'main-2.js', 'shared-1.js']);
  copyAssets(second, root, { now: 38 * DAY });
  expect(assets(root)).toEqual(['main-2.js', 'shared-1.js']);
});

test('a returning engine is current again', () => {
  const root = mkdtempSync(join(tmpdir(), 'root-'));
  const [first, second] = [engineOf('main-1.js'), engineOf('main-2.js')];
  copyAssets(first, root, { now: 0 });
  copyAssets(second, root, { now: 5 * DAY });
  copyAssets(first, root, { now: 6 * DAY });
  copyAssets(first, root, { now: 12 * DAY });
  expect(assets(root)).toEqual(['main-1.js', 'main-2.js']);
  copyAssets(first, root, { now: 14 * DAY });
  expect(assets(root)).toEqual(['main-1.js']);
});

test('a site with its own files keeps the earlier ones in its new folder', () => {
  const old = mkdtempSync(join(tmpdir(), 'site-'));
  const fresh = mkdtempSync(join(tmpdir(), 'site-'));
  const later = mkdtempSync(join(tmpdir(), 'site-'));
  const [first, second] = [engineOf('main-1.js'), engineOf('main-2.js')];
  copyAssets(first, old, { now: 0 });
  copyAssets(second, fresh, { now: DAY, earlier: old });
  expect(assets(fresh)).toEqual(['main-1.js', 'main-2.js']);
  expect(readFileSync(join(fresh, 'assets', 'main-1.js'), 'utf8')).toBe('main-1.js');
  copyAssets(second, later, { now: 9 * DAY, earlier: fresh });
  expect(assets(later)).toEqual(['main-2.js']);
});

test('a lost index restarts the week, and fonts stay, as they belong to brands', () => {
  const root = mkdtempSync(join(tmpdir(), 'root-'));
  copyAssets(engineOf('main-1.js'), root, { now: 0 });
  mkdirSync(join(root, 'assets', 'fonts'));
  writeFileSync(join(root, 'assets', 'fonts', 'a.woff2'), '');
  const second = engineOf('main-2.js');
  copyAssets(second, root, { now: DAY });
  rmSync(join(root, '.earlier-assets.json'));
  copyAssets(second, root, { now: 20 * DAY });
  expect(assets(root)).toEqual(['fonts', 'main-1.js', 'main-2.js']);
  copyAssets(second, root, { now: 28 * DAY });
  expect(assets(root)).toEqual(['fonts', 'main-2.js']);
});

test('the files of every engine that a site names stay, however often others are published', () => {
  const root = mkdtempSync(join(tmpdir(), 'root-'));
  const [first, second, third] = [engineOf('main-1.js', 'shared-1.js'), engineOf('main-2.js'), engineOf('main-3.js')];
  copyAssets(first, root, { now: 0 });
  for (const brand of ['folia', 'orvane']) publishSite(root, brand, first);
  copyAssets(second, root, { now: DAY });
  publishSite(root, 'folia', second);
  copyAssets(third, root, { now: 2 * DAY });
  publishSite(root, 'folia', third);
  for (const day of [3, 9, 17, 400]) copyAssets(third, root, { now: day * DAY });
  expect(assets(root)).toEqual(['main-1.js', 'main-3.js', 'shared-1.js']);
  publishSite(root, 'orvane', third);
  for (const day of [401, 407]) copyAssets(third, root, { now: day * DAY });
  expect(assets(root)).toEqual(['main-1.js', 'main-3.js', 'shared-1.js']);
  copyAssets(third, root, { now: 409 * DAY });
  expect(assets(root)).toEqual(['main-3.js']);
});

test.each([
  ['a site whose engine left no list', (root: string) => rmSync(join(root, '.engines'), { recursive: true })],
  ['a site whose engine has a list that cannot be read', (root: string) => spoil(join(root, '.engines'))],
  ['a site that does not name its engine', (root: string) => rmSync(join(root, 'sites', 'orvane', 'version.json'))],
  ['a site with a version that cannot be read', (root: string) => spoil(join(root, 'sites', 'orvane'))],
  [
    'a site that a dead publisher has set aside',
    (root: string) => renameSync(join(root, 'sites', 'orvane'), join(root, 'sites', '.orvane.1.abcdef-old')),
  ],
])('%s keeps what it may need', (_, damage) => {
  const root = mkdtempSync(join(tmpdir(), 'root-'));
  const [first, second] = [engineOf('main-1.js'), engineOf('main-2.js')];
  copyAssets(first, root, { now: 0 });
  publishSite(root, 'orvane', first);
  damage(root);
  for (const day of [1, 9, 30, 90]) copyAssets(second, root, { now: day * DAY });
  expect(assets(root)).toEqual(['main-1.js', 'main-2.js']);
});

test('an unknown folder beside the sites does not keep files forever', () => {
  const root = mkdtempSync(join(tmpdir(), 'root-'));
  const [first, second] = [engineOf('main-1.js'), engineOf('main-2.js')];
  copyAssets(first, root, { now: 0 });
  publishSite(root, 'folia', second);
  mkdirSync(join(root, 'sites', 'lost+found'));
  publishSite(root, '.folia.1.abcdef', first);
  for (const day of [1, 9]) copyAssets(second, root, { now: day * DAY });
  expect(assets(root)).toEqual(['main-2.js']);
  expect(readdirSync(join(root, '.engines'))).toEqual([`${engineVersion(second)}.json`]);
});
