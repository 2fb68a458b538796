import { appendFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, test, vi } from 'vitest';
import { diskFolders } from '../../brand-files/brandFolders.ts';
import { copyBrands } from '../../site/publish/brandCopies.fixture.ts';
import { watchBrands } from './watchBrands.ts';

const QUIET_MS = 400;

const failed = vi.fn();
beforeEach(() => void failed.mockReset());

test('a change of the brand or of a parent publishes once, other brands do not', async () => {
  const { brands } = copyBrands(2);
  const publish = vi.fn(async () => {});
  const folders = diskFolders(pathToFileURL(`${brands}/`));
  const close = watchBrands(['acme-000'], { brands, folders, publish, failed });
  const write = (path: string) => appendFileSync(join(brands, path), ' ');
  const times = async () => {
    await after(QUIET_MS);
    return publish.mock.calls.length;
  };

  for (let i = 0; i < 5; i += 1) write('acme-000/menus.json');
  await vi.waitFor(() => expect(publish).toHaveBeenCalledTimes(1), { timeout: 5_000 });
  write('base/layout.json');
  await vi.waitFor(() => expect(publish).toHaveBeenCalledTimes(2), { timeout: 5_000 });
  write('acme-001/menus.json');
  expect(await times()).toBe(2);
  // many editors write another file and rename it
  writeFileSync(join(brands, 'acme-000/texts/new'), '{}');
  renameSync(join(brands, 'acme-000/texts/new'), join(brands, 'acme-000/texts/pt.json'));
  await vi.waitFor(() => expect(publish).toHaveBeenCalledTimes(3), { timeout: 5_000 });
  // a mistake that hides the parent must not stop watching
  writeFileSync(join(brands, 'acme-000/brand.json'), '{');
  await vi.waitFor(() => expect(publish).toHaveBeenCalledTimes(4), { timeout: 5_000 });
  write('base/menus.json');
  await vi.waitFor(() => expect(publish).toHaveBeenCalledTimes(5), { timeout: 5_000 });
  close();
  write('acme-000/menus.json');
  expect(await times()).toBe(5);
});

test('a change during a publish is published after it', async () => {
  const { brands } = copyBrands(1);
  let finish = (): void => {};
  const publish = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const close = watchBrands(['acme-000'], { brands, folders: diskFolders(pathToFileURL(`${brands}/`)), publish, failed });
  appendFileSync(join(brands, 'acme-000/menus.json'), ' ');
  await vi.waitFor(() => expect(publish).toHaveBeenCalledTimes(1), { timeout: 5_000 });
  appendFileSync(join(brands, 'acme-000/menus.json'), ' ');
  await after(QUIET_MS);
  expect(publish).toHaveBeenCalledTimes(1);
  finish();
  await vi.waitFor(() => expect(publish).toHaveBeenCalledTimes(2), { timeout: 5_000 });
  finish();
  close();
});

test('a publish that throws is told, and the next change is published', async () => {
  const { brands } = copyBrands(1);
  const full = new Error('the disk is full');
  const publish = vi.fn(async () => {});
  publish.mockRejectedValueOnce(full);
  const close = watchBrands(['acme-000'], { brands, folders: diskFolders(pathToFileURL(`${brands}/`)), publish, failed });
  appendFileSync(join(brands, 'acme-000/menus.json'), ' ');
  await vi.waitFor(() => expect(failed.mock.calls).toEqual([[full]]), { timeout: 5_000 });
  appendFileSync(join(brands, 'acme-000/menus.json'), ' ');
  await vi.waitFor(() => expect(publish).toHaveBeenCalledTimes(2), { timeout: 5_000 });
  expect(failed).toHaveBeenCalledTimes(1);
  close();
});
