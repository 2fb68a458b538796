import { contentKindOf } from '#engine/brand/firstEntries.ts';
import { pointerTo } from '#engine/brand/json.ts';
import type { Condition } from '#contract/types.ts';
import type { Subject } from '#engine/visibility.ts';
import { fieldPlaces } from './fieldPlaces.ts';
import type { Place, PlaceGroup, Presence } from './place.ts';
import { conditionLines, reasonSentence } from './reasonWords.ts';
import type { InspectorContext } from './inspectorContext.ts';

const states: Record<Presence, string> = {
  shown: 'shown',
  zeroSize: 'on the page, but its style gives it no box at this width',
  waits: 'waits for scrolling: its space is reserved, and it is fetched when that comes near',
  absent: 'rendered nothing: it has no data yet, or nothing to show',
};

/** The page of the current route with its slots and regions. */
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
  const content = contentKindOf(name);
  return slotPlace(
    context,
    `page/${name}`,
    { kind: 'route', name: routeName, path: context.route?.path ?? '' },
    {
      when: context.portal.brand.layout.routes[routeName]?.when,
      sources: [`layout.json#${pointerTo('/routes', routeName)}`],
      children: content === 'section' ? sections(context) : content === 'field' ? fieldPlaces(context) : [],
    },
  );
}

function regions(context: InspectorContext): Place[] {
  const { portal, route } = context;
  const names = [...new Set([...portal.registry.names('region'), ...(route?.regions ?? [])])];
  const list = `layout.json routes.${route?.name ?? ''}.regions`;
  const ofRoute = `layout.json#${pointerTo('/routes', route?.name ?? '')}/regions`;
  return names.map((name) =>
    slotPlace(
      context,
      `region/${name}`,
      { kind: 'region', name },
      {
        list,
        when: portal.brand.layout.regions[name]?.when,
        sources: [ofRoute, `layout.json#${pointerTo('/regions', name)}`],
      },
    ),
  );
}

function sections(context: InspectorContext): Place[] {
  const { registry, brand } = context.portal;
  const { order, sections: settings } = brand.layout.home;
  return [...new Set([...order, ...registry.names('section')])].map((name) =>
    slotPlace(
      context,
      `section/${name}`,
      { kind: 'section', name },
      {
        list: 'layout.json home.order',
        when: settings[name]?.when,
        sources: [`layout.json#${pointerTo('/home/sections', name)}`, 'layout.json#/home/order'],
      },
    ),
  );
}

interface Details {
  /** The list that must name the slot. */
  list?: string;
  when?: Condition | undefined;
  sources?: readonly string[];
  children?: readonly Place[];
}

/** A slot that the page renders, or the reasons why it does not. */
function slotPlace(
  context: InspectorContext,
  slot: string,
  subject: Subject,
  { list = 'layout.json', when, sources = [], children = [] }: Details,
): Place {
  const presence = context.presenceOf(slot);
  const { reasons } = context.decide(subject);
  // the box for an unknown slot is rendered, too
  const unknown = reasons.some(({ code }) => code === 'not-registered');
  return {
    slot,
    presence,
    reason:
      reasons.length > 0 && (unknown || presence === 'absent') ? `hidden: ${reasonSentence(reasons, list)}` : states[presence],
    trace: conditionLines(when, context.conditions),
    sources,
    children,
  };
}

/** Every route of the brand, and whether this visitor may open it. */
export function routePlaces({ portal, route: current, conditions, decide, redirect }: InspectorContext): PlaceGroup {
  const places = Object.entries(portal.brand.layout.routes).map(([name, route]): Place => {
    const { enabled, reasons } = decide({ kind: 'route', name, path: route.paths[0] ?? '' });
    const blocked = `blocked, leads ${redirect === '/' ? 'home' : `to ${redirect}`}`;
    return {
      slot: `route/${name}`,
      presence: enabled ? 'shown' : 'absent',
      reason: enabled
        ? `${current?.name === name ? 'shown now' : 'open'} at ${route.paths.join(' ')}`
        : `${blocked}: ${reasonSentence(reasons, 'layout.json')}`,
      trace: conditionLines(route.when, { ...conditions, route: name }),
      sources: [`layout.json#${pointerTo('/routes', name)}`],
      children: [],
    };
  });
  return { name: 'Routes', places };
}

/** What opens over the page or inside of other entries. */
export function offeredPlaces(context: InspectorContext): PlaceGroup[] {
  const kinds = { modal: 'Modals', submenu: 'Lists in menus', panel: 'Panels', screen: 'Screens' } as const;
  return Object.entries(kinds).map(([kind, name]) => ({
    name,
    places: context.portal.registry.names(kind as keyof typeof kinds).map((entry): Place => {
      const slot = `${kind}/${entry}`;
      const presence = context.presenceOf(slot);
      const reason = presence === 'absent' ? 'not open' : states[presence];
      return { slot, presence, reason, trace: [], sources: [], children: [] };
    }),
  }));
}
