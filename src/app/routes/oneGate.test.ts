import { describe, expect, it } from 'vitest';
import type { MenuEntry } from '#contract/types.ts';
import { type ConditionContext, rolesOf } from '#engine/conditions.ts';
import { gate } from '#engine/gate.ts';
import type { Brand } from '#engine/brand/snapshot.ts';
import { pathOfRoute } from '#state/navigation/links.ts';
import { hasTarget } from '#state/navigation/menu.ts';
import type { Portal } from '#state/portal/portal.ts';
import { brandFlags } from '#state/portal/system.ts';
import { listBrands, loadBrand } from '../../../tools/brand-files/loadBrand.ts';
import { createPortalRegistry } from '../features.ts';
import { destinationOf } from './routes.ts';

const registry = createPortalRegistry();
const registered = (page: string) => registry.find('page', page) !== null;

const audiences = {
  visitor: { token: null, type: null },
  member: { token: 'st_1', type: 0 },
  demo: { token: 'st_1', type: 4 },
  agent: { token: 'st_1', type: 1 },
} as const;

/** All flags on but one, all off but one, all on, all off. */
function* trees(brand: Brand): Generator<{ name: string; nodes: unknown[] }> {
  const modIds = Object.values(brand.flags).map((flag) => flag.modId);
  const tree = (name: string, isOn: (modId: string) => boolean) => ({
    name,
    nodes: modIds.map((modId) => ({ modId, enabled: isOn(modId) ? '1' : '0' })),
  });
  yield tree('all on', () => true);
  yield tree('all off', () => false);
  for (const modId of modIds) {
    yield tree(`all but ${modId}`, (one) => one !== modId);
    yield tree(`only ${modId}`, (one) => one === modId);
  }
}

/** Every situation that a brand's menus and routes may be looked at in. */
function* situations(brand: Brand): Generator<{ what: string; token: string | null; conditions: ConditionContext }> {
  for (const { name, nodes } of trees(brand)) {
    const flags = brandFlags(brand, nodes);
    for (const [audience, { token, type }] of Object.entries(audiences)) {
      const roles = rolesOf({ token, type, agent: brand.agent });
      for (const device of ['desktop', 'mobile'] as const) {
        const conditions = { flags, roles, route: '', locale: brand.languages.default, device };
        yield { what: `${name}, ${audience}, ${device}`, token, conditions };
      }
    }
  }
}

const entriesOf = (brand: Brand): [string, MenuEntry][] =>
  Object.entries(brand.menus).flatMap(([menu, { entries }]) =>
    Object.entries(entries).flatMap(([name, entry]): [string, MenuEntry][] => (entry ? [[`${menu}/${name}`, entry]] : [])),
  );

/** Shown, as `useMenu` decides it: a target, the entry's gate, its route's gate. */
function isShown(portal: Portal, entry: MenuEntry, conditions: ConditionContext): boolean {
  const route = entry.route ? portal.brand.layout.routes[entry.route] : undefined;
  return hasTarget(portal, entry) && gate(entry, conditions).visible && gate({ when: route?.when }, conditions).visible;
}

describe.each(listBrands())('one gate in %s', (id) => {
  const { brand } = loadBrand(id);
  const portal = { brand, registry } as unknown as Portal;

  it('every entry that is seen leads to its page, for each flag and audience', () => {
    let seen = 0;
    for (const { what, token, conditions } of situations(brand)) {
      for (const [name, entry] of entriesOf(brand)) {
        if (!isShown(portal, entry, conditions)) continue;
        seen += 1;
        if (!entry.route) continue;
        const path = pathOfRoute(brand, entry.route, entry.params ?? {})?.split(/[?#]/)[0] ?? '(no path)';
        const end = destinationOf(brand, path, { token }, conditions, registered);
        const guarded = brand.loginedToHomePage && token === null;
        const leads =
          end.kind === 'route' ? end.route.page === brand.layout.routes[entry.route]!.page : guarded && end.to === '/login';
        expect(leads, `${name} for ${what} leads to ${JSON.stringify(end)}`).toBe(true);
      }
    }
    expect(seen).toBeGreaterThan(0);
  });

  it('a route whose gate hides its entries cannot be reached by its paths', () => {
    let hidden = 0;
    for (const { what, token, conditions } of situations(brand)) {
      for (const [name, route] of Object.entries(brand.layout.routes)) {
        if (gate({ when: route.when }, conditions).visible) continue;
        hidden += 1;
        for (const path of route.paths) {
          const end = destinationOf(brand, path, { token }, conditions, registered);
          expect(end.kind, `${name} for ${what} is reached at ${path}`).toBe('redirect');
        }
        for (const [entryName, entry] of entriesOf(brand))
          if (entry.route === name) expect(isShown(portal, entry, conditions), `${entryName} for ${what}`).toBe(false);
      }
    }
    expect(hidden).toBeGreaterThan(0);
  });

  it('a path that is redirected is rendered as its target, in two steps at most', () => {
    const paths = [...Object.values(brand.layout.routes).flatMap((route) => route.paths), '/nowhere'];
    for (const { what, token, conditions } of situations(brand)) {
      for (const path of paths) {
        const first = destinationOf(brand, path.replace(':id', '1'), { token }, conditions, registered);
        const end = first.kind === 'redirect' ? destinationOf(brand, first.to, { token }, conditions, registered) : first;
        expect(end.kind, `${path} for ${what}`).toBe('route');
      }
    }
  });

  it('registering is offered to visitors where its flag is on, and nowhere else', () => {
    const offers = entriesOf(brand).filter(([name, entry]) => name.endsWith('/register') && entry.label === 'portal:register');
    expect(offers.length).toBeGreaterThan(0);
    for (const { what, conditions } of situations(brand)) {
      const wanted = conditions.flags.isOn('directRegister') && conditions.roles.has('visitor');
      for (const [name, entry] of offers) expect(isShown(portal, entry, conditions), `${name} for ${what}`).toBe(wanted);
    }
  });
});
