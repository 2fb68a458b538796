import { expect, test } from 'vitest';
import type { JsonObject } from '#engine/brand/json.ts';
import { changed, changedFiles, type Draft, startDraft, textOf, undone } from '#preview/studio/draft/draft.ts';
import type { ListPlace } from '#preview/structure/model/lists.ts';
import { renamed, renamingWords } from './names.ts';

const files: Record<string, JsonObject> = {
  'brands/base/menus.json': { $schema: 'x', side: { order: ['home'], entries: { home: { route: 'home' } } } },
  'brands/acme/menus.json': {
    $schema: 'x',
    lounge: { order: ['bar', 'inner'], entries: { bar: { route: 'home' }, inner: { menu: 'lounge' } } },
    side: {
      order: ['home', 'more', 'act'],
      entries: { more: { menu: 'lounge' }, act: { action: 'open', params: { menu: 'lounge' } } },
    },
  },
  'brands/acme/layout.json': {
    $schema: 'x',
    content: { about: { blocks: [{ heading: 'brand:lounge' }, { menu: 'lounge' }, { text: 'lounge' }] } },
    regions: { chat: { when: { flag: ['lounge', 'other'], route: 'home' } } },
  },
  'brands/acme/flags.json': { $schema: 'x', lounge: { modId: 'L3' }, other: { modId: 'O3' } },
  'brands/acme/panels.json': {
    $schema: 'x',
    member: { stats: { title: 'brand:lounge' } },
    agent: { stats: { title: 'brand:lounge' } },
  },
  'brands/acme/texts/en.json': { $schema: 'x', brand: { lounge: 'Lounge' } },
  'brands/acme/texts/pt.json': { $schema: 'x', brand: { lounge: 'Sala' } },
  'brands/acme-desk/menus.json': {
    $schema: 'x',
    lounge: { entries: { bar: { icon: 'star' } } },
    side: { entries: { more: { menu: 'lounge', panel: 'stats' } } },
  },
};
const start = (): Draft =>
  startDraft(
    Object.fromEntries(
      Object.entries(files).map(([file, value]) => [file, { text: `${JSON.stringify(value, null, 2)}\n`, hash: file }]),
    ),
  );
const layers = (readOnly: string | null = null) => [
  { id: 'base', readOnly: null },
  { id: 'acme', readOnly: null },
  { id: 'acme-desk', readOnly },
];
const menus: ListPlace = { name: 'menus.json', order: null, table: '' };
const after = (renaming: ReturnType<typeof renamed>): Draft =>
  renaming.edits.reduce((draft, edit) => changed(draft, edit, 'rename'), start());
const read = (draft: Draft, file: string) => JSON.parse(textOf(draft, file) ?? '{}') as JsonObject;

test('a menu takes along what leads to it in every layer, within itself and in lists, as one step', () => {
  const renaming = renamed({ layers: layers(), draft: start(), list: menus, name: 'lounge', next: 'club' });
  const draft = after(renaming);
  expect(read(draft, 'brands/acme/menus.json')).toEqual({
    $schema: 'x',
    club: { order: ['bar', 'inner'], entries: { bar: { route: 'home' }, inner: { menu: 'club' } } },
    side: {
      order: ['home', 'more', 'act'],
      entries: { more: { menu: 'club' }, act: { action: 'open', params: { menu: 'club' } } },
    },
  });
  // a heading, a text and a flag of the same name are something else
  expect(read(draft, 'brands/acme/layout.json')).toEqual({
    ...files['brands/acme/layout.json'],
    content: { about: { blocks: [{ heading: 'brand:lounge' }, { menu: 'club' }, { text: 'lounge' }] } },
  });
  expect(read(draft, 'brands/acme-desk/menus.json')).toMatchObject({
    club: { entries: { bar: { icon: 'star' } } },
    side: { entries: { more: { menu: 'club' } } },
  });
  expect(renamingWords(renaming, 'lounge', 'club', [])).toBe('lounge is now club; 5 places that name it are changed.');
  expect(renamingWords(renaming, 'lounge', 'club', ['folia'])).toMatch(
    / Not looked at: folia; the check finds what still has the old name there\.$/,
  );
  expect(changedFiles(undone(draft))).toEqual([]);
});

test('what lies in a layer that is not written stays, and is named', () => {
  const renaming = renamed({
    layers: layers('its folder may not be written'),
    draft: start(),
    list: menus,
    name: 'lounge',
    next: 'club',
  });
  expect(read(after(renaming), 'brands/acme-desk/menus.json')).toEqual(files['brands/acme-desk/menus.json']);
  expect(renamingWords(renaming, 'lounge', 'club', [])).toBe(
    'lounge is now club; 4 places that name it are changed. Not changed: acme-desk/menus.json /side/entries/more/menu (acme-desk is not written), acme-desk/menus.json /lounge (acme-desk is not written).',
  );
});

test('an entry keeps its place in the order of each layer, and a flag its conditions', () => {
  const entry = renamed({
    layers: layers(),
    draft: start(),
    list: { name: 'menus.json', order: '/lounge/order', table: '/lounge/entries' },
    name: 'bar',
    next: 'pub',
  });
  expect(read(after(entry), 'brands/acme/menus.json')['lounge']).toMatchObject({
    order: ['pub', 'inner'],
    entries: { pub: { route: 'home' } },
  });
  expect(read(after(entry), 'brands/acme-desk/menus.json')['lounge']).toEqual({ entries: { pub: { icon: 'star' } } });
  expect(renamingWords(entry, 'bar', 'pub', [])).toBe('bar is now pub; nothing else names it.');
  const flag = renamed({
    layers: layers(),
    draft: start(),
    list: { name: 'flags.json', order: null, table: '' },
    name: 'lounge',
    next: 'bar',
  });
  expect(read(after(flag), 'brands/acme/layout.json')['regions']).toEqual({
    chat: { when: { flag: ['bar', 'other'], route: 'home' } },
  });
  expect(flag.changed).toBe(1);
});

test('a text is renamed in all languages and in all that says it', () => {
  const text = renamed({
    layers: layers(),
    draft: start(),
    list: { name: 'texts/en.json', order: null, table: '/brand' },
    name: 'lounge',
    next: 'bar',
  });
  const draft = after(text);
  expect(read(draft, 'brands/acme/texts/pt.json')['brand']).toEqual({ bar: 'Sala' });
  expect(read(draft, 'brands/acme/panels.json')).toMatchObject({
    member: { stats: { title: 'brand:bar' } },
    agent: { stats: { title: 'brand:bar' } },
  });
  expect(read(draft, 'brands/acme/layout.json')).toMatchObject({
    content: { about: { blocks: [{ heading: 'brand:bar' }, { menu: 'lounge' }, { text: 'lounge' }] } },
  });
  expect(text.changed).toBe(4);
});

test('of a panel that both centres have, what may mean the other one stays', () => {
  const panel = renamed({
    layers: layers(),
    draft: start(),
    list: { name: 'panels.json', order: null, table: '/member' },
    name: 'stats',
    next: 'sums',
  });
  expect(panel.kept).toEqual([
    { place: 'acme-desk/menus.json /side/entries/more/panel', why: 'panels.json /agent/stats has this name, too' },
  ]);
  expect(read(after(panel), 'brands/acme/panels.json')).toMatchObject({ member: { sums: {} }, agent: { stats: {} } });
});
