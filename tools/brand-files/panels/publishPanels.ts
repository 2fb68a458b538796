import { ownEntry } from '../../../src/engine/values/ownEntry.ts';
import type { Panel, PanelTab, Panels, RecordColumnEntry, RecordsView } from '#contract/types.ts';
import type {
  PublishedAction,
  PublishedColumn,
  PublishedFilter,
  PublishedPanel,
  PublishedPanels,
  PublishedRecords,
  PublishedView,
} from '#engine/records/panels.ts';
import type { Schema } from '../../schemas/schemaSet.ts';
import { usualFormat } from './fieldFormats.ts';
import type { RecordCall } from './recordCalls.ts';

interface List<Entry> {
  order: readonly string[];
  entries: Readonly<Record<string, Entry>>;
}

/** What the contract says of the call of this name; null where it has no such list. */
type CallOf = (name: string) => Pick<RecordCall, 'row' | 'request' | 'totals'> | null;

/** The merged panels of a brand, with the contract's part filled in: formats of columns, choices of selects. */
export function publishPanels({ member, agent, pages }: Panels, callOf: CallOf): PublishedPanels {
  const all = (panels: Panels['member']) =>
    Object.fromEntries(Object.entries(panels).map(([name, panel]) => [name, published(panel, callOf)]));
  const lists = Object.entries(pages).map(([name, { title, records }]) => [name, { title, records: recordsOf(records, callOf) }]);
  return { member: all(member), agent: all(agent), pages: Object.fromEntries(lists) };
}

function published({ title, when, tabs, component, records }: Panel, callOf: CallOf): PublishedPanel {
  const views = tabs
    ? listed(tabs, (name, tab: PanelTab | undefined) => (tab === undefined ? [] : [viewOf(name, tab, callOf)])).flat()
    : [viewOf('main', { ...(component !== undefined && { component }), ...(records && { records }) }, callOf)];
  return { title, ...(when && { when }), views };
}

function viewOf(name: string, { label, when, component, records }: Partial<PanelTab>, callOf: CallOf): PublishedView {
  return {
    name,
    label: label ?? null,
    ...(when && { when }),
    ...(component !== undefined && { component }),
    ...(records && { records: recordsOf(records, callOf) }),
  };
}

function recordsOf(
  {
    call,
    fixed = {},
    filters,
    columns,
    cards,
    detail,
    actions,
    selection,
    drill,
    layout,
    follow,
    sort,
    pageSize,
    export: isExported,
    empty,
  }: RecordsView,
  callOf: CallOf,
): PublishedRecords {
  const contract = callOf(call);
  const columnsOf = (list: List<RecordColumnEntry> | undefined, schemas: ReadonlyMap<string, Schema> | undefined) =>
    list === undefined ? [] : listed(list, (name, entry) => columnOf(name, entry, schemas?.get(name)));
  return {
    call,
    fixed,
    filters: listed(filters, (name, entry): PublishedFilter => {
      const { kind = 'text', label = `records:${name}`, values, ...rest } = entry ?? {};
      const options = kind === 'select' ? (values ?? ((contract?.request.get(name)?.['enum'] ?? []) as string[])) : [];
      const { maxLength } = contract?.request.get(name) ?? {};
      return { name, kind, label, options, ...(typeof maxLength === 'number' && { longest: maxLength }), ...rest };
    }),
    columns: columnsOf(columns, contract?.row),
    cards: columnsOf(cards, contract?.totals),
    detail: columnsOf(detail, contract?.row),
    actions: actionsOf(actions),
    ...(selection && { selection: actionsOf(selection) }),
    ...(drill && { drill }),
    ...(layout && { layout }),
    ...(follow && { follow }),
    sortable: (contract?.request.get('sort')?.['enum'] ?? []) as string[],
    ...(sort !== undefined && { sort }),
    pageSize,
    export: isExported,
    ...(empty && { empty }),
  };
}

const actionsOf = (list: RecordsView['actions']): PublishedAction[] =>
  list === undefined ? [] : listed(list, (name, entry) => (entry === undefined ? [] : [{ name, ...entry }])).flat();

function columnOf(name: string, entry: RecordColumnEntry | undefined, schema: Schema | undefined): PublishedColumn {
  const { label = `records:${name}`, format = usualFormat(name, schema), copy = isCopied.test(name), ...rest } = entry ?? {};
  return { name, label, format, ...(copy && { copy }), ...rest };
}

/** Names of values that people pass on. */
const isCopied = /(?:reference|number|address|code|hash|link)$/i;

const listed = <Entry, Item>({ order, entries }: List<Entry>, make: (name: string, entry: Entry | undefined) => Item): Item[] =>
  order.map((name) => make(name, ownEntry(entries, name)));
