import { describe, expect, it } from 'vitest';
import { shippedInMemory } from '../../brand-files/memoryFolders.fixture.ts';
import { formatExplanation } from '../explainCommand.ts';
import { explainPath } from './explainPath.ts';

const shipped = shippedInMemory();
const explain = (id: string, path: string, folders = shipped) => explainPath(id, path, folders);
const effects = (id: string, path: string, folders = shipped) =>
  explain(id, path, folders).value?.steps.map(({ layer, effect }) => `${layer} ${effect}`);

describe('a path', () => {
  it.each([
    ['theme.json color.light.accent', 'theme.json', '/color/light/accent'],
    ['theme.json#/color/light/accent', 'theme.json', '/color/light/accent'],
    ['theme.json:color.light.accent', 'theme.json', '/color/light/accent'],
    ['theme.color.light.accent', 'theme.json', '/color/light/accent'],
    ['color.light.accent', 'theme.json', '/color/light/accent'],
    ['/hosts', 'brand.json', '/hosts'],
    ['security.hosts.chat', 'brand.json', '/security/hosts/chat'],
    ['menus.side.entries.home', 'menus.json', '/side/entries/home'],
    ['registerForm.fields.username', 'register-form.json', '/fields/username'],
    ['texts.pt.portal.about_text', 'texts/pt.json', '/portal/about_text'],
    ['sandbox/platform.json settings.captcha.enabled', 'sandbox/platform.json', '/settings/captcha/enabled'],
    ['layout.routes.home.paths', 'layout.json', '/routes/home/paths'],
  ])('%s is found', (path, file, pointer) => {
    expect(explain('folia', path).value).toMatchObject({ file, pointer });
  });

  it('that no layer has gets suggestions', () => {
    const { value, flag, near } = explain('folia', 'theme.json color.light.acent');
    expect([value, flag]).toEqual([null, null]);
    expect(near[0]).toBe('theme.json color.light.accent');
    expect(explain('folia', 'securty.hosts.chat').near[0]).toBe('brand.json security.hosts.chat');
    expect(explain('folia', 'directRegistr').near.length).toBeGreaterThan(0);
  });
});

describe('a call', () => {
  it('is explained by its mapping and what holds for all, with the layer of each', () => {
    const folders = shippedInMemory();
    folders.write('orvane', 'mappings.json', '{ "money": "minor", "calls": { "balance": { "body": "query" } } }');
    const fields = { sumBalance: { at: 'wallet.total' } };
    const headers = { 'X-Locale': { from: 'language' } };
    const calls = {
      balance: { reply: { fields } },
      cancelDeposit: { path: '/wps/deposits/{referenceNumber}', headers: { 'X-Kind': { constant: 'web' } } },
    };
    folders.write('orvane-desk', 'mappings.json', JSON.stringify({ time: 'iso', headers, calls }));
    const { value, others } = explain('orvane-desk', 'balance', folders);
    expect(value).toMatchObject({
      file: 'mappings.json',
      pointer: '/calls/balance',
      value: { body: 'query', reply: { fields } },
    });
    expect(others.map(({ pointer, steps }) => [pointer, steps.map(({ layer }) => layer).join()])).toEqual([
      ['/calls/balance/body', 'orvane'],
      ['/calls/balance/reply/fields/sumBalance/at', 'orvane-desk'],
      ['/headers', 'orvane-desk'],
      ['/money', 'orvane'],
      ['/time', 'orvane-desk'],
    ]);
    const placed = explain('orvane-desk', 'cancelDeposit', folders);
    expect(placed.value?.value).toEqual(calls.cancelDeposit);
    expect(placed.others.map(({ pointer, value: own }) => [pointer, own])).toEqual([
      ['/calls/cancelDeposit/path', '/wps/deposits/{referenceNumber}'],
      ['/calls/cancelDeposit/headers/X-Kind/constant', 'web'],
      ['/headers', headers],
      ['/money', 'minor'],
      ['/time', 'iso'],
    ]);
    expect(explain('folia', 'balance', folders).value).toBeNull();
  });
});

describe('an amount', () => {
  it('is explained by the usual one where the brand has none in its currency', () => {
    const usual = explain('orvane', 'constants.zaloRewardMax').value;
    expect(usual).toMatchObject({ pointer: '/usualAmounts/zaloRewardMax/USD', value: '5', steps: [{ layer: 'base' }] });
    const folders = shippedInMemory();
    folders.set('orvane-desk', 'brand.json', '/currency', { code: 'VND', symbol: '₫' });
    for (const path of ['constants.tipAmount', '/constants/tipAmount', 'brand.json constants.tipAmount'])
      expect(explain('orvane-desk', path, folders).value, path).toMatchObject({
        pointer: '/usualAmounts/tipAmount/VND',
        value: '20000',
      });
    expect(explain('orvane-desk', 'constants.tipAmount').value).toMatchObject({ pointer: '/constants/tipAmount', value: '10' });
  });
});

describe('a value', () => {
  it('lists every layer that sets it, and the effective one, with its line', () => {
    const { value, chain } = explain('orvane-desk', 'theme.json color.light.accent');
    expect(chain).toEqual(['base', 'orvane', 'orvane-desk']);
    expect(value?.steps.map(({ layer, effect }) => [layer, effect])).toEqual([
      ['base', 'replaced'],
      ['orvane', 'replaced'],
      ['orvane-desk', 'won'],
    ]);
    expect(value?.value).toBe(value?.steps.at(-1)?.value);
    const text = shipped.read('orvane-desk', 'theme.json').split('\n');
    expect(text[value!.steps.at(-1)!.line - 1]).toContain('"accent"');
  });

  it('that is an object is merged, a list is replaced', () => {
    expect(effects('folia', 'menus.side.entries')).toEqual(['base merged', 'folia merged']);
    expect(effects('folia', 'menus.side.order')).toEqual(['base replaced', 'folia won']);
  });

  it('that is an object replaces another type', () => {
    const folders = shippedInMemory();
    folders.set('base', 'layout.json', '/home/sections/notice', 'once');
    folders.set('folia', 'layout.json', '/home/sections/notice', { count: 1 });
    expect(effects('folia', 'layout.home.sections.notice', folders)).toEqual(['base replaced', 'folia merged']);
  });

  it('that null removes is absent, and returns when a later layer sets it', () => {
    const folders = shippedInMemory();
    folders.set('orvane', 'menus.json', '/side/entries/home', null);
    expect(explain('orvane', 'menus.side.entries.home', folders).value).not.toHaveProperty('value');
    expect(effects('orvane', 'menus.side.entries.home', folders)).toEqual(['base replaced', 'orvane removed']);
    expect(effects('orvane', 'menus.side.entries.home.icon', folders)).toEqual(['base replaced', 'orvane removed']);
    folders.write('orvane-desk', 'menus.json', '{ "side": { "entries": { "home": { "label": "portal:home" } } } }');
    expect(effects('orvane-desk', 'menus.side.entries.home', folders)).toEqual([
      'base replaced',
      'orvane removed',
      'orvane-desk merged',
    ]);
    expect(explain('orvane-desk', 'menus.side.entries.home', folders).value?.value).toEqual({ label: 'portal:home' });
  });

  it('that leads to what null removes is removed there (ENG-13)', () => {
    const { value } = explain('orvane-desk', 'layout.routes.vip');
    const removed = value!.steps.at(-1)!;
    const folders = shippedInMemory();
    folders.set('orvane-desk', 'menus.json', '/side/entries/vip');
    const entry = explain('orvane-desk', 'menus.side.entries.vip', folders).value;
    expect(entry).not.toHaveProperty('value');
    expect(entry?.steps.at(-1)).toEqual({ ...removed, effect: 'removed' });
    expect(removed).toMatchObject({ file: 'brands/orvane-desk/layout.json', effect: 'removed' });
  });

  it('of a text key is explained in every language that has it, with the layer of each (ENG-14)', () => {
    const folders = shippedInMemory();
    for (const [id, tag, word] of [
      ['orvane', 'en', 'World Cup'],
      ['orvane', 'pt', 'Copa do Mundo'],
      ['orvane-desk', 'en', 'The World Cup'],
    ] as const)
      folders.set(id, `texts/${tag}.json`, '/brand', { world_cup: word });
    const { value, others } = explain('orvane-desk', 'brand:world_cup', folders);
    expect([value, ...others].map((one) => [one?.file, one?.value])).toEqual([
      ['texts/en.json', 'The World Cup'],
      ['texts/pt.json', 'Copa do Mundo'],
    ]);
    expect(value?.steps.map(({ layer, effect }) => `${layer} ${effect}`)).toEqual(['orvane replaced', 'orvane-desk won']);
    const text = formatExplanation(explain('orvane-desk', 'brand:world_cup', folders), (_style, words) => words);
    expect(text).toContain('won      orvane  brands/orvane/texts/pt.json');
    expect(explain('orvane-desk', 'brand:world_cop', folders).value).toBeNull();
  });

  it('has a readable report', () => {
    const text = formatExplanation(explain('folia', 'menus.side.order'), (_style, words) => words);
    expect(text).toMatch(/^menus\.json side\.order of base < folia\n {2}\[\n {4}"search",/);
    expect(text).toMatch(/ {2}won {6}folia {2}brands\/folia\/menus\.json:\d+ {2}\[/);
  });
});

describe('a flag', () => {
  it('is explained by alias and by modId, with the tree and the alias file', () => {
    for (const name of ['freePlay', 'FREEPLAY3']) {
      const { flag, value } = explain('folia', name);
      expect(flag).toMatchObject({ modId: 'FREEPLAY3', on: true, reason: 'on', aliases: ['freePlay'] });
      expect(flag?.path.map(({ modId }) => modId)).toEqual(['ACCOUNT3', 'LOGIN3', 'FREEPLAY3']);
      expect(value).toMatchObject({ file: 'flags.json', pointer: '/freePlay' });
    }
  });

  it("shows the brand's regulator as the reason", () => {
    const folders = shippedInMemory();
    folders.set('orvane', 'brand.json', '/regulatory/required', ['RGLIMITS3']);
    expect(explain('folia', 'promoWelcome').flag).toMatchObject({ on: false, reason: 'forbidden' });
    expect(explain('orvane', 'limits', folders).flag).toMatchObject({ on: true, reason: 'required' });
    expect(explain('orvane', 'POINTSMALL3').flag).toMatchObject({ aliases: [], on: true });
  });
});
