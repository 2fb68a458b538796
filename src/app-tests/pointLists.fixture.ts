import type { PanelIndex, PublishedColumn, PublishedFilter, PublishedPanels, PublishedRecords } from '#engine/records/panels.ts';
import { pages as described } from '../../brands/base/panels.json';

/** What publishing fills in from the contract. */
const formats: Readonly<Record<string, PublishedColumn['format']>> = {
  applyTime: 'dateTime',
  time: 'dateTime',
  status: 'status',
  quantity: 'count',
  pointsBalance: 'count',
  balance: 'count',
  earned: 'count',
  spent: 'count',
};
const options: Readonly<Record<string, readonly string[]>> = {
  status: ['in_process', 'rejected', 'approved'],
  type: ['EARN', 'REDEEM', 'CONVERT', 'RETURN'],
};
const sortable = { redeemPointList: ['applyTime', 'quantity'], pointDetails: ['time', 'change'] };

interface Described {
  order: readonly string[];
  entries: Readonly<Record<string, object>>;
}

const listed = <Item extends object>({ order, entries }: Described, filled: (name: string) => Partial<Item>) =>
  order.map((name) => ({ name, label: `records:${name}`, ...filled(name), ...entries[name] }) as unknown as Item);

const recordsOf = (records: (typeof described)[keyof typeof described]['records']): PublishedRecords => {
  const columns = (list: Described) => listed<PublishedColumn>(list, (name) => ({ format: formats[name] ?? 'text' }));
  return {
    call: records.call,
    fixed: {},
    filters: listed<PublishedFilter>(records.filters, (name) => ({ options: options[name] ?? [] })),
    columns: columns(records.columns),
    cards: 'cards' in records ? columns(records.cards) : [],
    detail: [],
    actions: [],
    sortable: sortable[records.call as keyof typeof sortable],
    pageSize: records.pageSize,
    export: records.export,
    empty: records.empty,
  };
};

/** The lists of the points mall as the base brand publishes them. */
export function pointLists(names = Object.keys(described)): PanelIndex {
  const pages = Object.fromEntries(
    Object.entries(described).map(([name, { title, records }]) => [name, { title, records: recordsOf(records) }]),
  );
  const file: PublishedPanels = { member: {}, agent: {}, pages };
  const url = URL.createObjectURL(new Blob([JSON.stringify(file)], { type: 'application/json' }));
  return { file: url as `/${string}`, member: [], agent: [], pages: names };
}
