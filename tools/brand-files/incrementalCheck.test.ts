import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { copyBrands } from '../site/publish/brandCopies.fixture.ts';
import { diskFolders } from './brandFolders.ts';
import { checkBrands } from './checkBrands.ts';
import { createIncrementalCheck } from './incrementalCheck.ts';

const { brands, ids } = copyBrands(3);
const folders = diskFolders(pathToFileURL(`${brands}/`));
const check = createIncrementalCheck({ folders, names: {} });
const first = ids[0] ?? '';

const edit = (id: string, file: string, change: (json: Record<string, unknown>) => void) => {
  const path = join(brands, id, file);
  const json = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  change(json);
  writeFileSync(path, JSON.stringify(json, null, 2));
};
/** What a check from the beginning reports. */
const afresh = () => checkBrands(undefined, {}, { folders });

test('a change validates the brand and those below it, with the findings of a whole check', () => {
  expect(check().count).toBe(folders.ids().length);
  expect(check()).toEqual({ findings: afresh(), count: 0 });

  edit(first, 'brand.json', (brand) => (brand['name'] = 7));
  const broken = check();
  expect(broken.count).toBe(1);
  expect(broken.findings).toEqual(afresh());
  expect(broken.findings.some(({ file }) => file === `brands/${first}/brand.json`)).toBe(true);
  edit(first, 'brand.json', (brand) => (brand['name'] = 'Acme'));
  expect(check()).toEqual({ findings: afresh(), count: 1 });

  edit('base', 'brand.json', (brand) => (brand['stray'] = true));
  const all = check();
  expect(all.count).toBe(folders.ids().length);
  expect(all.findings).toEqual(afresh());
  edit('base', 'brand.json', (brand) => delete brand['stray']);
  check();
});

test('a check of one brand validates it and its children alone, whatever else has changed', () => {
  const [, second = '', third = ''] = ids;
  const one = createIncrementalCheck({ folders, names: {} });
  expect(one([first]).count).toBe(1);
  edit('base', 'brand.json', (brand) => (brand['loginedToHomePage'] = true));
  edit(second, 'brand.json', (brand) => (brand['name'] = 7));
  expect(one([first])).toEqual({ findings: checkBrands([first], {}, { folders }), count: 1 });
  // a child uses its parent's pictures
  edit(third, 'brand.json', (brand) => (brand['extends'] = first));
  expect(one([first]).count).toBe(1);
  // the others are looked at when they are wanted
  expect(one().findings).toEqual(afresh());
  edit(third, 'brand.json', (brand) => delete brand['extends']);
  edit(second, 'brand.json', (brand) => (brand['name'] = 'Acme 1'));
  edit('base', 'brand.json', (brand) => (brand['loginedToHomePage'] = false));
  expect(one().findings).toEqual(afresh());
});

test('a host of a brand that is not validated is seen', () => {
  const [, second = ''] = ids;
  const before = readFileSync(join(brands, second, 'brand.json'), 'utf8');
  edit(second, 'brand.json', (brand) => Object.assign(brand, { name: 7, hosts: ['other.example', `${first}.example`] }));
  const found = checkBrands([first], {}, { folders }).filter(({ rule }) => rule === 'host-twice');
  expect(found).toMatchObject([
    { file: `brands/${first}/brand.json`, path: '/hosts/0', got: expect.stringContaining(second) as unknown },
  ]);
  writeFileSync(join(brands, second, 'brand.json'), before);
});

test('a host of two brands, an added and a removed folder are seen', () => {
  const [, second = ''] = ids;
  check();
  edit(first, 'brand.json', (brand) => (brand['hosts'] = ['twice.example']));
  edit(second, 'brand.json', (brand) => (brand['hosts'] = ['twice.example']));
  const twice = check();
  expect(twice.count).toBe(2);
  expect(twice.findings.map(({ rule }) => rule)).toContain('host-twice');
  expect(check([first]).findings.map(({ rule }) => rule)).toContain('host-twice');
  mkdirSync(join(brands, 'added'));
  expect(check().findings).toEqual(afresh());
  rmSync(join(brands, 'added'), { recursive: true });
  rmSync(join(brands, second), { recursive: true });
  expect(check()).toEqual({ findings: afresh(), count: 0 });
});
