import { ownEntry } from '../../../src/engine/values/ownEntry.ts';
import type { Condition } from '#contract/types.ts';
import { sectionOf } from '../../../src/engine/brand/content.ts';
import { pointerTo } from '../../../src/engine/brand/json.ts';
import { nearMatches } from '../../../src/engine/brand/nearMatch.ts';
import { locate } from '../../paths/locations.ts';
import { neededRoutes } from '../keptParts.ts';
import { type CheckContext, latest, say } from '../checkContext.ts';
import { didYouMean, shown } from '../finding.ts';
import { sectionSettings } from './sectionSettings.ts';

const file = 'layout.json';

const COMMON = ['section', 'when', 'reserve', 'beside', 'column'];

/** Path parameters that a page reads. */
const pageParams: Readonly<Record<string, readonly string[]>> = { promotions: ['id'], promotionDetail: ['id'] };

/** Pages that render their banner group themselves, where `pageBanners` lists them. */
const bannerPages: readonly string[] = ['download', 'promotions', 'help'];

/** A path for comparison, without case, parameter names and trailing slash. */
const matched = (path: string) =>
  path
    .toLowerCase()
    .replaceAll(/:[a-z0-9]+/g, ':')
    .replace(/(?<=.)\/$/, '');

function checkPaths(context: CheckContext): void {
  const owners = new Map<string, { name: string; path: string }>();
  for (const [name, route] of Object.entries(context.brand.layout.routes)) {
    route.paths.forEach((path, index) => {
      const where = { file, pointer: `${pointerTo('/routes', name)}/paths/${index}` };
      const owner = owners.get(matched(path));
      if (owner === undefined) owners.set(matched(path), { name, path });
      // checkNames reports the same text
      else if (owner.path !== path) {
        const got = `"${path}", which matches "${owner.path}" of the route "${owner.name}"`;
        say(context, { rule: 'path-twice', ...where, expected: 'a path of one route', got });
      }
      const concrete = path.replaceAll(/:\w+\??/g, 'x');
      if (locate(concrete).kind !== 'page') {
        const expected = 'a path for which the server sends a page, not a file or the platform';
        say(context, { rule: 'unknown-path', ...where, expected, got: shown(path) });
      }
      const read = pageParams[route.page] ?? [];
      const unread = [...path.matchAll(/:(\w+)/g)].map(([, param = '']) => param).find((param) => !read.includes(param));
      if (unread === undefined) return;
      const expected = read.length > 0 ? `the parameter :${read.join(', :')}` : `no parameter: the page ${route.page} reads none`;
      say(context, { rule: 'no-effect', ...where, expected, got: shown(path) });
    });
  }
  for (const [name, path] of Object.entries(neededRoutes)) {
    const route = context.brand.layout.routes[name];
    if (route?.paths.includes(path)) continue;
    const pointer = route ? `${pointerTo('/routes', name)}/paths` : pointerTo('/routes', name);
    const expected = `the route "${name}" with the path ${path}, to which the portal leads`;
    say(context, { rule: 'missing-route', file, pointer, expected, got: shown(route?.paths ?? null) });
  }
}

function checkRegionUse(context: CheckContext): void {
  const { routes, regions } = context.brand.layout;
  const toggle = 'barsToggle';
  for (const [name, route] of Object.entries(routes)) {
    const at = pointerTo('/routes', name);
    route.regions.forEach((region, index) => {
      const where = { rule: 'no-effect' as const, file, pointer: `${at}/regions/${index}` };
      if (ownEntry(regions, region)?.everyRoute === true)
        say(context, { ...where, expected: 'no region that stands on every route anyway', got: shown(region) });
      if (region === toggle && route.chrome === undefined)
        say(context, { ...where, expected: 'chrome, for which the toggle is', got: shown(region) });
    });
    if (route.chrome === undefined || route.regions.includes(toggle)) continue;
    const spot = latest(context, { file, pointer: `${at}/chrome` }, { file, pointer: `${at}/regions` });
    const expected = `"${toggle}" among the regions, which shows what chrome hides`;
    say(context, { rule: 'no-effect', ...spot, expected, got: shown(route.regions) });
  }
}

function checkSections(context: CheckContext): void {
  const { order, sections } = context.brand.layout.home;
  if (order.length === 0)
    say(context, { rule: 'no-effect', file, pointer: '/home/order', expected: 'at least one section', got: '[]' });
  for (const [name, section] of Object.entries(sections)) {
    const at = pointerTo('/home/sections', name);
    const settings = sectionSettings[sectionOf(context.brand, name)];
    if (settings === undefined) continue;
    const known = [...COMMON, ...Object.keys(settings)];
    for (const key of Object.keys(section)) {
      if (known.includes(key)) continue;
      const where = { rule: 'unknown-key' as const, file, pointer: pointerTo(at, key), what: 'key' as const };
      say(context, { ...where, expected: `one of ${known.join(', ')}`, got: shown(key), ...didYouMean(nearMatches(key, known)) });
    }
    for (const [key, isRequired] of Object.entries(settings)) {
      if (!isRequired || (section as Readonly<Record<string, unknown>>)[key] !== undefined || !order.includes(name)) continue;
      say(context, { rule: 'missing-key', file, pointer: pointerTo(at, key), expected: `the key "${key}"`, got: 'nothing' });
    }
  }
  const beside = order
    .filter((name) => sections[name]?.beside === 'banner')
    .map((name) => ({
      file,
      pointer: `${pointerTo('/home/sections', name)}/beside`,
    }));
  if (beside.length < 2) return;
  const [first, ...others] = beside as [(typeof beside)[0], ...typeof beside];
  const where = latest(context, first, ...others);
  say(context, { rule: 'no-effect', ...where, expected: 'one section beside the banner', got: `${beside.length} sections` });
}

/** Every condition of layout and menus, with its location. */
function* conditions(context: CheckContext): Generator<[at: string, pointer: string, condition: Condition]> {
  const { layout, menus } = context.brand;
  const named = (at: string, pointer: string, entry: { when?: Condition; enabled?: Condition }) =>
    (['when', 'enabled'] as const).flatMap((key): [string, string, Condition][] => {
      const condition = entry[key];
      return condition === undefined ? [] : [[at, `${pointer}/${key}`, condition]];
    });
  for (const [name, route] of Object.entries(layout.routes)) yield* named(file, pointerTo('/routes', name), route);
  for (const [name, region] of Object.entries(layout.regions)) yield* named(file, pointerTo('/regions', name), region);
  for (const [name, section] of Object.entries(layout.home.sections))
    yield* named(file, pointerTo('/home/sections', name), section);
  for (const [menu, { entries }] of Object.entries(menus)) {
    for (const [name, entry] of Object.entries(entries))
      yield* named('menus.json', pointerTo(`${pointerTo('', menu)}/entries`, name), entry);
  }
}

/** Reports conditions of this brand that can never hold because of its forbidden features. */
function checkConditions(context: CheckContext): void {
  const { flags, regulatory } = context.brand;
  for (const [at, pointer, { flag }] of conditions(context)) {
    const where = { file: at, pointer: `${pointer}/flag` };
    const wanted = [flag ?? []].flat();
    if (wanted.length === 0 || context.depthOf(where.file, where.pointer) === 0) continue;
    if (!wanted.every((name) => regulatory.forbidden.includes(flags[name]?.modId ?? name))) continue;
    say(context, { rule: 'no-effect', ...where, expected: 'a feature that the brand does not forbid', got: shown(flag) });
  }
}

function checkPageBanners(context: CheckContext): void {
  const { pageBanners, routes } = context.brand.layout;
  pageBanners.forEach((path, index) => {
    const route = Object.values(routes).find(({ paths }) => paths.includes(path));
    if (route === undefined || bannerPages.includes(route.page)) return;
    const where = { rule: 'wrong-value' as const, file, pointer: `/pageBanners/${index}` };
    say(context, {
      ...where,
      expected: `a path of the page ${bannerPages.join(', ')}`,
      got: `${shown(path)}, page ${route.page}`,
    });
  });
}

/** Checks paths, regions, sections and conditions of layout.json for contradictions. */
export function checkLayoutUse(context: CheckContext): void {
  checkPaths(context);
  checkRegionUse(context);
  checkSections(context);
  checkConditions(context);
  checkPageBanners(context);
}
