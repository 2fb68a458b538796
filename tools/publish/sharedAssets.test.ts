import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyAssets } from './sharedAssets.ts';

const DAY = 24 * 60 * 60 * 1000;

function engineOf(...files: string[]): string {
  const engine = mkdtempSync(join(tmpdir(), 'engine-'));
  mkdirSync(join(engine, 'assets', 'fonts'), { recursive: true });
  for (const file of files) writeFileSync(join(engine, 'assets', file), file);
  return engine;
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

test('an engine that comes back is current again', () => {
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

test('a site with files of its own takes the earlier ones along into its new folder', () => {
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

test('a lost ledger begins the week anew, and fonts stay: they belong to brands', () => {
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
