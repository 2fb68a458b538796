import { mkdtempSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { diskFolders } from '../../brand-files/brandFolders.ts';
import { copyBrands } from './brandCopies.fixture.ts';
import { engineWith } from './engine.fixture.ts';
import { sandboxPlatform } from './platforms.ts';
import { publishAll } from './publishAll.ts';

/** Copies of three samples, of which the first three share nothing. */
const SAMPLES = 3;
const COUNT = process.env['DEEP'] === undefined ? 9 : 60;

/** Files and bytes below a folder; one with several names counts once. */
function storedIn(folder: string): { files: number; bytes: number } {
  const sizes = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => statSync(join(entry.parentPath, entry.name)))
      .map(({ ino, size }) => [ino, size]),
  );
  return { files: sizes.size, bytes: [...sizes.values()].reduce((sum, size) => sum + size, 0) };
}

test('brands with the same texts and pictures share them, and an unchanged brand costs a look at its own files', async () => {
  const { brands, ids } = copyBrands(COUNT);
  const disk = diskFolders(pathToFileURL(`${brands}/`));
  const reads = new Map<string, number>();
  let replies = 0;
  const count = <Value>(id: string, value: Value): Value => {
    reads.set(id, (reads.get(id) ?? 0) + 1);
    return value;
  };
  const folders = { ...disk, texts: (id: string) => count(id, disk.texts(id)) };
  const root = mkdtempSync(join(tmpdir(), 'root-'));
  const publish = (some: readonly string[]) =>
    publishAll(some, {
      engineDir,
      root,
      folders,
      repliesFrom: 'files',
      platformOf: (loaded) => {
        replies += 1;
        return sandboxPlatform(loaded);
      },
    });
  const engineDir = engineWith();

  expect((await publish(ids.slice(0, SAMPLES))).failed).toEqual([]);
  const first = storedIn(root);
  expect((await publish(ids)).failed).toEqual([]);
  const all = storedIn(root);
  // what a further brand adds, to what one of the first took
  const added = (part: 'files' | 'bytes') => ((all[part] - first[part]) / (COUNT - SAMPLES) / first[part]) * SAMPLES;
  expect(added('bytes')).toBeLessThan(0.6);
  expect(added('files')).toBeLessThan(0.6);
  // the first three were not read again
  expect(replies).toBe(COUNT);

  reads.clear();
  const again = await publish(ids);
  expect(again.published.filter(({ unchanged }) => unchanged)).toHaveLength(COUNT);
  expect(replies, 'nothing is validated, nobody is asked').toBe(COUNT);
  expect(Object.fromEntries(reads)).toEqual(Object.fromEntries(['base', ...ids].map((id) => [id, 1])));
});
