import { pointerTo } from '../../src/engine/brand/json.ts';
import { type CheckContext, latest, say, sayUnknown } from './checkContext.ts';
import { shown } from './finding.ts';

/** Routes that pages of the portal lead to by themselves: the start, signing in, a promotion's details, what is played. */
const linkedByPages = ['home', 'login', 'promotions', 'promoDetail', 'game', 'seamless', 'vnlottery'];

/** Menus that the portal shows; `support` only where an entry opens it. */
const shownMenus = ['header', 'avatar', 'side', 'bottomBar', 'footer', 'categories', 'member', 'agent'];

/** Names in a path that must be filled (`:id`, but not `:id?`). */
function parameters(path: string): string[] {
  return [...path.matchAll(/:([A-Za-z][A-Za-z0-9]*)(?![A-Za-z0-9?])/g)].map(([, name = '']) => name);
}

/** Whether a plain path is one of a route's, whose parts may be parameters. */
function isPathOf(path: string, pattern: string): boolean {
  const [given, wanted] = [path, pattern].map((text) => text.split('/').filter((part) => part !== ''));
  if (given!.length > wanted!.length) return false;
  return wanted!.every((part, index) => {
    if (!part.startsWith(':')) return part === given![index];
    return given![index] !== undefined || part.endsWith('?');
  });
}

/** Routes that some entry in some order leads to, menu by menu. */
function routesOfMenus(context: CheckContext): Set<string> {
  const { menus } = context.brand;
  const routes = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const menu = menus[name];
    if (!menu || seen.has(name)) return;
    seen.add(name);
    for (const entryName of menu.order) {
      const entry = menu.entries[entryName];
      if (entry?.route !== undefined) routes.add(entry.route);
      if (entry?.menu !== undefined) visit(entry.menu);
    }
  };
  shownMenus.forEach(visit);
  return routes;
}

/** Paths that the brand's files link to, and where they stand. */
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
      const path = entry.route === undefined ? undefined : layout.routes[entry.route]?.paths[0];
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

/** Links and routes fit each other: every link leads somewhere, and something leads to every route. */
export function checkReach(context: CheckContext): void {
  const { routes } = context.brand.layout;
  const reached = routesOfMenus(context);
  const paths = Object.values(routes).flatMap((route) => route.paths);
  for (const { file, pointer, path } of linkedPaths(context)) {
    const owner = Object.entries(routes).find(([, route]) => route.paths.some((pattern) => isPathOf(path, pattern)));
    if (owner) reached.add(owner[0]);
    else sayUnknown(context, { rule: 'unknown-path', file, pointer }, path, paths, 'a path of layout.json routes');
  }
  checkParams(context);
  for (const name of Object.keys(routes)) {
    if (reached.has(name) || linkedByPages.includes(name)) continue;
    say(context, {
      rule: 'unreached-route',
      file: 'layout.json',
      pointer: pointerTo('/routes', name),
      what: 'key',
      expected: 'an entry in the order of a menu, or a link, that leads here',
      got: 'none',
    });
  }
  checkFormOrder(context);
}

interface FieldSettings {
  settings?: { fields?: Record<string, { enabled: boolean; required: boolean }> };
}

/** A field that the platform requires but the form never shows would make registration impossible. */
function checkFormOrder(context: CheckContext): void {
  const { order } = context.brand.registerForm;
  const { settings } = context.sandbox['platform'] as FieldSettings;
  for (const [name, rule] of Object.entries(settings?.fields ?? {})) {
    if (!rule.enabled || !rule.required || order.includes(name)) continue;
    const required = { file: 'sandbox/platform.json', pointer: `${pointerTo('/settings/fields', name)}/required` };
    say(context, {
      rule: 'field-unlisted',
      ...latest(context, { file: 'register-form.json', pointer: '/order' }, required),
      expected: `"${name}" in the order: the platform requires it`,
      got: shown(order),
    });
  }
}
