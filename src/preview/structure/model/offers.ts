import { bannerGroups } from '#engine/brand/bannerGroups.ts';
import { namespaceOf, textKeysOf } from '#engine/brand/content.ts';
import { isJsonObject, type Json, type JsonObject } from '#engine/brand/json.ts';
import { schemaAt } from '#preview/studio/model/schema.ts';
import { mergedValue, titleOf } from '#preview/studio/model/words.ts';
import { sectionSettings } from '../../../../tools/brand-files/links/sectionSettings.ts';
import type { Layering } from './layering.ts';
import { type ListPlace, shownNames, tableOf } from './lists.ts';
import { freeName } from './ownWords.ts';
import { homeSections } from './tree.ts';

/** Something that a list can have besides what it lists. */
export interface Offer {
  /** What it is: `Route`, `Panel`. */
  group: string;
  title: string;
  /** A name that the list does not have. */
  name: string;
  /** Valid at once. */
  settings: JsonObject;
}

export interface OfferSource {
  layering: Layering;
  /** Schemas of files by kind. */
  schemas: Readonly<Record<string, JsonObject>>;
  textOf: (key: string) => string | null;
}

const textsOf = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];

function sectionOffers({ layering, schemas }: OfferSource): Offer[] {
  const table = tableOf(layering.resolved, homeSections);
  const root = schemas['layout'] ?? {};
  const order = schemaAt(root, '/home/order');
  const registered = isJsonObject(order?.['items']) ? textsOf(order['items']['examples']) : [];
  const sections = Object.entries(table).map(([name, value]) => ({ section: name, ...(isJsonObject(value) ? value : {}) }));
  /** Values of a setting that a section cannot be without. */
  const options: Readonly<Record<string, readonly string[]>> = {
    category: textsOf(schemaAt(root, '/home/sections/x/category')?.['enum']),
    group: bannerGroups,
    content: Object.entries(layering.resolved.brand.layout.content ?? {}).flatMap(([name, piece]) =>
      // words of `content` are loaded by its pages alone
      [...textKeysOf(piece)].some(([, key]) => namespaceOf(key) === 'content') ? [] : [name],
    ),
  };
  return registered.flatMap((section): Offer[] => {
    const needed = Object.entries(sectionSettings[section] ?? {}).find(([, isRequired]) => isRequired)?.[0];
    if (needed === undefined)
      return Object.hasOwn(table, section) ? [] : [{ group: 'Section', title: titleOf(section), name: section, settings: {} }];
    const used = sections.filter((one) => one.section === section).map((one) => (one as JsonObject)[needed]);
    return (options[needed] ?? [])
      .filter((value) => !used.includes(value))
      .map((value) => {
        const isFirst = !Object.hasOwn(table, section);
        const name = isFirst ? section : freeName(`${section}${titleOf(value.toLowerCase()).replaceAll(' ', '')}`, table);
        const title = `${titleOf(section)}, ${needed} ${value}`;
        return { group: 'Section', title, name, settings: { ...(!isFirst && { section }), [needed]: value } };
      });
  });
}

const KINDS = ['route', 'panel', 'menu', 'submenu', 'modal', 'action'] as const;
type Kind = (typeof KINDS)[number];

/** What makes two entries lead to the same. */
const targetOf = (entry: JsonObject): string =>
  JSON.stringify([...KINDS.map((kind) => entry[kind]), entry['path'], entry['params']]);

/** Keys of an entry that belong to its place, not to what it opens. */
const OF_PLACE = ['divided', 'tone', 'spread', 'image'];

const kindOf = (entry: JsonObject): Kind | undefined => KINDS.find((kind) => entry[kind] !== undefined);

/** Menus that lead to a menu, itself included: below it they would contain themselves. */
function menusAround(menus: JsonObject, menu: string): Set<string> {
  const found = new Set([menu]);
  for (const inner of found) {
    for (const [name, value] of Object.entries(menus)) {
      const entries = isJsonObject(value) && isJsonObject(value['entries']) ? Object.values(value['entries']) : [];
      if (entries.some((entry) => isJsonObject(entry) && entry['menu'] === inner)) found.add(name);
    }
  }
  return found;
}

function entryOffers({ layering, textOf }: OfferSource, list: ListPlace, menu: string): Offer[] {
  const { resolved } = layering;
  const menus = tableOf(resolved, { name: 'menus.json', order: null, table: '' });
  const table = tableOf(resolved, list);
  const here = new Set(Object.values(table).flatMap((entry) => (isJsonObject(entry) ? [targetOf(entry)] : [])));
  const around = menusAround(menus, menu);
  const panels = resolved.panels as unknown as Readonly<Record<string, JsonObject>>;
  const centres = menu === 'member' || menu === 'agent' ? [menu] : ['member', 'agent'];
  const panelNames = centres.flatMap((centre) => Object.keys(panels[centre] ?? {}));
  const isOpenHere = (entry: JsonObject): boolean =>
    !(typeof entry['menu'] === 'string' && around.has(entry['menu'])) &&
    !(typeof entry['panel'] === 'string' && !panelNames.includes(entry['panel']));
  const offers = new Map<string, Offer>();
  const offer = (kind: Kind, name: string, entry: JsonObject): void => {
    const key = targetOf(entry);
    if (here.has(key) || offers.has(key) || !isOpenHere(entry)) return;
    const label = typeof entry['label'] === 'string' ? textOf(entry['label']) : null;
    const title = `${label ?? titleOf(name)} (${String(entry[kind])})`;
    offers.set(key, { group: titleOf(kind), title, name: freeName(name, table), settings: entry });
  };
  // an entry of another menu is known to work, with its words, icon and condition
  for (const [other, { entries = {} }] of Object.entries(menus as Record<string, { entries?: JsonObject }>)) {
    for (const name of shownNames(resolved, { name: 'menus.json', order: `/${other}/order`, table: `/${other}/entries` })) {
      const entry = entries[name];
      const kind = isJsonObject(entry) ? kindOf(entry) : undefined;
      if (!isJsonObject(entry) || kind === undefined) continue;
      offer(kind, name, Object.fromEntries(Object.entries(entry).filter(([key]) => !OF_PLACE.includes(key))));
    }
  }
  const targets = new Set(
    [...offers.values()].map(({ settings }) => `${kindOf(settings)}/${String(settings[kindOf(settings)!])}`),
  );
  const bare = (kind: Kind, name: string, label: Json | undefined): void => {
    const isKnown = targets.has(`${kind}/${name}`) || Object.values(table).some((one) => isJsonObject(one) && one[kind] === name);
    if (!isKnown) offer(kind, name, { label: typeof label === 'string' ? label : 'portal:open', [kind]: name });
  };
  const content = (mergedValue(resolved, 'layout.json', '/content') ?? {}) as Readonly<Record<string, JsonObject>>;
  for (const [name, route] of Object.entries(resolved.brand.layout.routes))
    if (route.page === 'content' && route.content !== undefined) bare('route', name, content[route.content]?.['title']);
  for (const centre of centres)
    for (const [name, panel] of Object.entries(panels[centre] ?? {})) bare('panel', name, (panel as JsonObject)['title']);
  return [...offers.values()].sort((one, other) => KINDS.indexOf(kindOf(one.settings)!) - KINDS.indexOf(kindOf(other.settings)!));
}

/** What can be added to a list, from what the portal and the brand have. */
export function offersFor(source: OfferSource, list: ListPlace): Offer[] {
  if (list.name === 'layout.json' && list.table === homeSections.table) return sectionOffers(source);
  const menu = list.name === 'menus.json' ? /^\/([^/]+)\/entries$/.exec(list.table)?.[1] : undefined;
  return menu === undefined ? [] : entryOffers(source, list, menu);
}
