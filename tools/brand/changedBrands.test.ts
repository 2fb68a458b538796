import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, test } from 'vitest';
import { diskFolders } from '../brand-files/brandFolders.ts';
import { changedBrands } from './changedBrands.ts';

let brands: string;
const git = (...words: string[]) =>
  execFileSync('git', ['-C', brands, '-c', 'user.name=A', '-c', 'user.email=a@acme.example', ...words], { stdio: 'pipe' });
const changed = (since = 'HEAD') => changedBrands(brands, since, diskFolders(pathToFileURL(`${brands}/`)));

function add(id: string, parent?: string): void {
  mkdirSync(join(brands, id, 'images'), { recursive: true });
  writeFileSync(join(brands, id, 'brand.json'), JSON.stringify({ id, extends: parent }));
}

beforeEach(() => {
  const repository = mkdtempSync(join(tmpdir(), 'repository-'));
  brands = join(repository, 'brands');
  for (const [id, parent] of [['base'], ['one'], ['one-desk', 'one'], ['two']] as const) add(id, parent);
  writeFileSync(join(repository, 'README.md'), 'outside');
  execFileSync('git', ['init', '-q', repository]);
  git('add', '-A', '..');
  git('commit', '-qm', 'first');
});

test('a change concerns its brand and those that extend it; one of base all', () => {
  expect(changed()).toEqual([]);
  appendFileSync(join(brands, '../README.md'), 'changed');
  expect(changed()).toEqual([]);
  appendFileSync(join(brands, 'one-desk/brand.json'), '\n');
  expect(changed()).toEqual(['one-desk']);
  appendFileSync(join(brands, 'one/brand.json'), '\n');
  expect(changed()).toEqual(['one', 'one-desk']);
  appendFileSync(join(brands, 'base/brand.json'), '\n');
  expect(changed()).toEqual(['one', 'one-desk', 'two']);
});

test('new files and files of later commits count', () => {
  writeFileSync(join(brands, 'two/images/mark.svg'), '<svg/>');
  expect(changed()).toEqual(['two']);
  git('add', '-A');
  git('commit', '-qm', 'second');
  expect(changed()).toEqual([]);
  expect(changed('HEAD~1')).toEqual(['two']);
  add('three');
  expect(changed()).toEqual(['three']);
});

test('an unknown commit, an option in its place and a folder without a repository are errors', () => {
  expect(() => changed('nowhere')).toThrow(/--since: git cannot compare .*nowhere/s);
  expect(() => changed('--output=x')).toThrow('--since: git cannot compare');
  const plain = mkdtempSync(join(tmpdir(), 'plain-'));
  expect(() => changedBrands(plain, 'HEAD', diskFolders(pathToFileURL(`${plain}/`)))).toThrow('--since');
});
