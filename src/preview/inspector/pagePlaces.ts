import { evaluate } from '#engine/conditions.ts';
import { contentKindOf } from '#engine/brand/firstEntries.ts';
import { pointerTo } from '#engine/brand/json.ts';
import { fieldPlaces } from './fieldPlaces.ts';
import type { Place, PlaceGroup, Presence } from './place.ts';
import { inWords, type InspectorContext, whyNot } from './inspectorContext.ts';

const states: Record<Presence, string> = {
  shown: 'shown',
  boxless: 'on the page, but its style gives it no box at this width',
  absent: 'rendered nothing: it has no data yet, or nothing to show',
};

const unregistered = (slot: string): string => `hidden: no feature offers ${slot}.`;

/** The page of the current route with what stands on it and around it. */
export function pagePlaces(context: InspectorContext): PlaceGroup {
  const { portal, route } = context;
  const { screen } = portal.system.getState();
  if (screen !== null) {
    const slot = `screen/${screen}`;
    const reason = 'shown instead of the whole site: the permission call said so, or could not be had.';
    return { name: 'Page', places: [{ slot, presence: context.presenceOf(slot), reason, trace: [], sources: [], children: [] }] };
  }
  if (route === null) return { name: 'Page', places: [] };
  return { name: 'Page', places: [page(context, route.page, route.name), ...regions(context)] };
}

function page(context: InspectorContext, name: string, routeName: string): Place {
  const slot = `page/${name}`;
  const registered = context.portal.registry.find('page', name) !== null;
  const presence = context.presenceOf(slot);
  const content = contentKindOf(name);
  return {
    slot,
    presence,
    reason: registered ? states[presence] : unregistered(slot),
    trace: inWords(evaluate(context.portal.brand.layout.routes[routeName]?.when, context.conditions).trace),
    sources: [`layout.json#${pointerTo('/routes', routeName)}`],
    children: content === 'section' ? sections(context) : content === 'field' ? fieldPlaces(context) : [],
  };
}

function regions(context: InspectorContext): Place[] {
  const { portal, route } = context;
  const wanted: readonly string[] = route?.regions ?? [];
  const names = [...new Set([...portal.registry.names('region'), ...wanted])];
  return names.map((name) => {
    const slot = `region/${name}`;
    const presence = context.presenceOf(slot);
    const registered = portal.registry.find('region', name) !== null;
    return {
      slot,
      presence,
      reason:
        !wanted.includes(name) && presence === 'absent'
          ? `hidden: layout.json routes.${route?.name ?? ''}.regions does not name it.`
          : registered
            ? states[presence]
            : unregistered(slot),
      trace: [],
      sources: [`layout.json#${pointerTo('/routes', route?.name ?? '')}/regions`],
      children: [],
    };
  });
}

function sections(context: InspectorContext): Place[] {
  const { registry, brand } = context.portal;
  const { order } = brand.layout.home;
  return [...new Set([...order, ...registry.names('section')])].map((name) => {
    const slot = `section/${name}`;
    const presence = context.presenceOf(slot);
    return {
      slot,
      presence,
      reason: !order.includes(name)
        ? 'hidden: layout.json home.order does not name it.'
        : registry.find('section', name) === null
          ? unregistered(slot)
          : states[presence],
      trace: [],
      sources: [`layout.json#${pointerTo('/home/sections', name)}`, 'layout.json#/home/order'],
      children: [],
    };
  });
}

/** Every route of the brand, and whether this visitor may go there. */
export function routePlaces({ portal, route: current, conditions }: InspectorContext): PlaceGroup {
  const places = Object.entries(portal.brand.layout.routes).map(([name, route]): Place => {
    const { holds, trace } = evaluate(route.when, { ...conditions, route: name });
    const registered = portal.registry.find('page', route.page) !== null;
    const paths = route.paths.join(' ');
    return {
      slot: `route/${name}`,
      presence: holds && registered ? 'shown' : 'absent',
      reason: !registered
        ? unregistered(`page/${route.page}`)
        : holds
          ? `${current?.name === name ? 'shown now' : 'open'} at ${paths}`
          : `blocked, leads home: ${whyNot(trace)}`,
      trace: inWords(trace),
      sources: [`layout.json#${pointerTo('/routes', name)}`],
      children: [],
    };
  });
  return { name: 'Routes', places };
}

/** What opens over the page or stands inside of something else. */
export function offeredPlaces({ portal, presenceOf }: InspectorContext): PlaceGroup[] {
  const kinds = { modal: 'Modals', submenu: 'Lists in menus', panel: 'Panels', screen: 'Screens' } as const;
  return Object.entries(kinds).map(([kind, name]) => ({
    name,
    places: portal.registry.names(kind as keyof typeof kinds).map((entry): Place => {
      const slot = `${kind}/${entry}`;
      const presence = presenceOf(slot);
      return {
        slot,
        presence,
        reason: presence === 'absent' ? 'not open' : states[presence],
        trace: [],
        sources: [],
        children: [],
      };
    }),
  }));
}
