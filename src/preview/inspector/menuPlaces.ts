import type { MenuEntry } from '#contract/types.ts';
import { pointerTo } from '#engine/brand/json.ts';
import type { Place, PlaceGroup } from './place.ts';
import { conditionLines, reasonSentence } from './reasonWords.ts';
import type { InspectorContext } from './inspectorContext.ts';

const targetKinds = ['route', 'modal', 'action', 'panel', 'menu', 'submenu', 'link'] as const;

/** Every entry of every menu of the brand, with the visibility decision. */
export function menuPlaces(context: InspectorContext): PlaceGroup {
  const { menus } = context.portal.brand;
  const places = Object.entries(menus).flatMap(([name, menu]): Place[] => {
    if (!menu || typeof menu !== 'object' || !('order' in menu)) return [];
    const names = [...new Set([...menu.order, ...Object.keys(menu.entries)])];
    const children = names.map((entry) => entryPlace(context, name, entry, menu.entries[entry]));
    const shown = children.filter(({ presence }) => presence === 'shown').length;
    return [
      {
        slot: `menu/${name}`,
        presence: shown > 0 ? 'shown' : 'absent',
        reason: names.length === 0 ? 'The brand has no entries for it.' : `${shown} of ${names.length} entries are offered.`,
        trace: [],
        sources: [`menus.json#${pointerTo(pointerTo('', name), 'order')}`],
        children,
      },
    ];
  });
  return { name: 'Menus', places };
}

function entryPlace(context: InspectorContext, menu: string, name: string, entry: MenuEntry | undefined): Place {
  const { visible, enabled, reasons } = context.decide({ kind: 'menuEntry', menu, name });
  const list = `menus.json ${menu}.order`;
  const at = pointerTo(pointerTo('', menu), 'entries');
  return {
    slot: `menu/${menu}/${name}`,
    presence: visible ? 'shown' : 'absent',
    reason: !visible
      ? `hidden: ${reasonSentence(reasons, list)}`
      : enabled
        ? `offered; leads to ${targetOf(entry)}.`
        : `offered, but warns: ${reasonSentence(reasons, list)}`,
    trace: entry === undefined ? [] : traceOf(context, entry),
    sources: [`menus.json#${pointerTo(at, name)}`, `menus.json#${pointerTo(pointerTo('', menu), 'order')}`],
    children: [],
  };
}

function targetOf(entry: MenuEntry | undefined): string {
  const kind = targetKinds.find((target) => entry?.[target] !== undefined);
  return kind === undefined ? 'nothing' : `${kind}/${entry?.[kind]}`;
}

function traceOf({ portal, conditions }: InspectorContext, { route: name, when, enabled }: MenuEntry): string[] {
  const route = name === undefined ? undefined : portal.brand.layout.routes[name];
  const there = { ...conditions, route: name ?? '' };
  const warns = [...conditionLines(enabled, conditions), ...conditionLines(route?.enabled, there)];
  return [...conditionLines(when, conditions), ...conditionLines(route?.when, there), ...warns.map((line) => `enabled ${line}`)];
}
