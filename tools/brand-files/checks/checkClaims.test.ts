import { expect, test } from 'vitest';
import { checkBrands } from '../checkBrands.ts';
import { type MemoryFolders, shippedInMemory } from '../memoryFolders.fixture.ts';

const claims = (spoil: (folders: MemoryFolders) => void, ids?: readonly string[]) => {
  const folders = shippedInMemory();
  spoil(folders);
  return checkBrands(ids, {}, { folders })
    .filter(({ rule }) => rule.endsWith('-twice'))
    .map(({ rule, file, path, got }) => `${rule} ${file} ${path} ${got}`);
};

test('a host of two brands is found at the one that is asked for, with the name of the other', () => {
  const both = (folders: MemoryFolders) => folders.set('folia', 'brand.json', '/hosts', ['orvane.example']);
  const atOrvane = ['host-twice brands/orvane/brand.json /hosts/0 "orvane.example", which already belongs to folia'];
  expect(claims(both)).toEqual(atOrvane);
  expect(claims(both, ['orvane'])).toEqual(atOrvane);
  expect(claims(both, ['folia'])).toEqual([
    'host-twice brands/folia/brand.json /hosts/0 "orvane.example", which orvane has, too',
  ]);
});

test('a copied folder that kept its merchant code is found; brands that extend another share its code', () => {
  const copy = (folders: MemoryFolders) => {
    folders.copy('folia', 'acme');
    folders.set('acme', 'brand.json', '/id', 'acme');
    folders.set('acme', 'brand.json', '/hosts', ['acme.example']);
  };
  const merchant = (id: string, other: string) =>
    `merchant-twice brands/${id}/brand.json /merchantCode "folia01", which is that of ${other}`;
  expect(claims(copy)).toEqual([merchant('folia', 'acme')]);
  expect(claims(copy, ['acme'])).toEqual([merchant('acme', 'folia')]);
  expect(claims(() => undefined)).toEqual([]);
  const own = (folders: MemoryFolders) => folders.set('orvane-desk', 'brand.json', '/merchantCode', 'orvane01');
  expect(claims(own)).toEqual([]);
});
