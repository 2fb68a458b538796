import { mkdtempSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { formatChanges } from '../../brand/diff/formatChanges.ts';
import { type MemoryFolders, shippedInMemory } from '../../brand-files/memoryFolders.fixture.ts';
import { dryRun } from './dryRun.ts';
import { engineWith } from '../publish/engine.fixture.ts';
import { sandboxPlatform } from '../publish/platforms.ts';
import { publishBrand, type PublishOptions } from '../publish/publishBrand.ts';

const engineDir = engineWith();
const root = mkdtempSync(join(tmpdir(), 'changes-'));
const options = { engineDir, root, platformOf: sandboxPlatform } satisfies PublishOptions;

/** Names, sizes and times of all files. */
const stateOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => `${name} ${statSync(join(folder, name)).mtimeMs} ${statSync(join(folder, name)).size}`);

async function changesAfter(change: (folders: MemoryFolders) => void, more: Partial<PublishOptions> = {}) {
  const folders = shippedInMemory();
  change(folders);
  return dryRun('folia', { ...options, folders, ...more });
}

beforeAll(async () => {
  await publishBrand('folia', options);
});

test('nothing has changed when the brand is published again', async () => {
  const changes = await changesAfter(() => undefined);
  expect(changes).toEqual({ version: [], config: [], flags: [], texts: [], policy: [], files: [] });
  expect(formatChanges('folia', changes, (_, text) => text)).toBe('folia: nothing changes');
});

test('values, flags, texts, policy and files that would change are told apart, and nothing is written', async () => {
  const before = stateOf(root);
  const changes = await changesAfter(
    (folders) => {
      folders.set('folia', 'brand.json', '/currency/symbol', 'BRL');
      folders.set('folia', 'brand.json', '/regulatory/required', [
        'LEGALFOOTER3',
        'RGCLOCK3',
        'RGNETPOS3',
        'RGREALITY3',
        'IDLELOGOUT3',
        'RGWARN3',
      ]);
      folders.set('folia', 'texts/pt.json', '/portal/home', 'Começo');
      folders.set('folia', 'texts/en.json', '/portal/home', 'Start');
      folders.set('folia', 'theme.json', '/shape/radius-md', '15px');
    },
    { engineDir: engineWith('`<main id="new">${page}</main>`') },
  );
  expect(stateOf(root)).toEqual(before);
  expect(changes.version).toMatchObject([{ pointer: '/configHash' }]);
  expect(changes.config).toContainEqual({ pointer: '/currency/symbol', a: 'R$', b: 'BRL' });
  expect(changes.config.map(({ pointer }) => pointer)).toEqual(['/currency/symbol', '/regulatory/required']);
  expect(changes.texts).toMatchObject([
    { pointer: '/en/portal/home', b: 'Start' },
    { pointer: '/pt/portal/home', b: 'Começo' },
  ]);
  expect(changes.flags).toEqual([{ pointer: '/RGWARN3', a: 'off', b: 'on' }]);
  expect(changes.policy.map(({ pointer }) => pointer)).toEqual(['/styles']);
  expect(changes.files).toContainEqual({ name: 'home.html', change: 'changed' });
  expect(changes.files).toContainEqual({ name: 'theme.css', change: 'changed' });
  const text = formatChanges('folia', changes, (_, words) => words);
  expect(text).toContain('  currency.symbol\n    - "R$"\n    + "BRL"');
  expect(text).toContain('  RGWARN3  off → on');
  expect(text).toContain('  styles  1 new, 1 gone');
  expect(text).toContain('  ~ theme.css');
});

test('the first publishing lists the files', async () => {
  const changes = await changesAfter(() => undefined, { root: mkdtempSync(join(tmpdir(), 'changes-')) });
  expect(changes).toMatchObject({ config: [], flags: [], texts: [] });
  expect(changes.files.every(({ change }) => change === 'added')).toBe(true);
  expect(changes.files.map(({ name }) => name)).toEqual(expect.arrayContaining(['home.html', 'theme.css']));
});
