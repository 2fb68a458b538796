import type { PanelMenu, PublishedPanels, PublishedRecords } from '#engine/records/panels.ts';
import { withCentre } from '#state/navigation/centreAddress.ts';
import { withListValues } from '#state/navigation/listAddress.ts';

type Values = Readonly<Record<string, string>>;

/** A list of records as a brand publishes it: a view of a panel, or a list on a page. */
export interface RecordList {
  name: string;
  /** Whose centre has it: a list of the members' may be an agent's alone. */
  menus: readonly PanelMenu[];
  /** Its tab, in a panel. */
  tab: { name: string; isFirst: boolean } | null;
  records: PublishedRecords;
  address: (values?: Values) => string;
  /** Key of a filter in the address; null for a text, which stays in memory in a centre. */
  keyOf: (filter: string) => string | null;
  root: () => HTMLElement | null;
}

/** Where a page shows a list: pages are code. */
const pageAddresses: Readonly<Record<string, string>> = {
  pointHistory: '/pointMall?view=history',
  pointDetails: '/pointMall?view=details',
};

const element = (selector: string) => () => document.querySelector<HTMLElement>(selector);

const everybody: readonly PanelMenu[] = ['member', 'agent'];

const inCentre = (menu: PanelMenu, panels: PublishedPanels[PanelMenu]): RecordList[] =>
  Object.entries(panels).flatMap(([panel, { views }]) =>
    views.flatMap(({ name: view, records }): RecordList[] => {
      if (records === undefined) return [];
      const isText = (filter: string) => records.filters.some(({ name, kind }) => name === filter && kind === 'text');
      return [
        {
          name: `${menu}.${panel}.${view}`,
          menus: menu === 'member' ? everybody : [menu],
          tab: { name: view, isFirst: views[0]?.name === view },
          records,
          address: (values = {}) => withCentre('/helpmc', { menu, panel, values: { view, ...values } }),
          keyOf: (filter) => (isText(filter) ? null : `c.${filter}`),
          root: element(`[data-slot="modal/centre"] [data-slot="panel/${panel}"]`),
        },
      ];
    }),
  );

/** The lists of both centres and of the pages. @throws Error for a list on a page that has no address here */
export function listsOf({ member, agent, pages }: PublishedPanels): RecordList[] {
  const onPages = Object.entries(pages).map(([name, { records }]): RecordList => {
    const path = pageAddresses[name];
    if (path === undefined) throw new Error(`Name the page of the list ${name}.`);
    return {
      name: `pages.${name}`,
      menus: everybody,
      tab: null,
      records,
      address: (values = {}) => withListValues(path, values),
      keyOf: (filter) => `r.${filter}`,
      root: element(`[data-records="${name}"]`),
    };
  });
  return [...inCentre('member', member), ...inCentre('agent', agent), ...onPages];
}

/** Ids of the rows on the screen. */
export const shownIds = (list: RecordList): (string | null)[] =>
  [...(list.root()?.querySelectorAll('[data-row]') ?? [])].map((row) => row.getAttribute('data-row'));
