import { mkdtempSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { prepareFolder, swapBack } from './replaceFolder.ts';

const write = (name: string) => async (folder: string) => writeFileSync(join(folder, name), name);
const replaceFolder = async (...args: Parameters<typeof prepareFolder>) => (await prepareFolder(...args)).swap();
const fresh = () => join(mkdtempSync(join(tmpdir(), 'way-back-')), 'acme');

describe('the way back', () => {
  test('leads to the site before, and forth again', async () => {
    const target = fresh();
    for (const name of ['one', 'two', 'three']) await replaceFolder(target, write(name));
    swapBack(target);
    expect(readdirSync(target)).toEqual(['two']);
    // a failed attempt to publish takes nothing from it
    await expect(replaceFolder(target, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    swapBack(target);
    expect(readdirSync(target)).toEqual(['three']);
    swapBack(target);
    await replaceFolder(target, write('four'));
    swapBack(target);
    expect(readdirSync(target)).toEqual(['two']);
  });

  test('is refused where there is none', async () => {
    const target = fresh();
    expect(() => swapBack(target)).toThrow('was not kept');
    await replaceFolder(target, write('one'));
    expect(() => swapBack(target)).toThrow('was not kept');
    expect(readdirSync(target)).toEqual(['one']);
  });

  test('is rather none than one to an older site, when it cannot be noted', async () => {
    const target = fresh();
    for (const name of ['one', 'two']) await replaceFolder(target, write(name));
    const rename = (from: string, to: string) => {
      if (to.endsWith('.former')) throw new Error('no space left on device');
      renameSync(from, to);
    };
    await replaceFolder(target, write('three'), { rename });
    expect(readdirSync(target)).toEqual(['three']);
    expect(() => swapBack(target)).toThrow('was not kept');
  });

  test('keeps the current site when the disk fails', async () => {
    const target = fresh();
    for (const name of ['one', 'two']) await replaceFolder(target, write(name));
    const rename = () => {
      throw new Error('no space left on device');
    };
    expect(() => swapBack(target, { rename })).toThrow('no space left');
    expect(readdirSync(target)).toEqual(['two']);
  });
});
