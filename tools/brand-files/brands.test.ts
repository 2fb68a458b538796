import { describe, expect, it } from 'vitest';
import type { Json } from '#engine/json.ts';
import { checkBrands } from './checkBrands.ts';
import type { BrandNames } from './checkContext.ts';
import { type Finding, formatFindings } from './finding.ts';
import { BrandFilesError, inspectBrand, listBrands, loadBrand } from './loadBrand.ts';
import { type MemoryFolders, shippedInMemory } from './memoryFolders.ts';

/** The names of the shipped features; the list of all names is checked where the features are. */
const names: BrandNames = {
  page: ['home', 'login', 'register', 'help', 'promotionDetail'],
  region: ['header', 'banner', 'sideMenu', 'footer', 'bottomBar'],
  section: ['notice', 'categories', 'promotions'],
  modal: ['loginPopupModal', 'registerModal', 'changePassModal'],
  action: ['logout', 'customerService', 'openNotices'],
  submenu: ['language'],
  panel: [],
};

/** Breaks something in a copy of the shipped brands and gives what is found then. */
function findingsAfter(spoil: (folders: MemoryFolders) => void, extra: BrandNames = {}): Finding[] {
  const folders = shippedInMemory();
  spoil(folders);
  return checkBrands(undefined, { ...names, ...extra }, { folders });
}

const setting = (id: string, file: string, pointer: string, value?: Json) =>
  findingsAfter((folders) => folders.set(id, file, pointer, value));

describe('the shipped brands', () => {
  it('have no findings', () => {
    expect(formatFindings(checkBrands(undefined, names))).toBe('');
  });

  it('are all but base, which is never published', () => {
    expect(listBrands()).toEqual(['folia', 'mayloc', 'orvane', 'orvane-desk']);
  });

  it('differ in language, agent check, remembered password, order of home and menu', () => {
    const [folia, mayloc, orvane, desk] = listBrands().map((id) => loadBrand(id));
    expect([folia, mayloc, orvane, desk].map((loaded) => loaded!.brand.languages.default)).toEqual(['PT', 'VI', 'EN', 'EN']);
    expect(mayloc!.brand.agent.check).toBe('allHeaderTypes');
    expect([folia, orvane].map((loaded) => loaded!.brand.login.rememberPassword)).toEqual([false, true]);
    expect(new Set([folia, mayloc, orvane].map((loaded) => loaded!.brand.layout.home.order.join())).size).toBe(3);
    expect(new Set([folia, mayloc, orvane].map((loaded) => loaded!.brand.menus['side']!.order.join())).size).toBe(3);
    expect(desk!.chain).toEqual(['base', 'orvane', 'orvane-desk']);
    expect(desk!.brand).toMatchObject({ audience: 'agent', loginedToHomePage: true, login: { rememberPassword: true } });
    expect(desk!.theme.color.light).toMatchObject({ accent: '#3FA79A', primary: orvane!.theme.color.light.primary });
  });

  it('find their pictures, the inherited ones too', () => {
    const { brand, images } = loadBrand('orvane-desk');
    for (const name of Object.values(brand.images)) expect(images.get(name)).toContain('/images/');
    expect(images.get('logo.svg')).toContain('/orvane/images/logo.svg');
  });

  it('let a fourth one be made by copying a folder and editing JSON', () => {
    const folders = shippedInMemory();
    folders.copy('mayloc', 'acme');
    folders.set('acme', 'brand.json', '/id', 'acme');
    folders.set('acme', 'brand.json', '/name', 'Acme');
    folders.set('acme', 'brand.json', '/hosts', ['acme.example']);
    expect(checkBrands(undefined, names, { folders })).toEqual([]);
    expect(loadBrand('acme', { folders }).brand.name).toBe('Acme');
  });
});

describe('a mistake in a file', () => {
  it('is reported with file, line, column, path, expected, got and what was probably meant', () => {
    const folders = shippedInMemory();
    folders.write(
      'folia',
      'layout.json',
      folders.read('base', 'layout.json').replace('"page": "register"', '"page": "regisster"'),
    );
    expect(formatFindings(checkBrands(['folia'], names, { folders }))).toBe(
      [
        'brands/folia/layout.json:12:15 error unknown-name',
        '  at        /routes/register/page',
        '  expected  a registered page',
        '  got       "regisster"',
        '  hint      did you mean "register"?',
      ].join('\n'),
    );
  });

  it('stops its own brand and those that extend it, and no other', () => {
    const folders = shippedInMemory();
    folders.write('orvane', 'menus.json', '{ "side": ');
    const fit = listBrands(folders).filter((id) => inspectBrand(id, { folders }).loaded !== null);
    expect(fit).toEqual(['folia', 'mayloc']);
    expect(() => loadBrand('orvane-desk', { folders })).toThrow(BrandFilesError);
    expect(() => loadBrand('orvane', { folders })).toThrow(/brands\/orvane\/menus\.json:1:11 error syntax/);
  });

  it('in base is said once, though every brand has it', () => {
    expect(setting('base', 'menus.json', '/side/entries/home/route', 'hom')).toHaveLength(1);
  });
});

/** Rule, then what is set where, then what the finding must say. */
const spoiled: [rule: string, id: string, file: string, pointer: string, value: Json | undefined, says: Partial<Finding>][] = [
  ['unknown-key', 'folia', 'brand.json', '/curency', {}, { path: '/curency', hint: 'did you mean "currency"?' }],
  ['unknown-key', 'folia', 'menus.json', '/hedaer', { order: [] }, { hint: 'did you mean "header"?' }],
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
    { path: '/side/entries/announcements/when/role', expected: 'a text, a list or null' },
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
  ['wrong-value', 'folia', 'brand.json', '/schemaVersion', 2, { expected: '1', got: '2' }],
  ['wrong-value', 'folia', 'brand.json', '/hosts', ['*'], { path: '/hosts/0' }],
  ['wrong-value', 'folia', 'brand.json', '/images', { logo: '../../secret.svg' }, { path: '/images/logo' }],
  ['wrong-value', 'folia', 'theme.json', '/color/light/bg', 'red;}', { path: '/color/light/bg' }],
  ['wrong-value', 'folia', 'texts/pt.json', '/portal/about_text', '<b>Oi</b>', { path: '/portal/about_text' }],
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
  ['unknown-name', 'folia', 'layout.json', '/home/sections/winners', {}, { path: '/home/sections/winners', got: '"winners"' }],
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
    { logo: 'logoo.svg' },
    { path: '/images/logo', hint: 'did you mean "logo.svg"?' },
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
  ['host-twice', 'mayloc', 'brand.json', '/hosts', ['folia.example'], { got: '"folia.example", which leads to folia already' }],
  ['host-reserved', 'folia', 'brand.json', '/hosts', ['shop.localhost'], { path: '/hosts/0' }],
  ['inherited-identity', 'folia', 'brand.json', '/regulatory/legal', undefined, { path: '/regulatory/legal/licence' }],
  ['flag-floor', 'folia', 'flags.json', '/chat', { whenAbsent: true }, { path: '/chat/whenAbsent' }],
  ['contrast', 'folia', 'theme.json', '/color/light/ink-3', '#B0B8B4', { file: 'brands/folia/theme.json' }],
];

describe('each kind of mistake is found', () => {
  it.each(spoiled)('%s: %s %s %s', (rule, id, file, pointer, value, says) => {
    const findings = findingsAfter((folders) => {
      if (folders.read(id, file) === '')
        folders.write(id, file, JSON.stringify({ $schema: `../../schemas/brand/${file.replace('.json', '')}.schema.json` }));
      folders.set(id, file, pointer, value);
    }).filter((finding) => finding.rule === rule);
    expect(findings).toContainEqual(expect.objectContaining({ severity: 'error', ...says }));
    for (const { line, column } of findings) expect(Math.min(line, column)).toBeGreaterThan(0);
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

  it('a file that does not belong there, or that is missing', () => {
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
    const text = ['portal:about_text', 'portal:responsibility_text'];
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

  it('a file in another state than JSON', () => {
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
