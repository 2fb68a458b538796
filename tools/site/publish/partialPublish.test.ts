import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { engineWith } from './engine.fixture.ts';
import { sandboxPlatform } from './platforms.ts';
import { publishAll } from './publishAll.ts';
afterEach(() => void vi.useRealTimers());

const DAY = 24 * 60 * 60 * 1000;

/** A build with other hashes in its file names. */
function engineNumber(nth: number): string {
  const engineDir = engineWith();
  for (const file of readdirSync(join(engineDir, 'assets')))
    renameSync(join(engineDir, 'assets', file), join(engineDir, 'assets', file.replace('-1.', `-${nth}.`)));
  for (const file of ['manifest.json', 'entries.json']) {
    const path = join(engineDir, '.vite', file);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll('-1.', `-${nth}.`));
  }
  return engineDir;
}

/** Missing files below `assets` that the pages of a site request. */
function missing(root: string, brand: string): string[] {
  const pages = ['home.html', 'register.html', 'shell.html'].map((file) =>
    readFileSync(join(root, 'sites', brand, file), 'utf8'),
  );
  const asked = pages.flatMap((page) => [...page.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path = '']) => path));
  expect(asked.length).toBeGreaterThan(5);
  return asked.filter((path) => !existsSync(join(root, path)));
}

test('a site that keeps its engine finds its files while others are published with later ones', async () => {
  const root = mkdtempSync(join(tmpdir(), 'root-'));
  const started = Date.now();
  vi.useFakeTimers({ toFake: ['Date'] });
  const publish = async (day: number, engineDir: string, ...ids: string[]) => {
    vi.setSystemTime(started + day * DAY);
    const { failed } = await publishAll(ids, { engineDir, root, platformOf: sandboxPlatform });
    expect(failed).toEqual([]);
  };
  const [first, second, third] = [engineWith(), engineNumber(2), engineNumber(3)];
  await publish(0, first, 'folia', 'orvane', 'mayloc');
  await publish(1, second, 'folia');
  for (const day of [9, 30]) await publish(day, second, 'folia');
  await publish(31, third, 'mayloc');
  await publish(60, third, 'mayloc');
  for (const brand of ['folia', 'orvane', 'mayloc']) expect(missing(root, brand), brand).toEqual([]);

  // the way back of a site still leads to the first engine
  await publish(61, third, 'folia', 'orvane');
  await publish(69, third, 'folia');
  expect(existsSync(join(root, 'assets', 'main-1.js'))).toBe(true);

  // no site needs the first engine, but open pages do for a week
  await publish(70, third, 'orvane');
  await publish(76, third, 'folia');
  expect(existsSync(join(root, 'assets', 'main-1.js'))).toBe(true);
  await publish(78, third, 'folia');
  expect(readdirSync(join(root, 'assets')).filter((file) => /-[12]\./.test(file))).toEqual([]);
  for (const brand of ['folia', 'orvane', 'mayloc']) expect(missing(root, brand), brand).toEqual([]);

  // a deleted brand requests nothing
  await publish(80, second, 'orvane');
  rmSync(join(root, 'sites', 'orvane'), { recursive: true });
  await publish(81, third, 'folia');
  await publish(89, third, 'folia');
  expect(readdirSync(join(root, 'assets')).filter((file) => /-2\./.test(file))).toEqual([]);
});
