import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createVersionBrands, versionLabel } from './versionBrands.ts';

const shipped = fileURLToPath(new URL('../../../brands', import.meta.url));
let top: string;
let root: string;
const commits: string[] = [];
const git = (...words: string[]): string => {
  const who = ['-c', 'user.name=Ana', '-c', 'user.email=ana@acme.example'];
  return execFileSync('git', ['-C', top, ...who, ...words], { encoding: 'utf8' }).trim();
};
const file = (name: string) => join(root, 'orvane', name);
const commit = (): void => {
  git('add', '.');
  git('commit', '-qm', 'Change');
  commits.push(git('rev-parse', 'HEAD'));
};
const rename = (from: string, to: string) =>
  writeFileSync(file('brand.json'), readFileSync(file('brand.json'), 'utf8').replace(`"name": "${from}"`, `"name": "${to}"`));

beforeAll(() => {
  top = mkdtempSync(join(tmpdir(), 'versions-'));
  root = join(top, 'config/brands');
  for (const id of ['base', 'orvane']) cpSync(join(shipped, id), join(root, id), { recursive: true });
  git('init', '-q');
  commit();
  rename('Orvane', 'Later');
  rmSync(file('images/login-art.webp'));
  commit();
  rename('Later', 'Unsaved');
});
afterAll(() => rmSync(top, { recursive: true, force: true }));

const from = (host: string, remoteAddress = '127.0.0.1') =>
  createVersionBrands(root).asked({ headers: { host }, socket: { remoteAddress } } as never);
const hostOf = (nth: number) => `${versionLabel('orvane', commits[nth]!)}.localhost:5173`;

test('a brand is as its commit had it, with its pictures of then, whatever is on the disk', async () => {
  const [first, second] = await Promise.all([from(hostOf(0)), from(hostOf(1))]);
  expect([first, second].map((version) => version?.inspection.loaded?.brand.name)).toEqual(['Orvane', 'Later']);
  expect(first!.inspection.loaded!.images.get('login-art.webp')).toMatch(/brand-version-\w+\/orvane\/images\/login-art\.webp$/);
  expect(existsSync(file('images/login-art.webp'))).toBe(false);
  expect(second!.inspection.loaded!.images.get('login-art.webp')).toMatch(/\/base\/images\/login-art\.webp$/);
});

test('a brand of a repository without base has that of the engine', async () => {
  git('rm', '-rq', '--cached', 'config/brands/base');
  const base = join(root, 'base');
  renameSync(base, `${top}/base`);
  commit();
  try {
    const { inspection } = (await from(hostOf(2)))!;
    expect(inspection.findings).toEqual([]);
    expect(inspection.loaded!.images.get('login-art.webp')).toBe(join(shipped, 'base/images/login-art.webp'));
  } finally {
    renameSync(`${top}/base`, base);
    git('reset', '-q', '--hard', commits[1]!);
    commits.pop();
  }
});

test('its versions are those of git', async () => {
  expect((await createVersionBrands(root).of('orvane')).map((version) => version.commit)).toEqual(commits.toReversed());
});

test.each(['orvane.localhost', 'localhost', 'orvane_.localhost', 'orvane_4be1a90.example', '../orvane_4be1a90.localhost'])(
  'the host %s asks for no version',
  (host) => {
    expect(from(host)).toBeNull();
  },
);

test('another machine is shown none, and a commit or a brand that is not there is said', async () => {
  expect(from(hostOf(0), '192.0.2.7')).toBeNull();
  await expect(from('orvane_ffffffffffff.localhost')).rejects.toThrow(/ffffffffffff/);
  await expect(from(`nobody_${commits[0]!.slice(0, 12)}.localhost`)).rejects.toThrow(/nobody/);
});
