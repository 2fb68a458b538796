import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, test } from 'vitest';
import { completeAnswers } from '../brand/new/completeAnswers.ts';
import { createBrand, existingBrands } from '../brand/new/createBrand.ts';
import { brandBundle } from '../studio/brandBundle.ts';
import { checkBrands } from './checkBrands.ts';
import { foldersAt } from './foldersAt.ts';
import { createIncrementalCheck } from './incrementalCheck.ts';
import { loadBrand } from './loadBrand.ts';

const shipped = fileURLToPath(new URL('../../brands', import.meta.url));
/** A repository of somebody's brands. */
let brands: string;

beforeEach(() => {
  brands = mkdtempSync(join(tmpdir(), 'brands-'));
  for (const folder of ['.git/objects', '.vscode']) mkdirSync(join(brands, folder), { recursive: true });
  for (const file of ['.git/config', '.gitignore', '.vscode/settings.json', '.DS_Store', 'README.md', 'LICENSE'])
    writeFileSync(join(brands, file), '{}');
});

async function makeAcme() {
  const folders = foldersAt(brands);
  const options = { existing: existingBrands(folders), ask: null, tell: () => undefined, acceptAll: true };
  const answers = await completeAnswers({ id: 'acme' }, options);
  return createBrand(answers, { brands, folders, names: {} });
}

test('brands that are kept apart extend the base of the engine, and what a repository has beside them is none', async () => {
  expect(foldersAt(brands).ids()).toEqual(['base']);
  const created = await makeAcme();
  const folders = foldersAt(brands);
  expect(folders.ids()).toEqual(['acme', 'base']);
  expect(created.warnings).toEqual([]);
  expect(checkBrands(undefined, {}, { folders })).toEqual([]);
  const { chain, images, sandbox } = loadBrand('acme', { folders });
  expect(chain).toEqual(['base', 'acme']);
  expect(images.get('mark.svg')).toContain(brands);
  expect(sandbox).not.toEqual({});
  expect(folders.media('base', 'hero-1.webp')).toBe(join(shipped, 'base/sandbox/media/hero-1.webp'));
});

test('editors find the schemas of the engine from a brand that is kept apart', async () => {
  const { files } = await makeAcme();
  const schemas = files
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      const { $schema } = JSON.parse(readFileSync(join(brands, 'acme', name), 'utf8')) as { $schema: string };
      return resolve(brands, 'acme', name, '..', $schema);
    });
  expect(schemas.length).toBeGreaterThan(0);
  expect(schemas.filter((path) => !existsSync(path))).toEqual([]);
});

test('an unchanged brand that is kept apart is validated once', async () => {
  await makeAcme();
  const check = createIncrementalCheck({ folders: foldersAt(brands), names: {} });
  expect([check().count, check().count]).toEqual([2, 0]);
});

test('the studio says why it does not write the base of the engine', async () => {
  await makeAcme();
  const folders = foldersAt(brands);
  const { layers } = brandBundle(loadBrand('acme', { folders }), folders, brands);
  expect(layers.map(({ id, readOnly }) => [id, readOnly])).toEqual([
    ['base', 'it belongs to the engine'],
    ['acme', null],
  ]);
});

test('a base of their own comes before that of the engine', () => {
  cpSync(join(shipped, 'base'), join(brands, 'base'), { recursive: true });
  const folders = foldersAt(brands);
  expect(folders.ids()).toEqual(['base']);
  expect(folders.folderOf('base')).toBe(join(brands, 'base'));
  expect(folders.media('base', 'hero-1.webp')).toContain(brands);
});

test('a brand may be a repository of its own, and a hidden file among its pictures is none', async () => {
  await makeAcme();
  mkdirSync(join(brands, 'acme/.git/objects'), { recursive: true });
  expect(checkBrands(undefined, {}, { folders: foldersAt(brands) })).toEqual([]);
  writeFileSync(join(brands, 'acme/images/.DS_Store'), 'x');
  const folders = foldersAt(brands);
  expect(checkBrands(undefined, {}, { folders })).toMatchObject([{ rule: 'unread-file', file: 'brands/acme/images/.DS_Store' }]);
  expect([...folders.images('acme').keys()]).not.toContain('.DS_Store');
});
