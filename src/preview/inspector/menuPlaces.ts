import type { MenuEntry } from '#contract/types.ts';
import { gate } from '#engine/gate.ts';
import { pointerTo } from '#engine/brand/json.ts';
import { hasTarget } from '#state/navigation/menu.ts';
import type { Place, PlaceGroup } from './place.ts';
import { inWords, type InspectorContext, whyNot } from './inspectorContext.ts';

const targetKinds = ['route', 'modal', 'action', 'panel', 'menu', 'submenu'] as const;

/** Every entry of every menu of the brand, with the gate's verdict. */
export function menuPlaces(context: InspectorContext): PlaceGroup {
  const { menus } = context.portal.brand;
  const places = Object.entries(menus).flatMap(([name, menu]): Place[] => {
    if (!menu || typeof menu !== 'object' || !('order' in menu)) return [];
    const names = [...new Set([...menu.order, ...Object.keys(menu.entries)])];
    const children = names.map((entry) => entryPlace(context, name, entry, menu.entries[entry], menu.order.includes(entry)));
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

function entryPlace(
  context: InspectorContext,
  menu: string,
  name: string,
  entry: MenuEntry | undefined,
  ordered: boolean,
): Place {
  const at = pointerTo(pointerTo('', menu), 'entries');
  const base = {
    slot: `menu/${menu}/${name}`,
    sources: [`menus.json#${pointerTo(at, name)}`, `menus.json#${pointerTo(pointerTo('', menu), 'order')}`],
    children: [],
  };
  const hidden = (reason: string, trace: string[] = []): Place => ({
    ...base,
    presence: 'absent',
    reason: `hidden: ${reason}`,
    trace,
  });
  if (!ordered) return hidden('the order of the menu does not name it.');
  if (entry === undefined) return hidden('the order names it, but it has no entry.');
  const { portal, conditions } = context;
  const kind = targetKinds.find((target) => entry[target] !== undefined);
  if (!hasTarget(portal, entry)) {
    return hidden(kind === undefined ? 'it leads nowhere.' : `its target ${kind}/${entry[kind]} does not exist in this engine.`);
  }
  const route = entry.route ? portal.brand.layout.routes[entry.route] : undefined;
  const own = gate(entry, conditions);
  const target = gate({ when: route?.when }, conditions);
  const trace = [...own.trace.when, ...target.trace.when];
  const words = [...inWords(trace), ...inWords(own.trace.enabled).map((line) => `enabled ${line}`)];
  if (!own.visible || !target.visible) return hidden(whyNot(trace), words);
  const leads = `leads to ${kind}/${kind === undefined ? '' : entry[kind]}`;
  if (!own.enabled)
    return { ...base, presence: 'shown', reason: `offered, but warns: ${whyNot(own.trace.enabled)}`, trace: words };
  return { ...base, presence: 'shown', reason: `offered; ${leads}.`, trace: words };
}
