import { UNDER } from '#state/navigation/centreAddress.ts';
import { createExtension } from '#state/portal/extension.ts';
import type { Portal } from '#state/portal/portal.ts';

/** Values of a panel's filters by name. */
export type PanelValues = Readonly<Record<string, string>>;

const valuesOf = createExtension(() => ({ owner: null as string | null, values: new Map<string, PanelValues>() }));

/** What a member has chosen in panels since the page was loaded; it is forgotten when another member signs in. */
function ownValues(portal: Portal): Map<string, PanelValues> {
  const kept = valuesOf(portal);
  const owner = portal.session.getState().username;
  if (kept.owner !== owner) Object.assign(kept, { owner, values: new Map() });
  return kept.values;
}

export const rememberedFilters = (portal: Portal, panel: string): PanelValues => ownValues(portal).get(panel) ?? {};

/** Remembers filters, sorting and view; a panel that opens again begins at its first page, and at the top of what it lists. */
export function rememberFilters(portal: Portal, panel: string, values: PanelValues): void {
  const kept = Object.entries(values).filter(([name, value]) => name !== 'page' && name !== UNDER && value !== '');
  ownValues(portal).set(panel, Object.fromEntries(kept));
}

/** The name under which the typed texts of a view are remembered; no address has them. */
export const typedKey = (menu: string, panel: string, view = 'main'): string => `typed ${menu}.${panel} ${view}`;
