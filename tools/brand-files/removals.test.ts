import { expect, test } from 'vitest';
import { type Json, type JsonObject, isJsonObject, pointerTo } from '../../src/engine/brand/json.ts';
import { checkBrands } from './checkBrands.ts';
import { shippedNames } from './findingsAfter.fixture.ts';
import { type MemoryFolders, shippedInMemory } from './memoryFolders.fixture.ts';

const differing = ['layout', 'menus', 'panels', 'register-form', 'flags'];

/** The shipped brands, with a folia that has nothing of its own in the files whose parts can be removed. */
function plain(): MemoryFolders {
  const folders = shippedInMemory();
  for (const name of differing)
    folders.write('folia', `${name}.json`, JSON.stringify({ $schema: `../../schemas/brand/${name}.schema.json` }));
  return folders;
}

/** Errors after these parts, as `file#pointer`, are set to null. */
function errorsWithout(removed: readonly string[], folders = plain()): string[] {
  for (const spot of removed) {
    const [file = '', pointer = ''] = spot.split('#');
    folders.set('folia', file, pointer, null);
  }
  return checkBrands(['folia'], shippedNames, { folders })
    .filter(({ severity }) => severity === 'error')
    .map(({ rule, file, path }) => `${rule} ${file.replace('brands/folia/', '')}#${path}`)
    .sort();
}

test('null removes what is inherited, wherever it is named (ENG-13)', { timeout: 60_000 }, () => {
  const removed = [
    'layout.json#/regions/search',
    'layout.json#/regions/banner',
    'layout.json#/regions/barsToggle',
    'layout.json#/regions/chat',
    'layout.json#/regions/bottomBar',
    'layout.json#/routes/register',
    'layout.json#/routes/lottery',
    'layout.json#/routes/elott',
    'layout.json#/routes/vip',
    'layout.json#/routes/winners',
    'layout.json#/routes/download',
    'layout.json#/home/sections/winners',
    'menus.json#/support',
    'menus.json#/side/entries/language',
    'menus.json#/categories/entries/pvp',
    'panels.json#/member/transactionHistory',
    'panels.json#/agent/agentAnnouncement',
    'register-form.json#/fields/zalo',
  ];
  expect(errorsWithout(removed)).toEqual([]);
});

test('a lobby of fewer paths has the categories of these (ENG-13)', { timeout: 60_000 }, () => {
  const folders = plain();
  folders.set('folia', 'layout.json', '/routes/lobby/paths', ['/sports', '/esports']);
  expect(errorsWithout([], folders)).toEqual([]);
});

test('what cannot be removed is one finding, at the null (ENG-13)', { timeout: 60_000 }, () => {
  const refused = {
    'layout.json#/routes/home': 'missing-route',
    'layout.json#/routes/help': 'unknown-path',
    'layout.json#/routes/responsible': 'safety-off',
    'layout.json#/regions/header': 'safety-off',
    'layout.json#/regions/footer': 'safety-off',
    'layout.json#/regions/idleLogout': 'safety-off',
    'register-form.json#/fields/username': 'field-unlisted',
    'flags.json#/dividend': 'missing-key',
    'flags.json#/playWarning': 'missing-key',
  };
  const expected = Object.entries(refused).map(([spot, rule]) => `${rule} ${spot}`);
  expect(errorsWithout(Object.keys(refused))).toEqual(expected.sort());
  expect(errorsWithout(['menus.json#/footer'])).toEqual(['safety-off menus.json#/footer']);
  const folders = plain();
  folders.set('folia', 'brand.json', '/games/lottery', null);
  expect(checkBrands(['folia'], shippedNames, { folders })).toMatchObject([
    { rule: 'missing-key', file: 'brands/folia/brand.json', path: '/games/lottery', got: 'null, which removes it' },
  ]);
});

test('an alias that base itself removes is told (ENG-13)', () => {
  const folders = plain();
  folders.set('base', 'flags.json', '/dividend', null);
  const told = { rule: 'missing-key', path: '/dividend' };
  expect(checkBrands(['folia'], shippedNames, { folders })).toContainEqual(expect.objectContaining(told));
});

test('what the brand itself names stays a finding (ENG-13)', { timeout: 60_000 }, () => {
  // folia's own order lists the entry that leads to the route
  const own = shippedInMemory();
  own.set('folia', 'layout.json', '/routes/vip', null);
  expect(checkBrands(['folia'], shippedNames, { folders: own })).toMatchObject([
    {
      rule: 'unknown-name',
      file: 'brands/folia/menus.json',
      path: '/side/order/7',
      got: expect.stringMatching(/^"vip", which brands\/folia\/layout\.json:\d+ removes by \/routes\/vip$/) as string,
    },
  ]);
  const panels = plain();
  const columns = '/member/transactionHistory/records/columns';
  panels.set('folia', 'panels.json', `${columns}/order`, ['time', 'remark']);
  expect(errorsWithout([`panels.json#${columns}/entries/remark`], panels)).toEqual([
    `unknown-name panels.json#${columns}/order/1`,
  ]);
});

test('demo data of a parent is not judged with the brand (SBX-09)', { timeout: 60_000 }, () => {
  const folders = plain();
  folders.set('folia', 'brand.json', '/security/hosts/links', ['social.folia.example', 'help.portal.example']);
  const wrong = () => checkBrands(['folia'], shippedNames, { folders }).filter(({ rule }) => rule === 'host-not-listed');
  expect(wrong().filter(({ file }) => !file.startsWith('brands/folia/'))).toEqual([]);
  folders.set('folia', 'sandbox/platform.json', '/resources/instagram/url', 'https://other.example/');
  expect(wrong()).toContainEqual(expect.objectContaining({ path: '/resources/instagram/url' }));
});

const keysAt = (value: Json | undefined, at: string): string[] =>
  isJsonObject(value) ? Object.keys(value).flatMap((key) => (key === '$schema' ? [] : [pointerTo(at, key)])) : [];

/** Everything of base that has a name. */
function everything(): string[] {
  const folders = plain();
  const base = (name: string) => JSON.parse(folders.read('base', `${name}.json`)) as Record<string, JsonObject>;
  const [layout, menus, panels, form] = ['layout', 'menus', 'panels', 'register-form'].map(base);
  return [
    ...['routes', 'regions'].flatMap((table) => keysAt(layout![table], `layout.json#/${table}`)),
    ...keysAt(layout!['home']!['sections'], 'layout.json#/home/sections'),
    ...Object.keys(menus!).flatMap((menu) => [
      `menus.json#/${menu}`,
      ...keysAt(menus![menu]!['entries'], `menus.json#/${menu}/entries`),
    ]),
    ...Object.keys(panels!).flatMap((menu) => keysAt(panels![menu], `panels.json#/${menu}`)),
    ...keysAt(form!['fields'], 'register-form.json#/fields'),
    ...keysAt(base('flags'), 'flags.json#'),
  ].filter((spot) => !spot.includes('$schema'));
}

test.skipIf(!process.env['DEEP'])(
  'every name of base alone is removed, or refused once at the null (ENG-13)',
  { timeout: 900_000 },
  () => {
    const named = new Set(['flags.json#/promoWelcome', 'flags.json#/payCredit', 'flags.json#/realityCheck']);
    const wrong = everything().flatMap((spot) => {
      // what folia's brand.json requires or forbids itself
      if (named.has(spot) || /^flags\.json#\/(?:legalFooter|sessionClock|netPosition|idleLogout)$/.test(spot)) return [];
      const errors = errorsWithout([spot]);
      return errors.length === 0 || (errors.length === 1 && errors[0]!.endsWith(` ${spot}`))
        ? []
        : [`${spot}: ${errors.join(', ')}`];
    });
    expect(wrong).toEqual([]);
  },
);

test('a form by phone alone needs no demo data of its own; what those ask for stays a finding (ENG-13)', () => {
  const folders = shippedInMemory();
  const schema = { $schema: '../../schemas/brand/register-form.schema.json' };
  const unlisted = (id: string) =>
    checkBrands([id], shippedNames, { folders })
      .filter(({ rule }) => rule === 'field-unlisted')
      .map(({ file, path, expected }) => `${file}#${path}: ${expected}`);
  const write = (id: string, form: object) => folders.write(id, 'register-form.json', JSON.stringify({ ...schema, ...form }));
  const byPhone = { fields: { username: null, email: null }, order: ['mobileNum', 'verificationCode'] };

  write('orvane-desk', byPhone);
  expect(unlisted('orvane-desk')).toEqual([]);
  write('orvane-desk', { order: ['mobileNum', 'username', 'captcha'] });
  expect(unlisted('orvane-desk'), 'a form by user name has a password').toEqual([
    'brands/orvane-desk/register-form.json#/order: "password" in order: the platform requires this field',
  ]);
  write('orvane-desk', { order: ['email', 'captcha'] });
  expect(unlisted('orvane-desk'), 'nobody can register').toEqual([
    'brands/orvane-desk/register-form.json#/order: "username" in order: the platform requires this field',
  ]);
  write('folia', byPhone);
  expect(unlisted('folia').toSorted(), 'its own platform asks for all three').toEqual([
    'brands/folia/register-form.json#/fields/email: "email" in order: the platform requires this field',
    'brands/folia/register-form.json#/fields/username: "username" in order: the platform requires this field',
    'brands/folia/register-form.json#/order: "password" in order: the platform requires this field',
  ]);
});
