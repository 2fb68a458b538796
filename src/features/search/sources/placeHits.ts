import type { Menus } from '#contract/types.ts';
import type { MenuItem } from '#state/navigation/menu.ts';
import type { Hit } from '../hit.ts';

/** The menus of the centres, each by the text of its centre's name. */
const centres: Readonly<Record<string, string>> = { member: 'portal:member_centre', agent: 'portal:agent_centre' };

interface Options {
  menus: Menus;
  /** The entries of a menu that somebody may use. */
  itemsOf: (menu: string) => readonly MenuItem[];
  /** Those that a visitor could use after signing in. */
  afterSignIn: ((menu: string) => readonly MenuItem[]) | null;
  t: (key: string) => string;
}

/** What an entry leads to: the same target in two menus is one place. */
function targetOf({ entry, href, outside }: MenuItem, menu: string): string | null {
  if (entry.panel)
    return `panel/${Object.hasOwn(centres, menu) ? menu : ''}/${entry.panel}/${JSON.stringify(entry.params ?? {})}`;
  if (href !== null) return `page/${href}`;
  if (outside !== null) return `link/${outside}`;
  const named = entry.modal ? `modal/${entry.modal}` : entry.action && `action/${entry.action}`;
  return named ? `${named}/${JSON.stringify(entry.params ?? {})}` : null;
}

/**
 * Pages, panels, dialogs and actions of the brand's menus, each once, by the name that a centre or else the first menu gives it.
 * Entries that only open a list, or the search itself, are no places.
 */
export function placeHits({ menus, itemsOf, afterSignIn, t }: Options): Hit[] {
  const found = new Map<string, Hit>();
  const names = Object.keys(menus).toSorted(
    (one, other) => Number(Object.hasOwn(centres, other)) - Number(Object.hasOwn(centres, one)),
  );
  const panels = new Set<string>();
  const add = (menu: string, item: MenuItem, isLocked: boolean) => {
    const { entry } = item;
    const isCentre = Object.hasOwn(centres, menu);
    const target = item.opens === null && entry.action !== 'openSearch' ? targetOf(item, menu) : null;
    // a panel of a centre is offered by its own menu
    if (target === null || found.has(target) || (entry.panel && !isCentre && panels.has(entry.panel))) return;
    if (entry.panel && isCentre) panels.add(entry.panel);
    const needsAccount = isLocked || (afterSignIn !== null && entry.panel !== undefined);
    found.set(target, {
      id: target,
      group: 'pages',
      title: t(entry.label),
      note: isCentre ? t(centres[menu]!) : undefined,
      icon: (entry.icon as Hit['icon']) ?? 'chevron-right',
      needsAccount,
      open: item.choose,
    });
  };
  for (const menu of names) for (const item of itemsOf(menu)) add(menu, item, false);
  if (afterSignIn !== null) for (const menu of names) for (const item of afterSignIn(menu)) add(menu, item, true);
  return [...found.values()];
}
