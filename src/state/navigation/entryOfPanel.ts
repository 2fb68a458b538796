import type { Brand } from '#engine/brand/snapshot.ts';
import type { PanelMenu } from '#engine/records/panels.ts';

/** The entry of a centre's menu that leads to a panel; null for a panel that is in no menu. */
export function entryOfPanel({ menus }: Brand, menu: PanelMenu, panel: string): string | null {
  const { order = [], entries = {} } = menus[menu] ?? {};
  return order.find((name) => entries[name]?.panel === panel) ?? null;
}
