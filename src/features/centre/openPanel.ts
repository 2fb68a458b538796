import { panelMenuOf } from '#engine/records/panelMenuOf.ts';
import type { PanelMenu } from '#engine/records/panels.ts';
import { visibility, type VisibilityContext } from '#engine/visibility.ts';
import { isMobile } from '#platform/browser/device.ts';
import { realAccountOnly } from '#state/session/realAccount.ts';
import { withCentre } from '#state/navigation/centreAddress.ts';
import { visibilityContextOf } from '#state/portal/conditions.ts';
import type { Portal } from '#state/portal/portal.ts';
import { entryOfPanel } from '#state/navigation/entryOfPanel.ts';
import { shownDepth } from './depth.ts';

/**
 * Opens a panel over the page that is shown; Back closes it. `menu` and `panel` name it, other parameters are its filters.
 * Without a panel the first of the menu. A demo account, a member who is no agent, and a panel that is not open get a warning
 * instead.
 */
export async function openPanel(portal: Portal, { menu = '', panel = '', ...values }: Record<string, string>): Promise<void> {
  const known = panelMenuOf(portal.snapshot.panels, menu, panel);
  const centre = known ?? (menu === 'agent' ? 'agent' : 'member');
  // the centre itself asks a visitor to log in, and opens then
  if (portal.session.getState().token !== null && !(await realAccountOnly(portal))) return;
  const refusal = refusalOf(portal, centre, panel);
  if (refusal !== null) {
    await portal.overlay.warn({ title: { key: refusal } });
    return;
  }
  const path = withCentre(portal.router.path(), { menu: centre, panel: known === null ? '' : panel, values });
  portal.router.navigate(path, { state: { centreDepth: shownDepth(portal).depth + 1 } });
}

/** Text key of why the panel does not open; null where it does. What a visitor may open is known after the login. */
function refusalOf(portal: Portal, centre: PanelMenu, panel: string): string | null {
  const closed = 'portal:in_function_not_open';
  if (portal.snapshot.panels[centre].length === 0) return closed;
  const { token, memberType } = portal.session.getState();
  if (token === null) return null;
  const where = { route: document.documentElement.dataset['route'] ?? '', device: isMobile() ? 'mobile' : 'desktop' } as const;
  const context = visibilityContextOf(portal, where, 'now');
  // the centre itself waits for a type that is not known yet
  if (centre === 'agent' && memberType !== null && !context.conditions.roles.has('agent')) return 'portal:agents_only';
  return isShown(context, centre, panel) ? null : closed;
}

function isShown(context: VisibilityContext, menu: PanelMenu, panel: string): boolean {
  const name = entryOfPanel(context.brand, menu, panel);
  if (name === null) return true;
  const { visible, enabled } = visibility({ kind: 'menuEntry', menu, name }, context);
  return visible && enabled;
}
