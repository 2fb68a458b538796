import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BrandHistory, Version, VersionFiles } from './brandHistory.ts';
import { historyCalls } from './historyCalls.ts';

let top: string;
let root: string;
const git = (...words: string[]): string =>
  execFileSync('git', ['-C', top, '-c', 'user.name=Ana', '-c', 'user.email=ana@acme.example', ...words], { encoding: 'utf8' });
const write = (name: string, text: string) => writeFileSync(join(root, name), text);
const ask = (call: string, body: object) => historyCalls(root)[call]!(body);
const history = async (): Promise<BrandHistory> => (await ask('history', { brand: 'acme' }))[1] as BrandHistory;

beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'history-'));
  root = join(top, 'config/brands');
  for (const folder of ['acme/texts', 'acme/images', 'other']) mkdirSync(join(root, folder), { recursive: true });
  write('acme/brand.json', '{ "name": "Acme" }');
  write('acme/texts/pt.json', '{ "olá": "x" }');
  write('other/brand.json', '{}');
});
afterEach(() => rmSync(top, { recursive: true, force: true }));

/** A repository with the files as its first commit. */
function committed(): void {
  git('init', '-q');
  git('config', 'user.name', 'Ana');
  git('config', 'user.email', 'ana@acme.example');
  git('add', '.');
  git('commit', '-qm', 'Begin');
}

test('a folder outside of a repository says so', async () => {
  const [status, reply] = await ask('history', { brand: 'acme' });
  expect([status, reply]).toEqual([409, { why: expect.stringContaining('not a git repository') }]);
});

test('in a repository without a commit all files are pending, and become the first', async () => {
  git('init', '-q');
  git('config', 'user.name', 'Ana');
  git('config', 'user.email', 'ana@acme.example');
  expect(await history()).toEqual({ versions: [], pending: ['brand.json', 'texts/pt.json'] });
  const [status, reply] = await ask('commit', { brand: 'acme', message: 'Begin' });
  expect([status, reply]).toMatchObject([200, { versions: [{ subject: 'Begin', author: 'Ana' }], pending: [] }]);
});

test('a commit takes what the brand has pending, removed files too, and leaves what is staged elsewhere', async () => {
  committed();
  write('acme/brand.json', '{ "name": "Acmé" }');
  write('acme/images/logo.svg', '<svg/>');
  rmSync(join(root, 'acme/texts/pt.json'));
  write('other/brand.json', '{ "name": "Other" }');
  git('add', 'config/brands/other');
  expect((await history()).pending).toEqual(['brand.json', 'images/logo.svg', 'texts/pt.json']);
  const [status, reply] = await ask('commit', { brand: 'acme', message: '  acme: Name\n\n- Name: Acmé\n' });
  expect(status).toBe(200);
  const { versions, pending } = reply as BrandHistory;
  expect(pending).toEqual([]);
  expect(versions).toMatchObject([
    { subject: 'acme: Name', author: 'Ana', files: ['brand.json', 'images/logo.svg', 'texts/pt.json'] },
    { subject: 'Begin', files: ['brand.json', 'texts/pt.json'] },
  ]);
  expect(versions[0]!.at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/);
  expect(git('log', '-1', '--format=%B').trim()).toBe('acme: Name\n\n- Name: Acmé');
  expect(git('status', '--porcelain')).toBe('M  config/brands/other/brand.json\n');
});

test('a version has the texts of its files, and names others that differ now', async () => {
  committed();
  const [{ commit }] = (await history()).versions as [Version];
  write('acme/brand.json', '{ "name": "Later" }');
  write('acme/images/logo.svg', '<svg/>');
  git('add', '.');
  git('commit', '-qm', 'Later');
  const [, reply] = await ask('version', { brand: 'acme', commit });
  expect(reply as VersionFiles).toEqual({
    texts: { 'brand.json': '{ "name": "Acme" }', 'texts/pt.json': '{ "olá": "x" }' },
    others: ['images/logo.svg'],
  });
});

test.each([
  ['commit', { message: '' }, 'Expected a message'],
  ['commit', { message: 'x'.repeat(10_001) }, 'Expected a message'],
  ['commit', { message: 'Nothing' }, 'nothing'],
  ['version', { commit: '--output=/tmp/x' }, 'There is no commit'],
  ['version', { commit: 'f'.repeat(40) }, 'f'.repeat(40)],
  ['version', {}, 'There is no commit'],
])('%s of %o is refused in words', async (call, body, why) => {
  committed();
  const [status, reply] = await ask(call, { brand: 'acme', ...body });
  expect([status, reply]).toEqual([409, { why: expect.stringContaining(why) }]);
});

test('what a hook of the repository says is told, and nothing is committed', async () => {
  committed();
  write('acme/brand.json', '{}');
  const hook = join(top, '.git/hooks/pre-commit');
  writeFileSync(hook, '#!/bin/sh\necho "brand check: 1 error" >&2\nexit 1\n');
  chmodSync(hook, 0o755);
  const [status, reply] = await ask('commit', { brand: 'acme', message: 'Break' });
  expect([status, reply]).toEqual([409, { why: 'brand check: 1 error' }]);
  expect((await history()).pending).toEqual(['brand.json']);
});

test.each(['../acme', 'acme/texts', '', 'nobody'])('the brand "%s" is refused', async (brand) => {
  committed();
  expect((await ask('history', { brand }))[0]).toBe(400);
});
