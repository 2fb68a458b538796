import type { Origin } from '#engine/brand/mergeLayers.ts';
import { isJsonObject, type Json, type JsonObject, pointerKeys, pointerTo } from '#engine/brand/json.ts';
import { mergedValue, titleOf } from '#preview/studio/model/words.ts';
import { type FieldRules, whyKept } from './kept.ts';
import type { Layering } from './layering.ts';
import { hiddenNames, type ListPlace, settingsAt, shownNames, tableOf } from './lists.ts';

/** A row of the tree: something that the brand's files list, or a heading. */
export interface StructureNode {
  /** Names from the root, joined by `/`: one thing may stand at two places. */
  id: string;
  /** As the inspector names it; null for a heading. */
  slot: string | null;
  /** Its name in the file. */
  name: string;
  title: string;
  /** `file#pointer` of what decides it. */
  sources: readonly string[];
  origin: Origin | null;
  condition: JsonObject | null;
  /** Where it is one of several; null for a heading. */
  list: ListPlace | null;
  /** What its children are items of; null where nothing can be added to them. */
  items: ListPlace | null;
  /** Why it is not shown; null while it is listed. */
  hidden: string | null;
  /** Why it cannot be taken out; null where it can. */
  kept: string | null;
  children: readonly StructureNode[];
}

export interface TreeSource {
  layering: Layering;
  rules: FieldRules;
  /** A text of the portal or the brand, by its key; null for an unknown key. */
  textOf: (key: string) => string | null;
}

const heading = (id: string, title: string, items: ListPlace | null, children: readonly StructureNode[]): StructureNode => ({
  id,
  slot: null,
  name: id,
  title,
  sources: [],
  origin: null,
  condition: null,
  list: null,
  items,
  hidden: null,
  kept: null,
  children,
});

const shortFile = ({ file, line }: Origin): string => `${file.replace('brands/', '')}:${line}`;

const SLOTS: Readonly<Record<string, string>> = {
  'layout.json#/routes': 'route',
  'layout.json#/regions': 'region',
  'layout.json#/home/sections': 'section',
  'menus.json#': 'menu',
  'register-form.json#/fields': 'field',
  'panels.json#/member': 'panel',
  'panels.json#/agent': 'panel',
};

/** How the inspector names a thing of a list; null for what it does not find on a page. */
export function slotIn({ name: file, table }: ListPlace, name: string): string | null {
  const [menu, rest] = pointerKeys(table);
  const kind = SLOTS[`${file}#${table}`];
  if (file === 'menus.json' && rest !== undefined) return `menu/${menu}/${name}`;
  return kind === undefined ? null : `${kind}/${name}`;
}

/** What is in a thing of a list. */
type ChildrenOf = (name: string, id: string) => Pick<StructureNode, 'children' | 'items'>;

function itemsOf(source: TreeSource, list: ListPlace, id: string, childrenOf?: ChildrenOf): StructureNode[] {
  const { layering, rules, textOf } = source;
  const { provenance } = layering.resolved;
  const table = tableOf(layering.resolved, list);
  const row = (name: string, hidden: string | null): StructureNode => {
    const at = settingsAt(list, name);
    const own = isJsonObject(table[name]) ? table[name] : {};
    const key = own['label'] ?? own['title'];
    const when = own['when'];
    const isThere = Object.hasOwn(table, name);
    return {
      id: `${id}/${name}`,
      slot: slotIn(list, name),
      name,
      title: (typeof key === 'string' ? textOf(key) : null) ?? titleOf(name),
      sources: [`${list.name}#${at}`],
      origin: provenance.find(list.name, isThere || list.order === null ? at : list.order),
      condition: isJsonObject(when) && Object.keys(when).length > 0 ? when : null,
      list,
      hidden,
      kept: whyKept(list, name, rules),
      ...(hidden === null && childrenOf ? childrenOf(name, `${id}/${name}`) : { children: [], items: null }),
    };
  };
  const whyHidden = (name: string): string => {
    const removal = provenance.removal(list.name, settingsAt(list, name));
    if (removal !== null) return `removed by ${shortFile(removal)}`;
    const origin = list.order === null ? null : provenance.find(list.name, list.order);
    return origin === null ? 'not listed' : `not listed in ${shortFile(origin)}`;
  };
  return [
    ...shownNames(layering.resolved, list).map((name) => row(name, null)),
    ...hiddenNames(layering, list).map((name) => row(name, whyHidden(name))),
  ];
}

const LISTS = ['filters', 'cards', 'columns', 'detail', 'actions'] as const;

/** The lists of a view of records. */
function viewLists(source: TreeSource, at: string, id: string): StructureNode[] {
  const records = mergedValue(source.layering.resolved, 'panels.json', `${at}/records`);
  if (!isJsonObject(records)) return [];
  return LISTS.flatMap((kind) => {
    if (!isJsonObject(records[kind])) return [];
    const list = { name: 'panels.json', order: `${at}/records/${kind}/order`, table: `${at}/records/${kind}/entries` };
    const own = `${id}/${kind}`;
    return [heading(own, titleOf(kind), list, itemsOf(source, list, own))];
  });
}

function panelChildren(source: TreeSource, at: string, id: string): Pick<StructureNode, 'children' | 'items'> {
  const tabs = mergedValue(source.layering.resolved, 'panels.json', `${at}/tabs`);
  if (!isJsonObject(tabs)) return { children: viewLists(source, at, id), items: null };
  const list = { name: 'panels.json', order: `${at}/tabs/order`, table: `${at}/tabs/entries` };
  const childrenOf = (name: string, own: string) => ({ children: viewLists(source, settingsAt(list, name), own), items: null });
  return { children: itemsOf(source, list, id, childrenOf), items: list };
}

function panels(source: TreeSource, centre: 'member' | 'agent', title: string): StructureNode {
  const list = { name: 'panels.json', order: null, table: `/${centre}` };
  const id = `panels-${centre}`;
  const childrenOf = (name: string, own: string) => panelChildren(source, settingsAt(list, name), own);
  return heading(id, title, list, itemsOf(source, list, id, childrenOf));
}

export const entriesOf = (menu: string): ListPlace => ({
  name: 'menus.json',
  order: `${pointerTo('', menu)}/order`,
  table: `${pointerTo('', menu)}/entries`,
});

export const homeSections: ListPlace = { name: 'layout.json', order: '/home/order', table: '/home/sections' };

/** The entries of a menu, and below an entry that opens a menu those of that one. */
function entryRows(source: TreeSource, menu: string, id: string, around: readonly string[]): StructureNode[] {
  const list = entriesOf(menu);
  const table = tableOf(source.layering.resolved, list);
  const menus = tableOf(source.layering.resolved, { name: 'menus.json', order: null, table: '' });
  return itemsOf(source, list, id, (name, own) => {
    const entry: Json | undefined = table[name];
    const opened = isJsonObject(entry) ? entry['menu'] : undefined;
    if (typeof opened !== 'string' || !Object.hasOwn(menus, opened) || [...around, menu].includes(opened))
      return { children: [], items: null };
    return { children: entryRows(source, opened, own, [...around, menu]), items: entriesOf(opened) };
  });
}

/** The parts of `brand.json` that have values of their own. */
function settings({ layering }: TreeSource): StructureNode[] {
  const { brand, provenance } = layering.resolved;
  const parts = ['hosts', 'languages', 'currency', 'phone', 'agent', 'login', 'security', 'regulatory', 'games', 'constants'];
  return parts.flatMap((name) => {
    if (!Object.hasOwn(brand, name)) return [];
    const at = pointerTo('', name);
    const row = heading(`settings/${name}`, titleOf(name), null, []);
    return [{ ...row, name, slot: `settings/${name}`, sources: [`brand.json#${at}`], origin: provenance.find('brand.json', at) }];
  });
}

/** What a brand is made of, as the layers up to the one that is written to have it. */
export function structureOf(source: TreeSource): StructureNode[] {
  const list = (name: string, table: string, order: string | null = null): ListPlace => ({ name, table, order });
  const group = (id: string, title: string, items: ListPlace, childrenOf?: ChildrenOf): StructureNode =>
    heading(id, title, items, itemsOf(source, items, id, childrenOf));
  return [
    group('pages', 'Pages', list('layout.json', '/routes')),
    group('regions', 'Regions', list('layout.json', '/regions')),
    group('sections', 'Home sections', homeSections),
    group('menus', 'Menus', list('menus.json', ''), (name, id) => ({
      children: entryRows(source, name, id, []),
      items: entriesOf(name),
    })),
    group('form', 'Registration form', list('register-form.json', '/fields', '/order')),
    panels(source, 'member', 'Member panels'),
    panels(source, 'agent', 'Agent panels'),
    heading('settings', 'Settings', null, settings(source)),
  ];
}

/** All nodes, nested ones included, first to last. */
export function* everyNode(nodes: readonly StructureNode[]): IterableIterator<StructureNode> {
  for (const node of nodes) {
    yield node;
    yield* everyNode(node.children);
  }
}
