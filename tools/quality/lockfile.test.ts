import { expect, test } from 'vitest';
import { checkLockfile, type LockEntry, type Lockfile } from './lockfile.ts';

const entry = (name: string, version: string, more: LockEntry = {}): LockEntry => ({
  version,
  resolved: `https://registry.npmjs.org/${name}/-/${name}-${version}.tgz`,
  integrity: 'sha512-x',
  ...more,
});

const manifest = { dependencies: { a: '^1.0.0' }, devDependencies: { tool: '2.0.0' } };

/** A complete lockfile: `tool` has a binary for each of two systems, one of them in a nested folder. */
const whole = (): Lockfile => ({
  packages: {
    '': { ...manifest },
    'node_modules/a': entry('a', '1.2.0', { dependencies: { b: '^3.0.0' } }),
    'node_modules/b': entry('b', '4.0.0'),
    'node_modules/a/node_modules/b': entry('b', '3.1.0'),
    'node_modules/tool': entry('tool', '2.0.0', { optionalDependencies: { 'tool-mac': '2.0.0', 'tool-win': '2.0.0' } }),
    'node_modules/tool-mac': entry('tool-mac', '2.0.0'),
    'node_modules/tool-win': entry('tool-win', '1.9.0'),
    'node_modules/tool/node_modules/tool-win': entry('tool-win', '2.0.0'),
  },
});

/** Findings after a change of the complete lockfile, without hints. */
function findingsAfter(change: (packages: Record<string, LockEntry>) => void): string[] {
  const lock = whole();
  change(lock.packages);
  return checkLockfile(manifest, lock).map(({ where, expected, got }) => `${where}: ${expected}, got ${got}`);
}

test('a complete lockfile has no findings', () => {
  expect(findingsAfter(() => undefined)).toEqual([]);
});

test('a missing package of another system is reported with the repair', () => {
  const lock = whole();
  delete lock.packages['node_modules/tool-mac'];
  expect(checkLockfile(manifest, lock)).toEqual([
    {
      where: 'node_modules/tool → optional tool-mac',
      expected: 'an entry for 2.0.0',
      got: 'none',
      repair: expect.stringContaining('npm install --package-lock-only'),
    },
  ]);
});

test('a package is resolved from the nearest folder outwards', () => {
  expect(findingsAfter((packages) => delete packages['node_modules/tool/node_modules/tool-win'])).toEqual([
    'node_modules/tool → optional tool-win: an entry for 2.0.0, got 1.9.0',
  ]);
  expect(findingsAfter((packages) => delete packages['node_modules/a/node_modules/b'])).toEqual([]);
  expect(findingsAfter((packages) => delete packages['node_modules/a'])).toEqual(['root → a: an entry for ^1.0.0, got none']);
});

test('the root has the ranges of package.json', () => {
  expect(
    findingsAfter((packages) => {
      packages[''] = { dependencies: { a: '^1.1.0', old: '^1.0.0' }, devDependencies: { tool: '2.0.0' } };
    }),
  ).toEqual([
    'dependencies a: ^1.0.0, as in package.json, got ^1.1.0',
    'dependencies old: none, as in package.json, got ^1.0.0',
    'root → old: an entry for ^1.0.0, got none',
  ]);
  expect(findingsAfter((packages) => delete packages['']).join()).toContain('an entry for the root');
});

test('an entry has a version, an address at the public registry, and an integrity', () => {
  const mirror = 'https://npm.example.com/b.tgz';
  const disguised = 'https://registry.npmjs.org.example.com/b.tgz';
  const origin = 'node_modules/b: an address at https://registry.npmjs.org/, got';
  const withB = (b: LockEntry) => findingsAfter((packages) => (packages['node_modules/b'] = b));
  expect(withB(entry('b', '4.0.0', { resolved: mirror }))).toEqual([`${origin} ${mirror}`]);
  expect(withB(entry('b', '4.0.0', { resolved: disguised }))).toEqual([`${origin} ${disguised}`]);
  expect(withB(entry('b', '4.0.0', { integrity: 'sha1-x' }))).toEqual(['node_modules/b: a sha512 integrity, got sha1-x']);
  expect(withB({})).toEqual([
    'node_modules/b: a version, got none',
    `${origin} none`,
    'node_modules/b: a sha512 integrity, got none',
  ]);
});
