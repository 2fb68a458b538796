import { expect, it } from 'vitest';
import { shippedInMemory } from '../../brand-files/memoryFolders.fixture.ts';
import { migrateBrand } from './migrateBrand.ts';

const brand = { schemaVersion: 5, id: 'acme', extends: 'base' };

function migrated(files: Readonly<Record<string, object>>) {
  const folders = shippedInMemory();
  for (const [name, content] of Object.entries({ 'brand.json': brand, ...files }))
    folders.write('acme', name, JSON.stringify(content));
  const written = migrateBrand('acme', folders).files.map(({ name, text }) => [name, JSON.parse(text) as unknown] as const);
  return Object.fromEntries(written);
}

it('version 5 → 6 removes the keys of a theme, and the alias, that nothing reads', () => {
  const theme = {
    shape: { 'radius-m': '8px', 'radius-pick': '6px', 'motif-opacity': '.05' },
    color: { light: { bg: '#FFFFFF', 'bg-deep': '#EEEEEE' }, dark: { knob: '#000000', 'bg-deep': null } },
  };
  const chat = { modId: 'CBS3', whenAbsent: false };
  expect(migrated({ 'theme.json': theme, 'flags.json': { logoutAll: { modId: 'OTHER', whenAbsent: true }, chat } })).toEqual({
    'brand.json': { ...brand, schemaVersion: 8 },
    'theme.json': { shape: { 'radius-m': '8px' }, color: { light: { bg: '#FFFFFF' }, dark: {} } },
    'flags.json': { chat },
  });
});

it('version 5 → 6 changes nothing else of a brand without them', () => {
  expect(migrated({ 'theme.json': { shape: { 'radius-m': '8px' } } })).toEqual({ 'brand.json': { ...brand, schemaVersion: 8 } });
});
