import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { dropUnshared, placeShared } from './sharedFiles.ts';

let root: string;
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), 'shared-'))));

const formsOf = vi.fn((_: string, bytes: Uint8Array) => ({ '.gz': () => Buffer.from(`small ${Buffer.from(bytes).toString()}`) }));

const place = (path: string, text: string) => placeShared(root, join(root, path), { bytes: Buffer.from(text), formsOf });

const inode = (path: string) => statSync(join(root, path)).ino;

const contents = () =>
  readdirSync(join(root, '.content'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;

test('the same content of several sites is one file, and so is each compressed form', () => {
  place('sites/a/texts/en.json', 'hello');
  place('sites/b/texts/en.json', 'hello');
  place('sites/b/texts/pt.json', 'olá');
  expect(inode('sites/a/texts/en.json')).toBe(inode('sites/b/texts/en.json'));
  expect(inode('sites/a/texts/en.json.gz')).toBe(inode('sites/b/texts/en.json.gz'));
  expect(readFileSync(join(root, 'sites/b/texts/en.json.gz'), 'utf8')).toBe('small hello');
  expect(readFileSync(join(root, 'sites/b/texts/pt.json'), 'utf8')).toBe('olá');
});

test('a site keeps its files when another one, or what they share, is removed', () => {
  place('sites/a/texts/en.json', 'hello');
  place('sites/b/texts/en.json', 'hello');
  rmSync(join(root, 'sites/a'), { recursive: true });
  rmSync(join(root, '.content'), { recursive: true });
  expect(readFileSync(join(root, 'sites/b/texts/en.json'), 'utf8')).toBe('hello');
  place('sites/c/texts/en.json', 'hello');
  expect(readFileSync(join(root, 'sites/c/texts/en.json'), 'utf8')).toBe('hello');
});

test('a content without a site is deleted; one with a site stays', () => {
  place('sites/a/texts/en.json', 'hello');
  place('sites/b/texts/pt.json', 'olá');
  rmSync(join(root, 'sites/a'), { recursive: true });
  expect(contents()).toBe(4);
  dropUnshared(root);
  expect(contents()).toBe(2);
  place('sites/c/texts/pt.json', 'olá');
  expect(inode('sites/c/texts/pt.json')).toBe(inode('sites/b/texts/pt.json'));
});

test('what another publisher is writing stays; what one left long ago is deleted', () => {
  place('sites/a/texts/en.json', 'hello');
  const [now, old] = ['now.1.part', 'old.2.part'].map((name) => join(root, '.content', name)) as [string, string];
  for (const path of [now, old]) writeFileSync(path, 'half');
  utimesSync(old, 0, 0);
  dropUnshared(root);
  expect([now, old].map((path) => existsSync(path))).toEqual([true, false]);
});

test('a name that is there already is not replaced', () => {
  place('sites/a/texts/en.json', 'hello');
  expect(() => place('sites/a/texts/en.json', 'other')).toThrow('EEXIST');
  expect(readFileSync(join(root, 'sites/a/texts/en.json'), 'utf8')).toBe('hello');
});

test('where the file system has no links, or no more of one file, each site has its own copy', () => {
  const link = () => {
    throw Object.assign(new Error('EMLINK'), { code: 'EMLINK' });
  };
  const path = join(root, 'sites/a/texts/en.json');
  placeShared(root, path, { bytes: Buffer.from('hello'), formsOf, link });
  expect([path, `${path}.gz`].map((name) => readFileSync(name, 'utf8'))).toEqual(['hello', 'small hello']);
});
