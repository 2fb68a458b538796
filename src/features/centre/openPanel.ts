import { panelMenuOf } from '#engine/records/panels.ts';
import { withCentre } from '#state/navigation/centreAddress.ts';
import type { Portal } from '#state/portal/portal.ts';

/**
 * Opens a panel over the page that is shown; Back closes it. `menu` and `panel` name it, other parameters are its filters.
 * Without a panel the first of the menu.
 */
export function openPanel(portal: Portal, { menu = '', panel = '', ...values }: Record<string, string>): void {
  const known = panelMenuOf(portal.snapshot.panels, menu, panel);
  const centre = known ?? (menu === 'agent' ? 'agent' : 'member');
  portal.router.navigate(withCentre(portal.router.path(), { menu: centre, panel: known === null ? '' : panel, values }));
}
