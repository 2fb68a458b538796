import type { MenuEntry } from '#contract/types.ts';
import { gate } from '#engine/gate.ts';
import { supportedLanguages } from '#engine/values/languages.ts';
import { useEngine } from '#engine/react/EngineProvider.tsx';
import { pathOfEntry } from './links.ts';
import type { Portal } from '#state/portal/portal.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { runAction } from './runAction.ts';

/** A menu entry as it is shown: what it is called and what choosing it does. */
export interface MenuItem {
  name: string;
  entry: MenuEntry;
  /** For entries that lead to a page; a real link, so that it can be opened in a new tab. */
  href: string | null;
  current: boolean;
  /** The name of the menu that opens below the entry, or of the registered list. */
  opens: { menu: string } | { submenu: string } | null;
  /** Does what the entry is for; one that is not open warns instead (D-24). */
  choose: () => void;
}

/** True when what the entry leads to exists in this engine; otherwise the entry is not rendered. */
export function hasTarget(portal: Portal, entry: MenuEntry): boolean {
  const { registry, brand } = portal;
  if (entry.route) {
    const route = Object.hasOwn(brand.layout.routes, entry.route) ? brand.layout.routes[entry.route] : undefined;
    return route !== undefined && registry.find('page', route.page) !== null;
  }
  if (entry.modal) return registry.find('modal', entry.modal) !== null;
  if (entry.action) return registry.find('action', entry.action) !== null;
  if (entry.panel) return registry.find('panel', entry.panel) !== null;
  // a list of one language is no choice
  if (entry.submenu === 'language' && supportedLanguages(brand).length < 2) return false;
  if (entry.submenu) return registry.find('submenu', entry.submenu) !== null;
  if (entry.menu) {
    const menu = brand.menus[entry.menu];
    return menu !== undefined && menu.order.some((name) => menu.entries[name] && hasTarget(portal, menu.entries[name]));
  }
  return false;
}

/** Runs what an entry is for. Routes are links and navigate by themselves; this is for their keyboard and script paths. */
export function activateEntry(portal: Portal, entry: MenuEntry): void {
  if (entry.route) portal.router.navigate(pathOfEntry(portal.brand, entry) ?? '/');
  else if (entry.modal) void portal.overlay.openModal(entry.modal, entry.params ?? {});
  else if (entry.action) void runAction(portal, entry.action, entry.params ?? {});
}

/** The entries of a brand's menu that this visitor may see, in the brand's order. */
export function useMenu(name: string): MenuItem[] {
  const portal = usePortal();
  const { conditions, path } = useEngine();
  return itemsOf(name, []);

  function itemsOf(menuName: string, around: readonly string[]): MenuItem[] {
    const menu = around.includes(menuName) ? undefined : portal.brand.menus[menuName];
    return (menu?.order ?? []).flatMap((entryName) => {
      const entry = menu?.entries[entryName];
      if (!entry || !hasTarget(portal, entry)) return [];
      const route = entry.route ? portal.brand.layout.routes[entry.route] : undefined;
      const gates = [gate(entry, conditions), ...(route ? [gate({ when: route.when }, conditions)] : [])];
      if (gates.some((result) => !result.visible)) return [];
      if (entry.menu && entry.spread) return itemsOf(entry.menu, [...around, menuName]);
      const enabled = gates.every((result) => result.enabled);
      const href = enabled ? pathOfEntry(portal.brand, entry) : null;
      const here = entry.route === conditions.route && !entry.params?.['hash'];
      return [
        {
          name: entryName,
          entry,
          href,
          current: here && (entry.path === undefined || entry.path === path),
          opens: entry.menu ? { menu: entry.menu } : entry.submenu ? { submenu: entry.submenu } : null,
          choose: () => {
            if (enabled) activateEntry(portal, entry);
            else void portal.overlay.warn({ title: { key: 'portal:in_function_not_open' } });
          },
        },
      ];
    });
  }
}
