import { type Json, type JsonObject, isJsonObject } from '../../../src/engine/brand/json.ts';
import type { JsonDraft } from './jsonDraft.ts';
import type { Step } from './step.ts';

/** Routes of version 1's `base` with collapsed side menu and header: page and path. */
const collapsed: Readonly<Record<string, { page: string; paths: Json }>> = {
  seamless: { page: 'seamless', paths: ['/seamless'] },
  vnlottery: { page: 'vnlottery', paths: ['/vnlottery'] },
};

const player = ['member', 'demo'];

/** Behaviour that version 1 had in code. */
const regions: JsonObject = {
  sideMenu: { position: 'beside', collapsible: true },
  barsToggle: { position: 'before' },
  header: { position: 'above', collapsible: true },
  search: { position: 'headerStart' },
  sessionClock: { position: 'headerEnd', everyRoute: true, when: { flag: 'sessionClock', role: player } },
  banner: { position: 'page' },
  footer: { position: 'below' },
  bottomBar: { position: 'after' },
  playWarning: { position: 'over', everyRoute: true, when: { flag: 'playWarning' } },
  realityCheck: { position: 'over', everyRoute: true, when: { flag: 'realityCheck', role: player } },
  idleLogout: { position: 'over', everyRoute: true, when: { flag: 'idleLogout', role: player } },
  consent: { position: 'over', everyRoute: true },
  chat: { position: 'over', everyRoute: true, when: { flag: 'chat', role: 'member' } },
};

const objectAt = (draft: JsonDraft, key: string): JsonObject => {
  const value = draft.get([key]) ?? null;
  return isJsonObject(value) ? value : {};
};

/** Collapsed routes by name, with the folder's overrides. */
function collapsedRoutes(routes: JsonObject): [name: string, route: JsonObject][] {
  const own = Object.entries(routes).filter((entry): entry is [string, JsonObject] => isJsonObject(entry[1]));
  const all = new Map<string, JsonObject>(Object.entries(collapsed).filter(([name]) => routes[name] !== null));
  for (const [name, route] of own) all.set(name, { ...collapsed[name], ...route });
  return [...all].filter(([, { page }]) => typeof page === 'string' && page in collapsed);
}

/** Adds `chrome` to the folder's own routes, and the toggle to their regions. */
function addChrome(draft: JsonDraft): void {
  const routes = objectAt(draft, 'routes');
  const names = collapsedRoutes(routes).map(([name]) => name);
  for (const [name, route] of Object.entries(routes)) {
    if (!isJsonObject(route)) continue;
    const { page, regions: list, chrome } = route;
    const isCollapsed = names.includes(name);
    if (isCollapsed && Array.isArray(list) && !list.includes('barsToggle'))
      draft.set(['routes', name, 'regions'], [...list, 'barsToggle']);
    if (page === undefined || chrome !== undefined) continue;
    if (isCollapsed) draft.set(['routes', name, 'chrome'], 'collapsed');
    // another page replaces a collapsed one
    else if (name in collapsed) draft.set(['routes', name, 'chrome'], null);
  }
}

/** Converts `allowBars`, paths that started expanded, into the `chrome` of their routes. */
function replaceAllowBars(draft: JsonDraft, extendsBase: boolean): string[] {
  const paths = draft.get(['allowBars']);
  if (paths === undefined) return [];
  draft.remove(['allowBars']);
  const allowed = new Set(Array.isArray(paths) ? paths : []);
  for (const [name, route] of collapsedRoutes(objectAt(draft, 'routes'))) {
    const own = Array.isArray(route['paths']) ? route['paths'] : [];
    const isExpanded = own.some((path) => allowed.has(path));
    for (const path of own) allowed.delete(path);
    if (isExpanded) draft.set(['routes', name, 'chrome'], 'expanded');
    // the list replaced the parent's
    else if (!extendsBase && Array.isArray(paths)) draft.set(['routes', name, 'chrome'], 'collapsed');
  }
  return [...allowed].map((path) => `allowBars ${JSON.stringify(path)} was dropped: no collapsed page has this path`);
}

/**
 * Version 1 → 2: regions are data. `base`, which extends nothing, gets the table `regions`. A route with hidden side menu and
 * header gets `chrome` and, where it lists its regions, the toggle; `allowBars` becomes `chrome`.
 */
export const fromOne: Step = {
  from: 1,
  to: 2,
  apply(drafts) {
    const brand = drafts.get('brand.json');
    const layout = drafts.get('layout.json');
    const isBase = brand?.get(['id']) === 'base';
    const parent = brand?.get(['extends']) ?? 'base';
    let notes: string[] = [];
    if (layout) {
      addChrome(layout);
      notes = replaceAllowBars(layout, isBase || parent === 'base');
      if (isBase && layout.get(['regions']) === undefined) layout.set(['regions'], regions, 'home');
    }
    brand?.set(['schemaVersion'], 2);
    return notes;
  },
};
