import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { replaceFolder } from './replaceFolder.ts';

const place = mkdtempSync(join(tmpdir(), 'replace-'));
const target = join(place, 'sites', 'acme');
const write = (name: string) => async (folder: string) => writeFileSync(join(folder, name), name);

test('a folder is replaced as a whole', async () => {
  await replaceFolder(target, write('one'));
  await replaceFolder(target, write('two'));
  expect(readdirSync(target)).toEqual(['two']);
  expect(readdirSync(join(place, 'sites'))).toEqual(['acme']);
});

test('a failure leaves the old folder and no traces', async () => {
  await expect(replaceFolder(target, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(readFileSync(join(target, 'two'), 'utf8')).toBe('two');
  expect(existsSync(join(target, 'one'))).toBe(false);
  expect(readdirSync(join(place, 'sites'))).toEqual(['acme']);
});
