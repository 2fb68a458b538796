import type { MenuEntry, Menus } from '#contract/types.ts';
import { useEngine } from '#engine/react/EngineProvider.tsx';
import { outsideLink } from '#engine/brand/outsideLink.ts';
import { pathOfEntry } from './links.ts';
import { openAddress } from './openAddress.ts';
import type { Portal } from '#state/portal/portal.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { useVisibility, type VisibilityOptions } from './useVisibility.ts';
import { runAction } from './runAction.ts';

/** A menu entry as it is shown: what it is called and what choosing it does. */
export interface MenuItem {
  name: string;
  entry: MenuEntry;
  /** For entries that lead to a page; a real link, so that it can be opened in a new tab. */
  href: string | null;
  /** For entries that lead to another site: its address, which a link opens in a new tab. */
  outside: string | null;
  current: boolean;
  /** The name of the menu that opens below the entry, or of the registered list. */
  opens: { menu: string } | { submenu: string } | null;
  /** Does what the entry is for; one that is not open warns instead (D-24). */
  choose: () => void;
}

/** Runs what an entry is for. Routes are links and navigate by themselves; this is for their keyboard and script paths. */
/** @param menu name of the menu that the entry stands in */
export function activateEntry(portal: Portal, entry: MenuEntry, menu = ''): void {
  if (entry.route) portal.router.navigate(pathOfEntry(portal.brand, entry) ?? '/');
  else if (entry.panel) void runAction(portal, 'openPanel', { ...entry.params, menu, panel: entry.panel });
  else if (entry.modal) void portal.overlay.openModal(entry.modal, entry.params ?? {});
  else if (entry.action) void runAction(portal, entry.action, entry.params ?? {});
  else if (entry.link) openAddress(portal, outsideLink(portal.brand, entry.link) ?? '');
}

/** The entries of a brand's menu that this visitor may see, in the brand's order. */
export function useMenu(name: string): MenuItem[] {
  const { brand } = usePortal();
  return useMenus({ ofCategories: usesCategories(brand.menus, name) })(name);
}

/** The entries of each menu by its name: those that this visitor may see, or whoever has these roles. */
export function useMenus({ ofCategories = true, roles }: VisibilityOptions = {}): (name: string) => MenuItem[] {
  const portal = usePortal();
  const { conditions, path } = useEngine();
  const decide = useVisibility({ ofCategories, roles });
  return (name) => itemsOf(name, []);

  function itemsOf(menuName: string, around: readonly string[]): MenuItem[] {
    const menu = around.includes(menuName) ? undefined : portal.brand.menus[menuName];
    return (menu?.order ?? []).flatMap((entryName) => {
      const entry = menu?.entries[entryName];
      const { visible, enabled } = decide({ kind: 'menuEntry', menu: menuName, name: entryName });
      if (!entry || !visible) return [];
      if (entry.menu && entry.spread) return itemsOf(entry.menu, [...around, menuName]);
      const href = enabled ? pathOfEntry(portal.brand, entry) : null;
      const here = entry.route === conditions.route && !entry.params?.['hash'];
      return [
        {
          name: entryName,
          entry,
          href,
          outside: enabled && entry.link ? outsideLink(portal.brand, entry.link) : null,
          current: here && (entry.path === undefined || entry.path === path),
          opens: entry.menu ? { menu: entry.menu } : entry.submenu ? { submenu: entry.submenu } : null,
          choose: () => {
            // a centre opens for no demo account, and tells it what it needs (D-01)
            const isTold = conditions.roles.has('demo') && (entry.panel !== undefined || entry.action === 'openPanel');
            if (enabled || isTold) activateEntry(portal, entry, menuName);
            else void portal.overlay.warn({ title: { key: 'portal:in_function_not_open' } });
          },
        },
      ];
    });
  }
}

/** Whether a menu, or one that it opens, has entries that are hidden without vendors. */
function usesCategories(menus: Menus, name: string, around: readonly string[] = []): boolean {
  const entries = around.includes(name) ? [] : Object.values(menus[name]?.entries ?? {});
  return entries.some(({ category, menu }) => category || (menu && usesCategories(menus, menu, [...around, name])));
}
