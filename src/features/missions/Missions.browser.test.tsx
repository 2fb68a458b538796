import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Mission, MissionLeaderboardResponse } from '#contract/types.ts';
import { Slot } from '#engine/react/Slot.tsx';
import { CallError } from '#platform/errors/callError.ts';
import { testPortal } from '#state/forms/fieldHost.fixture.tsx';
import { KeptValues } from '#state/filters/KeptValues.fixture.tsx';
import type { PanelValues } from '#state/filters/rememberedFilters.ts';
import { PortalHost } from '#state/portal/PortalHost.fixture.tsx';
import { mount } from '#ui/dom/mount.fixture.tsx';
import layout from '../../../brands/base/layout.json';
import menusFile from '../../../brands/base/menus.json';
import records from '../../../locales/en/records.json';
import texts from '../../../locales/en/missions.json';
import writes from '../../../locales/en/writes.json';
import { missions } from './index.ts';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => sessionStorage.clear());

const { $schema: _, ...menus } = menusFile;

/** The same in each answer: another end is another period. */
const END = Date.now() + 3_600_000;

const mission = (changed: Partial<Mission> = {}): Mission => ({
  id: 'spins',
  title: 'Warm-up',
  description: 'Place 20 bets.',
  type: 'daily',
  current: 20,
  target: 20,
  reward: '5.00',
  endTime: END,
  status: 'claim',
  linkageType: 'ROUTE',
  linkageValue: 'winners',
  ...changed,
});

interface Platform {
  missions?: () => unknown;
  board?: (period: unknown) => unknown;
  claim?: () => unknown;
  rows?: () => unknown[];
  confirms?: boolean;
  type?: number;
  /** What the address says of the panel. */
  values?: PanelValues;
}

async function open(component: 'missions' | 'missionBoard', platform: Platform = {}) {
  const states: string[] = [];
  let values: PanelValues = {};
  const asked: unknown[] = [];
  const portal = testPortal({
    features: [missions],
    reply: ({ name, request }) => {
      if (name === 'missionSummary') return platform.missions?.() ?? { missions: [mission()], count: 1 };
      if (name === 'missionLeaderboard') return platform.board?.((request as { period?: string }).period) ?? null;
      if (name === 'claimMission')
        return platform.claim?.() ?? { referenceNumber: 'BX000001', amount: '5.00', balance: '105.00' };
      if (name === 'memTransDet') return { rows: platform.rows?.() ?? [], totalPages: 1 };
      return null;
    },
  });
  Object.assign(portal.brand, { layout, menus });
  Object.assign(portal.snapshot, { panels: { file: '/panels.json', member: ['depositv2'], agent: [], pages: [] } });
  Object.assign(portal.overlay, {
    confirm: async (question: unknown) => {
      asked.push(question);
      return platform.confirms ?? true;
    },
    warn: async (said: unknown) => void asked.push(said),
  });
  for (const [name, bundle] of Object.entries({ missions: texts, writes, records }))
    portal.texts.addResourceBundle('en', name, bundle);
  const type = platform.type ?? 0;
  portal.session.setState({
    token: 'st_1',
    memberType: type,
    username: 'ana01',
    member: { id: 'm-1', account: 'ana01', nickname: 'Ana', type },
  });
  await mount(
    <MemoryRouter>
      <PortalHost portal={portal}>
        <KeptValues initial={platform.values ?? {}} onValues={(next) => (values = next)}>
          {(kept, onChange) => (
            <Slot kind="panel" name={component} onState={(state) => void states.push(state)} values={kept} onChange={onChange} />
          )}
        </KeptValues>
      </PortalHost>
    </MemoryRouter>,
  );
  const sent = (name: string) => portal.calls.filter((call) => call.name === name);
  return { portal, states, asked, sent, values: () => values };
}

const claim = () => page.getByRole('button', { name: 'Claim', exact: true });

test('a claim asks with the amount first, is sent once, and shows its reference (MIS-01)', async () => {
  let status: Mission['status'] = 'claim';
  const { asked, sent, states } = await open('missions', {
    missions: () => ({ missions: [mission({ status })], count: 1 }),
    claim: () => {
      status = 'claimed';
      return null;
    },
  });
  await userEvent.dblClick(claim());
  await expect.element(page.getByText('$5.00 was paid for “Warm-up”.')).toBeVisible();
  await expect.element(page.getByText(/BX000001/)).toBeVisible();
  await expect.element(page.getByText('Claimed', { exact: true })).toBeVisible();
  expect(asked).toMatchObject([{ title: { params: { amount: '$5.00' } }, text: { params: { title: 'Warm-up' } } }]);
  expect(sent('claimMission').map(({ request, key }) => [request, typeof key])).toEqual([[{ missionId: 'spins' }, 'string']]);
  expect(states.at(-1)).toBe('ready');
});

test('nothing is sent when the question is dismissed, or by a demo account', async () => {
  const dismissed = await open('missions', { confirms: false });
  await userEvent.click(claim());
  await expect.poll(() => dismissed.asked.length).toBe(1);
  expect(dismissed.sent('claimMission')).toEqual([]);
  await expect.element(claim()).toBeEnabled();
});

test('a refusal is told in words, and the missions are read again', async () => {
  const { sent } = await open('missions', {
    claim: () => ({ ok: false, code: 'mission_not_claimable', message: '', value: null }),
  });
  await userEvent.click(claim());
  await expect.element(page.getByText('This mission cannot be claimed now. Its state has been updated.')).toBeVisible();
  await expect.poll(() => sent('missionSummary').length).toBeGreaterThan(1);
});

test('a lost answer is read back from the records and never sent again (T18)', async () => {
  let key: string | undefined;
  const { sent, portal } = await open('missions', {
    claim: () => {
      key = portal.calls.at(-1)?.key;
      throw new CallError('offline', 'claimMission');
    },
    rows: () => [{ requestKey: key }],
  });
  await userEvent.click(claim());
  await expect.element(page.getByText('$5.00 was paid for “Warm-up”.')).toBeVisible();
  expect(sent('claimMission')).toHaveLength(1);
});

test('an unknown outcome says so, and offers to read the records only', async () => {
  const { sent } = await open('missions', {
    claim: () => {
      throw new CallError('offline', 'claimMission');
    },
    rows: () => {
      throw new CallError('offline', 'memTransDet');
    },
  });
  await userEvent.click(claim());
  await expect.element(page.getByRole('button', { name: 'Read the records' })).toBeVisible();
  await expect.element(claim()).not.toBeInTheDocument();
  expect(sent('claimMission')).toHaveLength(1);
});

test('progress, reward, period and the way there are on each card; a mission that leads nowhere, or to a panel that the brand does not have, has no button', async () => {
  const all = [
    mission({
      id: 'open',
      title: 'Open one',
      status: 'in_process',
      current: 6,
      target: 10,
      linkageType: 'PANEL',
      linkageValue: 'depositv2',
    }),
    mission({
      id: 'lost',
      title: 'Lost one',
      status: 'in_process',
      current: 0,
      linkageType: 'ROUTE',
      linkageValue: 'constructor',
    }),
    mission({
      id: 'gone',
      title: 'Gone one',
      status: 'in_process',
      current: 0,
      linkageType: 'PANEL',
      linkageValue: 'transferUpline',
    }),
    mission({ id: 'bare', title: 'Bare one', status: 'in_process', current: 0, linkageType: null }),
    mission({ id: 'later', title: 'Later', type: 'once', status: 'coming_soon', endTime: null }),
    mission({ id: 'odd', title: 'Odd', type: 'once', status: 'approved' as never, current: 99 }),
  ];
  const { values } = await open('missions', { missions: () => ({ missions: all, count: 3 }) });
  await expect.element(page.getByText('6 / 10')).toBeVisible();
  expect(document.querySelector('[data-row="open"] progress')!.getAttribute('value')).toBe('6');
  await expect.element(page.getByRole('button', { name: 'Go: Open one' })).toBeVisible();
  expect(page.getByText('Go', { exact: true }).elements()).toHaveLength(1);
  // the icon of the menu entry that leads there, else one for all
  const art = (id: string) => document.querySelector(`[data-row="${id}"] use`)!.getAttribute('href');
  expect(art('open')).toMatch(/#circle-plus$/);
  expect(art('bare')).toMatch(/#target$/);
  await expect.element(page.getByText(/^Resets in (?:5\d:\d\d|1:00:00)$/)).toBeVisible();
  await userEvent.click(page.getByText('One-time', { exact: true }));
  await expect.element(page.getByText('Coming soon')).toBeVisible();
  await expect.element(page.getByText('approved')).toBeVisible();
  await userEvent.click(page.getByText('Weekly', { exact: true }));
  await expect.element(page.getByText('No missions here')).toBeVisible();
  expect(values()).toEqual({ type: 'weekly' });
});

test('an address opens missions and board at its period, and another name at the first', async () => {
  await open('missions', { missions: () => ({ missions: [mission({ type: 'once' })], count: 1 }), values: { type: 'once' } });
  await expect.element(claim()).toBeVisible();
  const asked = async (period: string) => {
    const { sent } = await open('missionBoard', { board: () => board(2, null), values: { period } });
    await expect.poll(() => sent('missionLeaderboard')[0]?.request).toBeDefined();
    return sent('missionLeaderboard')[0]!.request;
  };
  expect(await asked('MONTH')).toEqual({ period: 'MONTH' });
  expect(await asked('constructor')).toEqual({ period: 'WEEK' });
});

test('a failed read can be repeated', async () => {
  let isDown = true;
  const { states } = await open('missions', {
    missions: () => {
      if (isDown) throw new CallError('offline', 'missionSummary');
      return undefined;
    },
  });
  await expect.element(page.getByText('This could not be loaded')).toBeVisible();
  expect(states.at(-1)).toBe('error');
  isDown = false;
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(claim()).toBeVisible();
});

const rank = (at: number, name = `pla***${at}`) => ({ rank: at, name, score: 5_000 - at, reward: at < 5 ? '20.00' : null });
const board = (rows: number, own: number | null): MissionLeaderboardResponse => ({
  rows: Array.from({ length: rows }, (_, index) => rank(index + 1)),
  own: own === null ? null : rank(own, 'ana***01'),
});

test('the first three stand on the podium, the others in a table, and the own rank below (MIS-03)', async () => {
  const { sent, values } = await open('missionBoard', { board: (period) => (period === 'DAY' ? board(2, null) : board(12, 18)) });
  const podium = page.getByRole('list', { name: 'First three ranks' });
  await expect.element(podium.getByText('pla***1')).toBeVisible();
  expect(podium.getByRole('listitem').elements()).toHaveLength(3);
  expect(document.querySelectorAll('tbody tr')).toHaveLength(9);
  const own = () => document.querySelector('[data-total="own"]')?.textContent;
  expect(own()).toBe('18You (ana***01)–4,982 points');

  await userEvent.click(page.getByText('Today', { exact: true }));
  await expect.poll(own).toMatch(/^–You have no points/);
  expect(podium.getByRole('listitem').elements()).toHaveLength(2);
  expect(document.querySelectorAll('tbody tr')).toHaveLength(0);
  expect(sent('missionLeaderboard').map(({ request }) => request)).toEqual([{ period: 'WEEK' }, { period: 'DAY' }]);
  expect(values()).toEqual({ period: 'DAY' });
});

test('members who share a rank are all on the board, in the order of the platform', async () => {
  const tied = (at: number) => ({ ...rank(at), rank: at < 3 ? 1 : 3 });
  await open('missionBoard', { board: () => ({ rows: [1, 2, 3, 4, 5].map(tied), own: null }) });
  await expect.element(page.getByText('pla***5')).toBeVisible();
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  expect(rows.map(({ dataset }) => dataset['row'])).toEqual(['1', '2', '3', '4', '5']);
  expect(page.getByRole('list', { name: 'First three ranks' }).getByRole('listitem').elements()).toHaveLength(3);
});

test('a mission that is done in a game category has its picture', async () => {
  await open('missions', { missions: () => ({ missions: [mission({ linkageValue: 'lobby' })], count: 1 }) });
  await expect.element(claim()).toBeVisible();
  expect(document.querySelector('[data-row="spins"] img')!.getAttribute('src')).toBe('/images/category-rng.svg');
});
