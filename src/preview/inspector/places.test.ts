import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveBrowser, type LivePortal, livePortal } from '#state/portal/livePortal.fixture.ts';
import { readRegisterSettings, readWhitelabel } from '#state/reads/startupReads.ts';
import { everyPlace, type Place } from './place.ts';
import { findPlace, placesOf } from './places.ts';
import { inspectorContextOf } from './inspectorContext.ts';

let live: LivePortal;
const page = { innerWidth: 1280, document: { querySelector: () => null } } as unknown as Window;

beforeEach(async () => {
  live = await livePortal('folia');
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  const { portal } = live;
  const modules = [
    'page/home',
    'page/lobby',
    'page/promotions',
    'page/register',
    'page/help',
    'region/header',
    'region/sideMenu',
    'section/notice',
  ];
  const offered = new Set([...modules, 'modal/loginPopupModal', 'modal/registerModal', 'submenu/language']);
  portal.registry = {
    add: () => undefined,
    find: (place, name) => (offered.has(`${place}/${name}`) ? ((() => null) as never) : null),
    names: (place) => [...offered].filter((slot) => slot.startsWith(`${place}/`)).map((slot) => slot.split('/')[1] ?? ''),
  };
});
afterEach(leaveBrowser);

/** The explanation of a place in the portal's current state. */
function place(slot: string, at = '/'): Place {
  live.portal.router = { navigate: () => undefined, path: () => at };
  const context = inspectorContextOf(live.portal, page);
  return findPlace(context, placesOf(context), slot);
}

describe('the reason why something is hidden', () => {
  it('is a flag, with the node that is off', async () => {
    expect(place('menu/header/register').reason).toBe('offered; leads to modal/registerModal.');
    await live.bench.control('/flags', { ACCOUNT3: '0' });
    await readWhitelabel(live.portal);
    const { presence, reason, trace } = place('menu/header/register');
    expect(presence).toBe('absent');
    expect(reason).toBe("hidden: flag directRegister is off: DIRECTREG3 is off: ACCOUNT3 above it has enabled '0'.");
    expect(trace).toContain('✓ role expects visitor: visitor');
  });

  it('is the role of the session', () => {
    live.portal.session.setState({ token: 't', memberType: 0 });
    expect(place('menu/header/login').reason).toBe('hidden: role visitor is expected: member.');
  });

  it('is an address whose host the brand does not list; one that it lists is the target (ENG-15)', () => {
    const { brand } = live.portal;
    const { home } = brand.menus['side']!.entries;
    const leadsTo = (link: string) => {
      const blog = { label: home!.label, link };
      const side = { order: ['blog'], entries: { blog } };
      live.portal.brand = { ...brand, menus: { ...brand.menus, side } };
      return place('menu/side/blog').reason;
    };
    expect(leadsTo('https://evil.example/')).toBe(
      'hidden: https://evil.example/ is not https on a host of security.hosts.links.',
    );
    const [host] = brand.security.hosts.links ?? [];
    expect(leadsTo(`https://${host}/blog`)).toBe(`offered; leads to link/https://${host}/blog.`);
  });

  it('is a target that this engine does not offer', () => {
    expect(place('menu/support/customerService').reason).toBe('hidden: no feature offers action/customerService.');
  });

  it('is a category without vendors', () => {
    expect(place('menu/categories/live').reason).toBe('offered; leads to route/lobby.');
    live.portal.system.setState({ categories: new Map([['RNG', null]]) });
    expect(place('menu/categories/live')).toMatchObject({
      presence: 'absent',
      reason: 'hidden: the platform has no vendors for LIVE.',
    });
    expect(place('menu/categories').reason).toBe('1 of 9 entries are offered.');
  });

  it('is a full bar', () => {
    expect(place('menu/bottomBar/language').reason).toBe('hidden: the menu shows its first 5 visible entries.');
  });

  it('is a layout that does not name it', () => {
    expect(place('region/sideMenu', '/register').reason).toBe('hidden: layout.json routes.register.regions does not name it.');
    expect(place('region/footer').reason).toBe('hidden: no feature offers region/footer.');
  });

  it('is a blocked route', async () => {
    await live.bench.control('/flags', { DIRECTREG3: '0' });
    await readWhitelabel(live.portal);
    expect(place('route/register').reason).toBe(
      "blocked, leads home: flag directRegister is off: DIRECTREG3 is off: its enabled is '0', not '1'.",
    );
  });

  it('is a screen that replaces the page', () => {
    live.portal.system.setState({ screen: 'maintenance' });
    expect(place('screen/maintenance').reason).toContain('instead of the whole site');
  });
});

describe('the reason why a field is shown or hidden', () => {
  it('is the platform’s rule, the requirement of the form and the brand’s entry', async () => {
    expect(place('field/username', '/register').reason).toBe('asked for in registration by user name.');
    await live.bench.control('/settings', { fields: { email: { enabled: false } } });
    await readRegisterSettings(live.portal);
    expect(place('field/email', '/register').reason).toBe("hidden: the platform's rule for it is not enabled.");
  });

  it('is closed registration, with the flag', async () => {
    await live.bench.control('/flags', { USERNAMEREG3: '0', MOBILEREG3: '0' });
    await readWhitelabel(live.portal);
    expect(place('field/email', '/register').reason).toContain("USERNAMEREG3 is off: its enabled is '0', not '1'.");
  });
});

it('every place has a reason, and a unique name within its group', () => {
  live.portal.router = { navigate: () => undefined, path: () => '/register' };
  for (const group of placesOf(inspectorContextOf(live.portal, page))) {
    const places = [...everyPlace([group])];
    for (const { reason, slot } of places) expect(reason, slot).not.toBe('');
    expect(new Set(places.map(({ slot }) => slot)).size).toBe(places.length);
  }
});

it('a place in no table is explained by its presence on the page', () => {
  expect(place('field/captcha')).toMatchObject({ slot: 'field/captcha' });
  expect(place('modal/nowhere')).toMatchObject({ presence: 'absent', reason: 'not on this page' });
});
