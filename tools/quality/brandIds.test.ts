import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listBrands } from '../brand-files/loadBrand.ts';

/** Sample brands; `base` is the parent of all and no brand. */
const ids = listBrands().filter((id) => id !== 'base');
const isCode = (path: string) => !/\.(test|fixture|journey|matrix)\.|^src\/(journeys|docs)\//.test(path);
const sources = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => `${parentPath}/${name}`)
  .filter(isCode);

const namedIn = (text: string): string[] => ids.filter((id) => text.toLowerCase().includes(id.toLowerCase()));

test('no code of the product names a sample brand: brands differ by data', () => {
  expect(ids).toContain('folia');
  expect(sources.length).toBeGreaterThan(900);
  expect(sources.flatMap((path) => namedIn(readFileSync(path, 'utf8')).map((id) => `${path}: ${id}`))).toEqual([]);
});

test.each(ids)('%s would be found, in any case', (id) => {
  expect(namedIn(`if (brand.id === '${id.toUpperCase()}') return null;`)).toContain(id);
});
