import { UNDER } from '#state/navigation/centreAddress.ts';
import { createExtension } from '#state/portal/extension.ts';
import type { Portal } from '#state/portal/portal.ts';

/** Values of a panel's filters by name. */
export type PanelValues = Readonly<Record<string, string>>;

/** Where in a panel somebody was: it opens again at its first view, its first page, and the top of what it lists. */
const PLACES: ReadonlySet<string> = new Set(['view', 'tab', 'page', UNDER]);

const NONE: PanelValues = {};

const valuesOf = createExtension(() => ({
  owner: null as string | null,
  values: new Map<string, PanelValues>(),
  listeners: new Set<() => void>(),
}));

/** What a member has chosen in panels since the page was loaded; it is forgotten when another member signs in. */
function ownValues(portal: Portal): Map<string, PanelValues> {
  const kept = valuesOf(portal);
  const owner = portal.session.getState().username;
  if (kept.owner !== owner) Object.assign(kept, { owner, values: new Map() });
  return kept.values;
}

export const rememberedFilters = (portal: Portal, key: string): PanelValues => ownValues(portal).get(key) ?? NONE;

/** Remembers filters and sorting in place of those before. */
export function rememberFilters(portal: Portal, key: string, values: PanelValues): void {
  const kept = Object.entries(values).filter(([name, value]) => !PLACES.has(name) && value !== '');
  ownValues(portal).set(key, Object.fromEntries(kept));
  for (const listener of valuesOf(portal).listeners) listener();
}

/** Tells of filters that are remembered, until the returned function is called. */
export function onRemembered(portal: Portal, listener: () => void): () => void {
  const { listeners } = valuesOf(portal);
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The name under which the filters of a view are remembered. */
export const filtersKey = (menu: string, panel: string, view = 'main'): string => `${menu}.${panel} ${view}`;

/** The name under which the typed texts of a view are remembered; no address has them. */
export const typedKey = (menu: string, panel: string, view = 'main'): string => `typed ${filtersKey(menu, panel, view)}`;
