import { type PanelMenu, panelMenuOf } from '#engine/records/panels.ts';
import { visibility } from '#engine/visibility.ts';
import { isMobile } from '#platform/browser/device.ts';
import { realAccountOnly } from '#state/account/realAccount.ts';
import { withCentre } from '#state/navigation/centreAddress.ts';
import { visibilityContextOf } from '#state/portal/conditions.ts';
import type { Portal } from '#state/portal/portal.ts';
import { entryOfPanel } from './entryOfPanel.ts';
import { shownDepth } from './depth.ts';

/**
 * Opens a panel over the page that is shown; Back closes it. `menu` and `panel` name it, other parameters are its filters.
 * Without a panel the first of the menu. A demo account and a panel that is not open get a warning instead.
 */
export async function openPanel(portal: Portal, { menu = '', panel = '', ...values }: Record<string, string>): Promise<void> {
  const known = panelMenuOf(portal.snapshot.panels, menu, panel);
  const centre = known ?? (menu === 'agent' ? 'agent' : 'member');
  // the centre itself asks a visitor to log in, and opens then
  if (portal.session.getState().token !== null && !(await realAccountOnly(portal))) return;
  if (!isOpen(portal, centre, panel)) {
    await portal.overlay.warn({ title: { key: 'portal:in_function_not_open' } });
    return;
  }
  const path = withCentre(portal.router.path(), { menu: centre, panel: known === null ? '' : panel, values });
  portal.router.navigate(path, { state: { centreDepth: shownDepth(portal).depth + 1 } });
}

/** Whether the centre has panels, and the panel's entry is not switched off; what a visitor may open is known after the login. */
function isOpen(portal: Portal, centre: PanelMenu, panel: string): boolean {
  if (portal.snapshot.panels[centre].length === 0) return false;
  const name = entryOfPanel(portal.brand, centre, panel);
  if (name === null || portal.session.getState().token === null) return true;
  const where = { route: document.documentElement.dataset['route'] ?? '', device: isMobile() ? 'mobile' : 'desktop' } as const;
  const { visible, enabled } = visibility({ kind: 'menuEntry', menu: centre, name }, visibilityContextOf(portal, where, 'now'));
  return visible && enabled;
}
