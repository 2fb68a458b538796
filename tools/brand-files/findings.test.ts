import { beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../../src/engine/brand/json.ts';
import type { Finding } from './finding.ts';
import { findingsAfter, findingsAfterSetting } from './findingsAfter.fixture.ts';
import { inspectBrand } from './loadBrand.ts';
import { shippedInMemory } from './memoryFolders.fixture.ts';

/** Rule, the changed value and its place, the expected finding. */
const spoiled: [rule: string, id: string, file: string, pointer: string, value: Json | undefined, says: Partial<Finding>][] = [
  ['unknown-key', 'folia', 'brand.json', '/curency', {}, { path: '/curency', hint: 'did you mean "currency"?' }],
  ['unknown-name', 'folia', 'menus.json', '/hedaer', { order: [] }, { path: '/hedaer', hint: 'did you mean "header"?' }],
  [
    'unknown-key',
    'folia',
    'menus.json',
    '/side/entries/announcements/icn',
    'x',
    { path: '/side/entries/announcements/icn', hint: 'did you mean "icon"?' },
  ],
  ['missing-key', 'folia', 'brand.json', '/name', undefined, { expected: 'the key "name"' }],
  ['missing-key', 'orvane', 'brand.json', '/agent', null, { path: '/agent', file: 'brands/orvane/brand.json' }],
  ['missing-key', 'folia', 'theme.json', '/color/light/bg', null, { path: '/color/light/bg', file: 'brands/folia/theme.json' }],
  [
    'missing-key',
    'folia',
    'menus.json',
    '/side/entries/fresh',
    { icon: 'house', route: 'home' },
    { expected: 'the key "label"' },
  ],
  ['wrong-type', 'folia', 'brand.json', '/loginedToHomePage', 'yes', { expected: 'true or false or null', got: '"yes"' }],
  [
    'wrong-type',
    'folia',
    'menus.json',
    '/side/entries/announcements/when',
    { role: 7 },
    { path: '/side/entries/announcements/when/role', expected: 'a string, a list or null' },
  ],
  ['wrong-value', 'folia', 'brand.json', '/audience', 'agents', { hint: 'did you mean "agent"?' }],
  [
    'wrong-value',
    'folia',
    'menus.json',
    '/side/entries/announcements/when',
    { role: 'visitr' },
    { hint: 'did you mean "visitor"?' },
  ],
  [
    'wrong-value',
    'folia',
    'menus.json',
    '/side/entries/announcements/when',
    { role: ['membr'] },
    { path: '/side/entries/announcements/when/role/0', hint: 'did you mean "member"?' },
  ],
  [
    'unreached-route',
    'folia',
    'menus.json',
    '/side/order',
    ['home', 'categories', 'promotions', 'pointMall', 'winners', 'vip', 'language', 'support', 'announcements', 'appDownload'],
    { severity: 'warning', path: '/side/order' },
  ],
  [
    'schema-version',
    'folia',
    'brand.json',
    '/schemaVersion',
    99,
    { got: '99', hint: expect.stringContaining('update') as string },
  ],
  [
    'schema-version',
    'folia',
    'brand.json',
    '/schemaVersion',
    0,
    { got: '0', hint: expect.stringContaining('migrate') as string },
  ],
  ['wrong-value', 'folia', 'brand.json', '/hosts', ['*'], { path: '/hosts/0' }],
  ['wrong-value', 'folia', 'brand.json', '/images', { mark: '../../secret.svg' }, { path: '/images/mark' }],
  ['wrong-value', 'folia', 'theme.json', '/color/light/bg', 'red;}', { path: '/color/light/bg' }],
  ['text-markup', 'folia', 'texts/pt.json', '/portal/about_text', '<b>Oi</b>', { path: '/portal/about_text' }],
  ['wrong-value', 'folia', 'brand.json', '/languages/default', 'TH', { expected: 'one of languages.supported: PT, EN' }],
  ['folder-name', 'folia', 'brand.json', '/id', 'folio', { expected: '"folia", the name of the folder' }],
  ['unknown-parent', 'folia', 'brand.json', '/extends', 'bsae', { hint: 'did you mean "base"?' }],
  ['extends-cycle', 'orvane', 'brand.json', '/extends', 'orvane-desk', { path: '/extends' }],
  [
    'unknown-name',
    'folia',
    'menus.json',
    '/side/entries/announcements/action',
    'openNotice',
    { hint: 'did you mean "openNotices"?' },
  ],
  [
    'unknown-name',
    'folia',
    'menus.json',
    '/side/order',
    ['home', 'suport'],
    { path: '/side/order/1', hint: 'did you mean "support"?' },
  ],
  ['unknown-name', 'folia', 'layout.json', '/home/order', ['notise'], { path: '/home/order/0', hint: 'did you mean "notice"?' }],
  ['unknown-name', 'folia', 'layout.json', '/home/sections/trophies', {}, { path: '/home/sections/trophies', got: '"trophies"' }],
  ['unknown-name', 'folia', 'register-form.json', '/order', ['usrname'], { hint: 'did you mean "username"?' }],
  [
    'unknown-flag',
    'folia',
    'layout.json',
    '/routes/help/when',
    { flag: 'directRegistr' },
    { hint: 'did you mean "directRegister" or "DIRECTREG3"?' },
  ],
  ['unknown-flag', 'folia', 'brand.json', '/regulatory/forbidden', ['PROMOWELCOM3'], { hint: 'did you mean "PROMOWELCOME3"?' }],
  ['unknown-icon', 'folia', 'menus.json', '/side/entries/announcements/icon', 'megafone', { hint: 'did you mean "megaphone"?' }],
  [
    'unknown-image',
    'folia',
    'brand.json',
    '/images',
    { mark: 'markk.svg' },
    { path: '/images/mark', hint: 'did you mean "mark.svg"?' },
  ],
  ['menu-target', 'folia', 'menus.json', '/side/entries/announcements/route', 'home', { got: 'route and action' }],
  ['menu-target', 'folia', 'menus.json', '/side/entries/fresh', { label: 'portal:home' }, { got: 'none' }],
  [
    'path-twice',
    'folia',
    'layout.json',
    '/routes/start',
    { paths: ['/home'], page: 'home', regions: [] },
    { path: '/routes/start/paths/0' },
  ],
  ['host-twice', 'mayloc', 'brand.json', '/hosts', ['folia.example'], { got: '"folia.example", which already belongs to folia' }],
  [
    'unknown-name',
    'folia',
    'layout.json',
    '/routes/help/regions',
    ['bottonBar'],
    { path: '/routes/help/regions/0', hint: 'did you mean "bottomBar"?' },
  ],
  ['unknown-name', 'folia', 'layout.json', '/regions/chatt', { position: 'over' }, { hint: 'did you mean "chat"?' }],
  ['safety-off', 'folia', 'layout.json', '/regions/playWarning', null, { path: '/regions/playWarning' }],
  [
    'schema-version',
    'folia',
    'brand.json',
    '/schemaVersion',
    1,
    { got: '1', expected: '8', hint: expect.stringContaining('npm run brand -- migrate') as string },
  ],
  ['host-reserved', 'folia', 'brand.json', '/hosts', ['shop.localhost'], { path: '/hosts/0' }],
  ['inherited-identity', 'folia', 'brand.json', '/regulatory/legal', undefined, { path: '/regulatory/legal/licence' }],
  ['flag-floor', 'folia', 'flags.json', '/chat', { whenAbsent: true }, { path: '/chat/whenAbsent' }],
  ['contrast', 'folia', 'theme.json', '/color/light/ink-3', '#B0B8B4', { file: 'brands/folia/theme.json' }],
];

// the first reading of all brands loads schemas and validators
beforeAll(() => void findingsAfterSetting('folia', 'brand.json', '/name', 'Folia'));

describe('every kind of mistake is found', () => {
  it.each(spoiled)('%s: %s %s %s', (rule, id, file, pointer, value, says) => {
    const findings = findingsAfter((folders) => {
      if (folders.read(id, file) === '')
        folders.write(id, file, JSON.stringify({ $schema: `../../schemas/brand/${file.replace('.json', '')}.schema.json` }));
      folders.set(id, file, pointer, value);
    }).filter((finding) => finding.rule === rule);
    expect(findings).toContainEqual(expect.objectContaining({ severity: 'error', ...says }));
    for (const { line, column } of findings) expect(Math.min(line, column)).toBeGreaterThan(0);
  });

  it('an entry without a parameter that every path of its route requires', () => {
    const findings = findingsAfterSetting('folia', 'layout.json', '/routes/promotions/paths', ['/promotions/:id']);
    const inMenus = findings.filter(({ rule }) => rule === 'missing-param');
    expect(inMenus).toContainEqual(expect.objectContaining({ severity: 'error', file: 'brands/base/menus.json' }));
  });

  it('a chain of more than four brands', () => {
    const findings = findingsAfter((folders) => {
      for (const [id, parent] of [
        ['one', 'orvane-desk'],
        ['two', 'one'],
      ] as const) {
        folders.copy('orvane-desk', id);
        folders.set(id, 'brand.json', '/id', id);
        folders.set(id, 'brand.json', '/extends', parent);
        folders.set(id, 'brand.json', '/hosts', [`${id}.example`]);
      }
    });
    expect(findings).toMatchObject([{ rule: 'extends-depth', got: 'two < one < orvane-desk < orvane < base' }]);
  });

  it('an unknown or missing file', () => {
    expect(findingsAfter((folders) => folders.write('folia', 'menu.json', '{}'))).toMatchObject([
      { rule: 'unknown-file', hint: 'did you mean "menus.json"?' },
    ]);
    expect(findingsAfter((folders) => folders.write('folia', 'texts/pt-BR.json', '{}'))[0]).toMatchObject({
      rule: 'unknown-file',
      hint: expect.stringContaining('did you mean "texts/pt.json"') as string,
    });
    expect(findingsAfter((folders) => folders.remove('folia', 'brand.json')).map(({ rule }) => rule)).toContain('missing-file');
    expect(inspectBrand('foila', { folders: shippedInMemory() }).findings).toMatchObject([
      { rule: 'unreadable', hint: 'did you mean "folia"?' },
    ]);
  });

  it('a text that the portal does not have', () => {
    const text = ['portal:about_text', 'portal:responsibility_text', 'portal:site_description'];
    const rest = findingsAfter(() => undefined, { text }).filter((finding) => finding.file.includes('/texts/'));
    expect(rest).toEqual([]);
    const found = findingsAfter((folders) => folders.set('folia', 'texts/pt.json', '/portal/abuot_text', 'x'), { text });
    expect(found).toContainEqual(
      expect.objectContaining({
        rule: 'unknown-text',
        file: 'brands/folia/texts/pt.json',
        hint: 'did you mean "portal:about_text"?',
      }),
    );
    expect(found).toContainEqual(
      expect.objectContaining({ rule: 'unknown-text', path: '/side/entries/home/label', got: '"portal:home"' }),
    );
  });

  it('sandbox data that violates its schema, or has an unknown name', () => {
    const found = findingsAfter((folders) => folders.set('folia', 'sandbox/users.json', '/users/someone', { password: 7 }));
    expect(found).toContainEqual(
      expect.objectContaining({ rule: 'wrong-type', file: 'brands/folia/sandbox/users.json', path: '/users/someone/password' }),
    );
    expect(findingsAfter((folders) => folders.write('folia', 'sandbox/user.json', '{}'))).toMatchObject([
      { rule: 'unknown-file', hint: 'did you mean "sandbox/users.json" or "sandbox/games.json"?' },
    ]);
  });

  it('a file that is not valid JSON', () => {
    expect(findingsAfter((folders) => folders.write('folia', 'theme.json', '{ // colours\n}')).map(({ rule }) => rule)).toEqual([
      'syntax',
    ]);
    expect(
      findingsAfter((folders) => folders.write('folia', 'theme.json', `\uFEFF${folders.read('folia', 'theme.json')}`)).map(
        ({ rule }) => rule,
      ),
    ).toEqual(['byte-order-mark']);
    expect(
      findingsAfter((folders) => folders.set('folia', 'brand.json', '/__proto__', { x: 1 })).map(({ rule }) => rule),
    ).toEqual(['forbidden-key']);
  });
});
