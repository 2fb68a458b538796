import { expect, it } from 'vitest';
import { shippedInMemory } from '../../brand-files/memoryFolders.fixture.ts';
import { migrateBrand } from './migrateBrand.ts';

const brand = '{ "schemaVersion": 6, "id": "acme" }\n';

function themeAfter(theme: string): string | undefined {
  const folders = shippedInMemory();
  folders.write('acme', 'brand.json', brand);
  folders.write('acme', 'theme.json', theme);
  return migrateBrand('acme', folders).files.find(({ name }) => name === 'theme.json')?.text;
}

it.each([
  ['{ "forceLightOnMount": true, "color": {} }', '{ "keepChoice": false, "color": {} }'],
  ['{ "forceLightOnMount": false }', '{ "keepChoice": true }'],
  ['{ "forceLightOnMount": null }', '{ "keepChoice": null }'],
])('version 6 → 7 turns %s into %s (THM-05)', (old, now) => {
  expect(JSON.parse(themeAfter(old) ?? '')).toEqual(JSON.parse(now));
});

it('version 6 → 7 leaves a theme without it', () => {
  expect(themeAfter('{ "color": {} }')).toBeUndefined();
});
