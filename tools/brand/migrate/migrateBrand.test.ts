import { describe, expect, it } from 'vitest';
import { checkBrands } from '../../brand-files/checkBrands.ts';
import { loadBrand } from '../../brand-files/loadBrand.ts';
import { type MemoryFolders, shippedInMemory } from '../../brand-files/memoryFolders.fixture.ts';
import { draftOf } from './jsonDraft.ts';
import { migrateBrand } from './migrateBrand.ts';
import { unifiedDiff } from './unifiedDiff.ts';

/** A whole brand in version 0: four spaces, an unusual order of keys. */
const old = {
  'brand.json': `{
    "name": "Ácme",
    "id": "acme",
    "parent": "base",
    "domains": ["acme.example"],
    "merchantCode": "acme",
    "languages": ["EN", "PT"],
    "defaultLanguage": "PT",
    "currencySymbol": "R$",
    "currencySpace": true,
    "timeZone": "America/Sao_Paulo",
    "imageHosts": ["img.acme.example"],
    "gameHosts": ["play.acme.example"],
    "rememberPassword": true,
    "forbiddenFlags": ["PROMOWELCOME3"],
    "legal": {"holder": "Acme", "licence": "7", "authority": "Office", "address": "1 Street"}
}
`,
  'menus.json': `{
    "side": [
        {"name": "home", "label": "portal:home", "icon": "house", "route": "home"},
        {"name": "language", "label": "portal:language", "icon": "languages", "submenu": "language"}
    ],
    "support": ["help"]
}
`,
  'layout.json': `{ "home": ["notice", { "name": "promotions", "count": 3 }] }\n`,
  'flags.json': `{ "chat": "CBS3" }\n`,
  'theme.json': `{ "light": { "accent": "#FFB629" } }\n`,
  'texts/en.json': `{ "portal": { "home": "Beginning" } }\n`,
  'texts/pt.json': `{ "portal": { "home": "Começo" } }\n`,
};

function withOld(): MemoryFolders {
  const folders = shippedInMemory();
  for (const [name, text] of Object.entries(old)) folders.write('acme', name, text);
  return folders;
}

function migrated(): MemoryFolders {
  const folders = withOld();
  for (const { name, text } of migrateBrand('acme', folders).files) folders.write('acme', name, text);
  return folders;
}

describe('version 0 → 8', { timeout: 30_000 }, () => {
  it('creates a brand that passes every check and has the old values', () => {
    const folders = migrated();
    const own = checkBrands(['acme'], {}, { folders }).filter(({ file }) => file.includes('/acme/'));
    // the short menus of the old folder leave pages of base without a way
    expect(own.filter(({ rule }) => rule !== 'unreached-route')).toEqual([]);
    const { brand, theme, texts } = loadBrand('acme', { folders });
    expect(brand).toMatchObject({
      schemaVersion: 8,
      hosts: ['acme.example'],
      languages: { supported: ['EN', 'PT'], default: 'PT' },
      currency: { symbol: 'R$', space: '\u00a0' },
      login: { rememberPassword: true, rememberMe: true },
      security: { hosts: { images: ['img.acme.example'], games: ['play.acme.example'] } },
      regulatory: { forbidden: ['PROMOWELCOME3'], legal: { licence: '7' } },
      layout: { home: { order: ['notice', 'promotions'], sections: { promotions: { count: 3 } } } },
      flags: { chat: { modId: 'CBS3', whenAbsent: false } },
    });
    expect(brand.menus.side).toMatchObject({ order: ['home', 'language'], entries: { home: { route: 'home' } } });
    expect(brand.menus.support?.order).toEqual(['help']);
    expect(theme.color.light.accent).toBe('#FFB629');
    expect(texts['pt']).toEqual({ portal: { home: 'Começo' } });
  });

  it('is idempotent', () => {
    expect(migrateBrand('acme', migrated())).toMatchObject({ from: 8, to: 8, files: [], fault: null });
  });

  it('can be repeated after an interruption before brand.json was written', () => {
    const folders = withOld();
    const { files } = migrateBrand('acme', folders);
    expect(files.at(-1)?.name).toBe('brand.json');
    for (const { name, text } of files.slice(0, -1)) folders.write('acme', name, text);
    const again = migrateBrand('acme', folders);
    expect(again.files.map(({ name }) => name)).toEqual(['brand.json']);
    expect(again.files[0]?.text).toBe(files.at(-1)?.text);
  });

  it('keeps indentation, key order and unknown keys', () => {
    const folders = withOld();
    folders.write('acme', 'brand.json', old['brand.json'].replace('"name"', '"motto": "x",\n    "name"'));
    const text = migrateBrand('acme', folders).files.at(-1)?.text ?? '';
    expect(text).toContain('\n    "motto": "x",\n    "name": "Ácme",\n');
    expect(Object.keys(JSON.parse(text) as object)).toEqual(
      '$schema motto name schemaVersion id extends hosts merchantCode languages currency timeZone security login regulatory'.split(
        ' ',
      ),
    );
    expect(text).not.toMatch(/^ {1,3}"/m);
  });

  it('keeps the new form where both exist, and reports it', () => {
    const folders = withOld();
    folders.write('acme', 'brand.json', '{ "id": "acme", "name": "A", "hosts": ["a.example"], "domains": ["b.example"] }');
    folders.write('acme', 'menus.json', '{ "side": [{ "label": "portal:home" }, "help", "help"] }');
    const { notes, files } = migrateBrand('acme', folders);
    expect(notes).toEqual([
      'domains was dropped: hosts already exists',
      'menus.json side[0] was dropped: it has no name',
      'menus.json side[2] was dropped: "help" is a duplicate',
    ]);
    expect(JSON.parse(files.at(-1)?.text ?? '')).toMatchObject({ hosts: ['a.example'] });
  });
});

describe('a migration', { timeout: 30_000 }, () => {
  it('finds nothing to do in the shipped brands', () => {
    const folders = shippedInMemory();
    for (const id of folders.ids()) expect(migrateBrand(id, folders), id).toMatchObject({ files: [], notes: [], fault: null });
  });

  it('refuses a folder that is newer, broken or missing', () => {
    const folders = shippedInMemory();
    folders.set('folia', 'brand.json', '/schemaVersion', 9);
    expect(migrateBrand('folia', folders).fault).toBe('version 9 is newer than this engine (8)');
    folders.set('folia', 'brand.json', '/schemaVersion', 3);
    expect(migrateBrand('folia', folders)).toMatchObject({ files: [], fault: 'version 3 was never released' });
    folders.set('folia', 'brand.json', '/schemaVersion', 'one');
    expect(migrateBrand('folia', folders).fault).toContain('integer schemaVersion');
    expect(migrateBrand('nobody', folders).fault).toContain('no brand folder');
    const broken = withOld();
    broken.write('acme', 'menus.json', '{ "side": [ }');
    expect(migrateBrand('acme', broken)).toMatchObject({ files: [], fault: expect.stringContaining('menus.json') as string });
  });
});

describe('a draft', () => {
  it('keeps tabs and Windows line ends', () => {
    const draft = draftOf('{\r\n\t"b": 1,\r\n\t"a": 2\r\n}\r\n');
    draft?.set(['c', 'd'], true);
    expect(draft?.text()).toBe('{\r\n\t"b": 1,\r\n\t"a": 2,\r\n\t"c": {\r\n\t\t"d": true\r\n\t}\r\n}\r\n');
    expect(draftOf('[1]')).toBeNull();
    expect(draftOf('{')).toBeNull();
  });
});

describe('a unified diff', () => {
  it('shows each change with three lines around it', () => {
    const before = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', ''].join('\n');
    const after = before.replace('b\n', 'B\n').replace('l\n', 'l\nm\n');
    expect(unifiedDiff('x.json', before, after)).toBe(
      ['--- a/x.json', '+++ b/x.json', '@@ -1,5 +1,5 @@', ' a', '-b', '+B', ' c', ' d', ' e']
        .concat(['@@ -10,4 +10,5 @@', ' j', ' k', ' l', '+m', ' '])
        .join('\n'),
    );
    expect(unifiedDiff('x.json', before, before)).toBe('');
  });
});
