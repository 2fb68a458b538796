import { ownEntry } from '../../../src/engine/values/ownEntry.ts';
import { pointerTo } from '../../../src/engine/brand/json.ts';
import { isLeftOut } from '../../../src/sandbox/sign-in/followForm.ts';
import { type CheckContext, type Spot, latest, say, sayUnknown } from '../checkContext.ts';
import { routeHome } from './checkNames.ts';
import { shown } from '../finding.ts';
import { portalMenus, shownMenus } from '../portalMenus.ts';

/** Routes that the portal's pages link to: start, sign-in, promotion details, games. */
const linkedByPages = ['home', 'login', 'promotions', 'promoDetail', 'game', 'vnlottery'];

/** Required parameters of a path (`:id`, but not `:id?`). */
function parameters(path: string): string[] {
  return [...path.matchAll(/:([A-Za-z][A-Za-z0-9]*)(?![A-Za-z0-9?])/g)].map(([, name = '']) => name);
}

/** Whether a path matches a route's path pattern. */
function isPathOf(path: string, pattern: string): boolean {
  const [given, wanted] = [path, pattern].map((text) => text.split('/').filter((part) => part !== ''));
  if (given!.length > wanted!.length) return false;
  return wanted!.every((part, index) => {
    if (!part.startsWith(':')) return part === given![index];
    return given![index] !== undefined || part.endsWith('?');
  });
}

/** Menus that pieces of content show. */
const menusOfContent = ({ brand }: CheckContext): string[] =>
  Object.values(brand.layout.content).flatMap(({ blocks }) => blocks.flatMap(({ menu }) => menu ?? []));

/** Reports a menu that is neither one of the portal's nor opened or shown by anything. */
function checkMenus(context: CheckContext): void {
  const { menus } = context.brand;
  const opened = Object.values(menus).flatMap(({ entries }) => Object.values(entries).flatMap(({ menu }) => menu ?? []));
  const named = new Set([...portalMenus, ...opened, ...menusOfContent(context)]);
  for (const name of Object.keys(menus)) {
    if (named.has(name)) continue;
    const where = { rule: 'unknown-name' as const, file: 'menus.json', pointer: pointerTo('', name), what: 'key' as const };
    sayUnknown(context, where, name, portalMenus, 'a menu of the portal, or one that an entry or a piece of content names');
  }
}

/** Reports a panel of a brand's own that no listed entry opens; those of base are opened by the portal's pages, too. */
function checkOpened(context: CheckContext): void {
  const shipped = (context.layers[0]?.sources.get('panels.json')?.value ?? {}) as Partial<Record<string, object>>;
  const listed = Object.values(context.brand.menus).flatMap(({ order, entries }) =>
    order.map((name) => ownEntry(entries, name)?.panel),
  );
  for (const menu of ['member', 'agent'] as const)
    for (const name of Object.keys(context.panels[menu])) {
      if (listed.includes(name) || Object.hasOwn(shipped[menu] ?? {}, name)) continue;
      say(context, {
        rule: 'unreached-panel',
        file: 'panels.json',
        pointer: pointerTo(`/${menu}`, name),
        what: 'key',
        expected: 'a listed menu entry that opens this panel',
        got: 'none',
      });
    }
}

/** Routes that listed entries target, by menu. */
function routesOfMenus(context: CheckContext): Set<string> {
  const { menus } = context.brand;
  const routes = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const menu = ownEntry(menus, name);
    if (!menu || seen.has(name)) return;
    seen.add(name);
    for (const entryName of menu.order) {
      const entry = ownEntry(menu.entries, entryName);
      if (entry?.route !== undefined) routes.add(entry.route);
      if (entry?.menu !== undefined) visit(entry.menu);
    }
  };
  shownMenus.forEach(visit);
  menusOfContent(context).forEach(visit);
  return routes;
}

/** The removed route that had a path. */
function removedHome({ brand, layers }: CheckContext, path: string): { home?: Spot } {
  for (const { sources } of layers) {
    const routes = (sources.get('layout.json')?.value?.['routes'] ?? {}) as Record<string, { paths?: string[] } | null>;
    const owner = Object.keys(routes).find((name) => routes[name]?.paths?.some((pattern) => isPathOf(path, pattern)));
    if (owner !== undefined && brand.layout.routes[owner] === undefined) return { home: routeHome(owner) };
  }
  return {};
}

/** Link paths of the brand's files, with their locations. */
function linkedPaths(context: CheckContext): { file: string; pointer: string; path: string }[] {
  const { registerForm, layout } = context.brand;
  const bare = (path: string) => path.replace(/[?#].*$/s, '');
  return [
    ...Object.entries(registerForm.agreement.links).map(([name, path]) => ({
      file: 'register-form.json',
      pointer: pointerTo('/agreement/links', name),
      path: bare(path),
    })),
    ...layout.pageBanners.map((path, index) => ({ file: 'layout.json', pointer: `/pageBanners/${index}`, path: bare(path) })),
  ];
}

function checkParams(context: CheckContext): void {
  const { layout, menus } = context.brand;
  for (const [menuName, menu] of Object.entries(menus)) {
    for (const [entryName, entry] of Object.entries(menu.entries)) {
      const path = entry.route === undefined ? undefined : ownEntry(layout.routes, entry.route)?.paths[0];
      if (path === undefined) continue;
      const missing = parameters(path).filter((name) => !entry.params?.[name]);
      if (missing.length === 0) continue;
      say(context, {
        rule: 'missing-param',
        file: 'menus.json',
        pointer: `${pointerTo(`${pointerTo('', menuName)}/entries`, entryName)}/${entry.params ? 'params' : 'route'}`,
        expected: `params with ${missing.join(', ')}, for the path ${path}`,
        got: shown(entry.params),
      });
    }
  }
}

/** The menu whose order, of a layer after the route's, has left out the entry that leads there. */
function menuWithout(context: CheckContext, route: string): string | undefined {
  const { file, pointer } = routeHome(route);
  const depth = context.depthOf(file, pointer);
  return Object.entries(context.brand.menus).find(
    ([menu, { order, entries }]) =>
      context.depthOf('menus.json', `${pointerTo('', menu)}/order`) > depth &&
      Object.entries(entries).some(([name, entry]) => entry.route === route && !order.includes(name)),
  )?.[0];
}

/** Checks that every link matches a route and every route is reachable. */
export function checkReach(context: CheckContext): void {
  const { routes } = context.brand.layout;
  const reached = routesOfMenus(context);
  const paths = Object.values(routes).flatMap((route) => route.paths);
  for (const { file, pointer, path } of linkedPaths(context)) {
    const owner = Object.entries(routes).find(([, route]) => route.paths.some((pattern) => isPathOf(path, pattern)));
    if (owner) reached.add(owner[0]);
    else
      sayUnknown(
        context,
        { rule: 'unknown-path', file, pointer, ...removedHome(context, path) },
        path,
        paths,
        'a path of layout.json routes',
      );
  }
  checkParams(context);
  checkMenus(context);
  checkOpened(context);
  const unreached = Object.keys(routes).filter((name) => !reached.has(name) && !linkedByPages.includes(name));
  const dropped = new Map<string, string[]>();
  for (const name of unreached) {
    const menu = menuWithout(context, name);
    if (menu !== undefined) dropped.set(menu, [...(dropped.get(menu) ?? []), name]);
    else
      say(context, {
        rule: 'unreached-route',
        ...routeHome(name),
        what: 'key',
        expected: 'a listed menu entry or a link to this route',
        got: 'none',
      });
  }
  for (const [menu, names] of dropped) {
    const expected = `entries that lead to ${names.map(shown).join(', ')}, or null for these routes in layout.json`;
    const order = context.brand.menus[menu]!.order;
    say(context, {
      rule: 'unreached-route',
      file: 'menus.json',
      pointer: `${pointerTo('', menu)}/order`,
      expected,
      got: shown(order),
    });
  }
  checkFormOrder(context);
}

interface FieldSettings {
  settings?: { fields?: Record<string, { enabled: boolean; required: boolean }> };
}

/** Checks that the form shows every field that the platform requires. */
function checkFormOrder(context: CheckContext): void {
  const { order } = context.brand.registerForm;
  const { settings } = context.sandbox['platform'] as FieldSettings;
  for (const [name, rule] of Object.entries(settings?.fields ?? {})) {
    if (!rule.enabled || !rule.required || order.includes(name)) continue;
    const required = { file: 'sandbox/platform.json', pointer: `${pointerTo('/settings/fields', name)}/required` };
    const isInherited = context.depthOf(required.file, required.pointer) < context.layers.length - 1;
    // what a parent's demo platform asks for follows the form: only the brand's own is what its real one asks for
    if (isInherited && isLeftOut(order, name)) continue;
    const field = { file: 'register-form.json', pointer: pointerTo('/fields', name) };
    const isRemoved = context.removal(field.file, field.pointer) !== null;
    say(context, {
      rule: 'field-unlisted',
      ...(isRemoved ? field : latest(context, { file: 'register-form.json', pointer: '/order' }, required)),
      expected: `"${name}" in order: the platform requires this field`,
      got: shown(order),
    });
  }
}
