import { describe, expect, test } from 'vitest';
import type { MenuEntry, RouteEntry } from '#contract/types.ts';
import type { Role } from './conditions.ts';
import { rendersSlot, type Subject, visibility, type VisibilityContext } from './visibility.ts';

interface Situation {
  role?: Role;
  flags?: readonly string[];
  route?: string;
  categories?: readonly string[];
  /** `kind/name` of a slot that no feature offers. */
  without?: readonly string[];
  entries?: Record<string, Partial<MenuEntry>>;
  routes?: Record<string, Partial<RouteEntry>>;
  brand?: object;
  panels?: VisibilityContext['panels'];
}

/** A brand with these entries in the menu `side`, and a registry that offers everything else. */
function context({ role = 'visitor', flags = [], route = '', without = [], ...given }: Situation): VisibilityContext {
  const entries = given.entries ?? {};
  const routes = Object.entries(given.routes ?? {}).map(([name, one]) => [name, { paths: [], page: name, regions: [], ...one }]);
  return {
    brand: {
      loginedToHomePage: false,
      languages: { supported: ['PT', 'EN'], default: 'PT' },
      menus: { side: { order: Object.keys(entries), entries } },
      layout: {
        routes: Object.fromEntries(routes),
        regions: { header: {}, footer: {}, chat: { everyRoute: true, when: { role: 'member' } } },
        home: { order: ['notice'], sections: { notice: { when: { flag: 'NEWS' } } } },
      },
      ...given.brand,
    } as unknown as VisibilityContext['brand'],
    registry: { find: (kind, name) => (without.includes(`${kind}/${name}`) ? null : 'offered') },
    conditions: {
      flags: { isOn: (name) => flags.includes(name), explain: () => ({}) as never },
      roles: new Set([role]),
      route,
      locale: 'PT',
      device: 'desktop',
    },
    categories: given.categories === undefined ? null : new Set(given.categories),
    ...(given.panels && { panels: given.panels }),
  };
}

const SHOWN = { visible: true, enabled: true, reasons: [] };
const hidden = (...reasons: object[]) => ({ visible: false, enabled: false, reasons });
const ask = (subject: Subject, situation: Situation = {}) => visibility(subject, context(situation));
const side = (name: string, situation: Situation) => ask({ kind: 'menuEntry', menu: 'side', name }, situation);

describe('a menu entry', () => {
  const help: Situation = { entries: { help: { route: 'help' } }, routes: { help: {} } };

  test('for the single wallet is hidden where the brand has no vendors for it', () => {
    const wallet: Situation = { entries: { seamless: { route: 'seamless' } }, routes: { seamless: {} } };
    const brand = (seamlessVendors: string[]) => ({ games: { seamlessVendors } });
    expect(side('seamless', { ...wallet, brand: brand(['PIT']) })).toEqual(SHOWN);
    expect(side('seamless', { ...wallet, brand: brand([]) })).toEqual(hidden({ code: 'no-vendors', category: 'seamless' }));
  });

  test('without conditions is visible and enabled', () => expect(side('help', help)).toEqual(SHOWN));

  test('is hidden while its `when` does not hold, whatever its `enabled` says', () => {
    const entries = { help: { route: 'help', when: { role: 'member' }, enabled: { flag: 'ON' } } } as const;
    expect(side('help', { ...help, entries, role: 'member', flags: ['ON'] })).toEqual(SHOWN);
    const { visible, enabled } = side('help', { ...help, entries, flags: ['ON'] });
    expect({ visible, enabled }).toEqual({ visible: false, enabled: false });
  });

  test('stays visible and warns while its `enabled` does not hold', () => {
    const condition = { flag: 'ON' };
    expect(side('help', { ...help, entries: { help: { route: 'help', enabled: condition } } })).toMatchObject({
      visible: true,
      enabled: false,
      reasons: [{ code: 'condition', effect: 'disabled', condition }],
    });
  });

  test('has the conditions of its route, evaluated as if the route were the current one', () => {
    const condition = { flag: 'ON' };
    const routes = { help: { when: condition } };
    const reason = { code: 'condition', effect: 'hidden', condition, conditions: { route: 'help' } };
    expect(side('help', { ...help, routes })).toMatchObject(hidden(reason));
    expect(side('help', { ...help, routes: { help: { when: { route: 'help' } } }, route: 'home' })).toEqual(SHOWN);
    const warns = side('help', { ...help, routes: { help: { enabled: condition } } });
    expect(warns).toMatchObject({ visible: true, enabled: false });
  });

  test.each<[Partial<MenuEntry>, string]>([
    [{ route: 'help' }, 'page/help'],
    [{ modal: 'noticeModal' }, 'modal/noticeModal'],
    [{ action: 'customerService' }, 'action/customerService'],
    [{ submenu: 'language' }, 'submenu/language'],
  ])('is hidden when no feature offers its target: %j', (entry, slot) => {
    const situation = { ...help, entries: { one: entry } };
    expect(side('one', situation)).toEqual(SHOWN);
    expect(side('one', { ...situation, without: [slot] })).toEqual(hidden({ code: 'not-registered', slot }));
  });

  test('that leads to a panel is hidden while no centre has one of that name', () => {
    const situation: Situation = { entries: { one: { panel: 'history' } } };
    const reason = { code: 'not-defined', what: 'panel/history' };
    expect(side('one', situation)).toEqual(hidden(reason));
    expect(side('one', { ...situation, panels: { member: ['wallet'], agent: [] } })).toEqual(hidden(reason));
    for (const panels of [
      { member: ['history'], agent: [] },
      { member: [], agent: ['history'] },
    ])
      expect(side('one', { ...situation, panels })).toEqual(SHOWN);
  });

  test.each<[Partial<MenuEntry>, object]>([
    [{ route: 'casino' }, { code: 'not-defined', what: 'route/casino' }],
    [{ route: 'constructor' }, { code: 'not-defined', what: 'route/constructor' }],
    [{ menu: 'categories' }, { code: 'not-defined', what: 'menu/categories' }],
    [{}, { code: 'no-target' }],
  ])('is hidden when the brand has no such target: %j', (entry, reason) => {
    expect(side('one', { entries: { one: entry } })).toEqual(hidden(reason));
  });

  test('is hidden when `order` does not name it, or names an undescribed entry', () => {
    const menus = { side: { order: ['gone'], entries: { help: { route: 'help' } } } };
    expect(side('help', { ...help, brand: { menus } })).toEqual(hidden({ code: 'not-listed' }));
    expect(side('gone', { ...help, brand: { menus } })).toEqual(hidden({ code: 'not-defined', what: 'menu/side/gone' }));
  });

  test('of a category is hidden when the platform reports no vendors for it (SID-02)', () => {
    const situation: Situation = { routes: { lobby: {} }, entries: { live: { route: 'lobby', category: 'LIVE' } } };
    expect(side('live', situation)).toEqual(SHOWN);
    expect(side('live', { ...situation, categories: ['LIVE'] })).toEqual(SHOWN);
    expect(side('live', { ...situation, categories: ['RNG'] })).toEqual(hidden({ code: 'no-vendors', category: 'LIVE' }));
  });

  test('for languages is hidden where there is only one (SID-07)', () => {
    const situation = {
      entries: { language: { submenu: 'language' } },
      brand: { languages: { supported: ['PT'], default: 'PT' } },
    };
    expect(side('language', situation)).toEqual(hidden({ code: 'one-language' }));
  });

  test('that opens a menu is hidden while all entries of that menu are hidden', () => {
    const menus = (when: object) => ({
      side: { order: ['support'], entries: { support: { menu: 'support' } } },
      support: { order: ['chat'], entries: { chat: { action: 'chat', when } } },
    });
    expect(side('support', { brand: { menus: menus({ role: 'visitor' }) } })).toEqual(SHOWN);
    const empty = { code: 'empty-menu', menu: 'support' };
    expect(side('support', { brand: { menus: menus({ role: 'member' }) } })).toEqual(hidden(empty));
    expect(side('support', { brand: { menus: menus({}) }, without: ['action/chat'] })).toEqual(hidden(empty));
  });

  test('of the bottom bar is hidden after five visible ones', () => {
    const order = ['a', 'b', 'hidden', 'c', 'd', 'e', 'f'];
    const entries = Object.fromEntries(
      order.map((name) => [name, { action: name, ...(name === 'hidden' ? { when: { role: 'member' } } : {}) }]),
    );
    const ofBar = (name: string) =>
      ask({ kind: 'menuEntry', menu: 'bottomBar', name }, { brand: { menus: { bottomBar: { order, entries } } } });
    expect(ofBar('e')).toEqual(SHOWN);
    expect(ofBar('f')).toEqual(hidden({ code: 'no-room', limit: 5 }));
  });

  test('is hidden on the page that it opens', () => {
    const entries = { register: { modal: 'registerModal' } };
    expect(side('register', { entries, route: 'home' })).toEqual(SHOWN);
    expect(side('register', { entries, route: 'register' })).toEqual(hidden({ code: 'shown-already' }));
  });

  test('that opens the menu that contains it is hidden', () => {
    const reason = { code: 'not-defined', what: 'menu/side' };
    expect(side('self', { entries: { self: { menu: 'side' } } })).toEqual(hidden(reason));
  });
});

describe('a route', () => {
  test('is hidden while its `when` does not hold and when no feature offers its page', () => {
    const routes = { register: { when: { flag: 'ON' } } };
    const subject: Subject = { kind: 'route', name: 'register' };
    expect(ask(subject, { routes, flags: ['ON'] })).toEqual(SHOWN);
    expect(ask(subject, { routes }).visible).toBe(false);
    const without = ['page/register'];
    expect(ask(subject, { routes, flags: ['ON'], without })).toEqual(hidden({ code: 'not-registered', slot: 'page/register' }));
    expect(ask({ kind: 'route', name: 'casino' })).toEqual(hidden({ code: 'not-defined', what: 'route/casino' }));
  });

  test('is hidden until sign-in where the brand requires it, but its menu entries stay', () => {
    const closed: Situation = {
      brand: { loginedToHomePage: true, menus: { side: { order: ['help'], entries: { help: { route: 'help' } } } } },
      routes: { help: { paths: ['/helpmc', '/help'] } },
    };
    const at = (path: string, role: Role = 'visitor') => ask({ kind: 'route', name: 'help', path }, { ...closed, role });
    expect(at('/help')).toEqual(hidden({ code: 'sign-in-required' }));
    expect(at('/help', 'member')).toEqual(SHOWN);
    expect(at('/helpmc')).toEqual(SHOWN);
    expect(side('help', closed)).toEqual(SHOWN);
  });

  test('of the login is visible to visitors only', () => {
    const routes = { login: {} };
    expect(ask({ kind: 'route', name: 'login' }, { routes })).toEqual(SHOWN);
    expect(ask({ kind: 'route', name: 'login' }, { routes, role: 'member' })).toEqual(hidden({ code: 'visitors-only' }));
  });
});

describe('a slot', () => {
  const routes = { home: { regions: ['header' as const] } };

  test('of a region is visible on the routes that name it', () => {
    expect(ask({ kind: 'region', name: 'header' }, { routes, route: 'home' })).toEqual(SHOWN);
    expect(ask({ kind: 'region', name: 'footer' }, { routes, route: 'home' })).toEqual(hidden({ code: 'not-listed' }));
    expect(ask({ kind: 'region', name: 'advert' }, { routes, route: 'home' })).toEqual(
      hidden({ code: 'not-defined', what: 'region/advert' }),
    );
  });

  test('of a region on every route is visible while its condition holds', () => {
    expect(ask({ kind: 'region', name: 'chat' }, { routes, route: 'home', role: 'member' })).toEqual(SHOWN);
    expect(ask({ kind: 'region', name: 'chat' }, { routes, route: 'home' })).toMatchObject({
      visible: false,
      reasons: [{ code: 'condition' }],
    });
  });

  test('of a section is visible where the home page names it and its `when` holds', () => {
    expect(ask({ kind: 'section', name: 'notice' }, { flags: ['NEWS'] })).toEqual(SHOWN);
    expect(ask({ kind: 'section', name: 'notice' }).reasons).toMatchObject([{ code: 'condition' }]);
    expect(ask({ kind: 'section', name: 'vendors' })).toEqual(hidden({ code: 'not-listed' }));
  });

  test('that no feature offers is rendered, so that it is reported', () => {
    const unknown = ask({ kind: 'section', name: 'notice' }, { flags: ['NEWS'], without: ['section/notice'] });
    expect(unknown).toMatchObject({ visible: false });
    expect(rendersSlot(unknown)).toBe(true);
    expect(rendersSlot(ask({ kind: 'section', name: 'notice' }))).toBe(false);
  });

  test('of a panel, an action, a modal or a submenu is visible when a feature offers it', () => {
    for (const kind of ['panel', 'action', 'modal', 'submenu'] as const) {
      expect(ask({ kind, name: 'chat' })).toEqual(SHOWN);
      expect(ask({ kind, name: 'chat' }, { without: [`${kind}/chat`] }).visible).toBe(false);
    }
  });
});
