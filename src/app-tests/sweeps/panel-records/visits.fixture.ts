import { commands } from 'vitest/browser';
import { sessionArea } from '#platform/browser/storage.ts';
import type { SandboxData } from '#sandbox/model/data.ts';
import type { PanelMenu } from '#engine/records/panels.ts';
import { hurry, openPanelPage, type PanelPage } from '../panel-faults/panelPage.fixture.tsx';
import { sampleBrand, sampleBrandIds } from '../../sampleBrands.fixture.ts';
import { createListPage, type ListPage } from './listPage.fixture.ts';
import { listsOf, type RecordList } from './recordLists.fixture.ts';
import { createStore, type Store } from './storedRows.fixture.ts';

export interface Visit {
  shown: PanelPage;
  list: RecordList;
  one: ListPage;
  store: Store;
}

/** Brands for members; one for agents differs in who signs in. */
export const brandIds = sampleBrandIds.filter((id) => sampleBrand(id).brand.audience !== 'agent');

/** The lists of a brand that no brand before it has in the same form. */
export async function ownLists(id: string): Promise<RecordList[]> {
  const seen = new Set<string>();
  const told = ({ name, records }: RecordList) => `${name} ${JSON.stringify(records)}`;
  for (const earlier of brandIds) {
    const lists = listsOf(await commands.publishedPanels(sampleBrand(earlier).panels));
    if (earlier === id) return lists.filter((list) => !seen.has(told(list)));
    for (const list of lists) seen.add(told(list));
  }
  return [];
}

const WHOLE = import.meta.env['DEEP'] === 'all';
/** As many lists are quick. */
const FEW = 5;

/** All lists in a deep run; else two tests take turns, so that each list is visited by one of them. */
export const sampled = <List>(lists: readonly List[], turn: 0 | 1): readonly List[] =>
  WHOLE || lists.length <= FEW ? lists : lists.filter((_, nth) => nth % 2 === turn);

/** One of so many agents' lists: most have the same columns and filters, and a team has many more rows than a member. */
const SHARE = 5;

/** The lists of the members in turn, and a share of the agents'; all in a deep run. */
export function listsInTurn(lists: readonly RecordList[], turn: 0 | 1): readonly RecordList[] {
  const isAgents = ({ menus }: RecordList) => !menus.includes('member');
  const ofAgents = lists.filter(isAgents).filter((_, nth) => WHOLE || nth % SHARE === turn);
  return [
    ...sampled(
      lists.filter((list) => !isAgents(list)),
      turn,
    ),
    ...ofAgents,
  ];
}

/** Rows that no history has: transfers to the upline, where there are any, offers of contracts, own limits, checks of a session. */
async function makeRows({ platform, tab }: PanelPage, id: string): Promise<void> {
  await platform.control('/settings', { contracts: { offers: true } });
  // offers open no dialog over the lists
  sessionArea.set('contractOffers', '99');
  const { users } = (sampleBrand(id).sandbox as unknown as SandboxData).users;
  const { upline: target = '', paymentPassword = '' } = users[platform.account] ?? {};
  for (const amount of ['1.00', '2.00']) {
    const transfer = { type: 'UPLINE', from: 'MAIN', to: 'MAIN', amount, target, paymentPassword } as const;
    const headers = async () => ({ 'Idempotency-Key': crypto.randomUUID() });
    await tab.portal().client.call('walletTransfer', transfer, { headers });
  }
  const { client } = tab.portal();
  for (const period of ['DAY', 'WEEK'] as const) await client.call('setLimit', { type: 'DEPOSIT', period, limit: '900.00' });
  const until = Date.now();
  await client.call('noteRealityCheck', { since: until - 3_600_000, until, answer: 'CONTINUED' });
}

/** Who opens the lists, one after the other: a contract has paid the last one. */
const visitors: readonly { menu: PanelMenu; account?: string }[] = [
  { menu: 'member' },
  { menu: 'agent' },
  { menu: 'member', account: 'agent002' },
];

/**
 * Opens each list of a brand as a member, and as who has it, or rows of it, where a member does not.
 * @returns what the visits find wrong, and lists that nobody has
 */
export async function visitLists(
  id: string,
  lists: readonly RecordList[],
  language: string,
  visit: (visit: Visit) => Promise<string[]>,
): Promise<string[]> {
  const found: string[] = [];
  let left = lists;
  for (const { menu, account } of visitors) {
    if (left.every(({ menus }) => !menus.includes(menu))) continue;
    const shown = await openPanelPage(id, menu, language, account);
    hurry();
    await makeRows(shown, id);
    const store = createStore(shown.platform, await shown.platform.token());
    const hidden: RecordList[] = [];
    for (const list of left) {
      const one = createListPage(shown, list, store);
      if (list.menus.includes(menu)) await one.open();
      const isTried = list.menus.includes(menu) && (await one.isShown());
      const isLast = account !== undefined;
      if (!isTried || (!isLast && (await store.sampleOf(list)).length === 0)) hidden.push(list);
      else {
        const findings = await visit({ shown, list, one, store }).catch((cause: Error) => [String(cause.stack)]);
        found.push(...[...findings, ...shown.crashes.splice(0)].map((finding) => `${list.name} ${finding}`));
      }
    }
    left = hidden;
    await shown.tab.leave();
    sessionArea.clear();
  }
  return [...found, ...left.map(({ name }) => `${name} is shown to nobody`)];
}
