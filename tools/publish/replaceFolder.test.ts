import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { replaceFolder } from './replaceFolder.ts';

// a busy machine takes long
vi.setConfig({ testTimeout: 30_000 });

const place = mkdtempSync(join(tmpdir(), 'replace-'));
const sites = join(place, 'sites');
const target = join(sites, 'acme');
const write = (name: string) => async (folder: string) => writeFileSync(join(folder, name), name);
/** A process number that no process has. */
const gone = 2 ** 22 + 1;

test('a folder is replaced as a whole', async () => {
  await replaceFolder(target, write('one'));
  await replaceFolder(target, write('two'));
  expect(readdirSync(target)).toEqual(['two']);
  expect(readdirSync(sites)).toEqual(['acme']);
});

test('a failure leaves the old folder and no traces', async () => {
  await expect(replaceFolder(target, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(readFileSync(join(target, 'two'), 'utf8')).toBe('two');
  expect(existsSync(join(target, 'one'))).toBe(false);
  expect(readdirSync(sites)).toEqual(['acme']);
});

test('a disk that fails while the folders change places leaves the old one', async () => {
  let renames = 0;
  const rename = (from: string, to: string) => {
    renames += 1;
    if (renames === 2) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    renameSync(from, to);
  };
  await expect(replaceFolder(target, write('three'), { rename })).rejects.toThrow('no space left');
  expect(readdirSync(target)).toEqual(['two']);
  expect(readdirSync(sites)).toEqual(['acme']);
});

test('a process that dies while it writes leaves the old folder; the next one takes its traces away', async () => {
  const module = new URL('./replaceFolder.ts', import.meta.url).href;
  const program =
    `import { writeFileSync } from 'node:fs';\n` +
    `const { replaceFolder } = await import(${JSON.stringify(module)});\n` +
    `await replaceFolder(${JSON.stringify(target)}, async (folder) => {\n` +
    `  writeFileSync(folder + '/half', 'x');\n  process.kill(process.pid, 'SIGKILL');\n  await new Promise(() => {});\n});`;
  const { signal, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(signal).toBe('SIGKILL');
  expect(readdirSync(target)).toEqual(['two']);
  expect(readdirSync(sites)).toHaveLength(2);
  await replaceFolder(target, write('four'));
  expect(readdirSync(target)).toEqual(['four']);
  expect(readdirSync(sites)).toEqual(['acme']);
});

test('what a process had moved aside when it died is put back, also when the next publish fails', async () => {
  renameSync(target, join(sites, `.acme.${gone}.abcdef-old`));
  mkdirSync(join(sites, `.acme.${gone}.abcdef`));
  await expect(replaceFolder(target, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(readdirSync(target)).toEqual(['four']);
  expect(readdirSync(sites)).toEqual(['acme']);
});

test('the work of a running publisher and of other brands is left alone', async () => {
  for (const name of ['.acme.1.abcdef', `.acme-two.${gone}.abcdef`]) mkdirSync(join(sites, name));
  await replaceFolder(target, write('five'));
  expect(readdirSync(sites).sort()).toEqual([`.acme-two.${gone}.abcdef`, '.acme.1.abcdef', 'acme']);
});
