import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { entriesIn, openApp, slot } from '#app-tests/app.fixture.tsx';
import base from '../../../brands/base/brand.json';
import menus from '../../../brands/base/menus.json';
import { panel, pageOf, panels, row } from './centre.fixture.ts';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => sessionStorage.clear());

const history = panels.member['transactionHistory']!;
const published = { member: {}, agent: { income: history, dividend: history }, pages: {} };
const agent = {
  order: ['income', 'dividend'],
  entries: {
    income: { label: 'portal:agent_income', icon: 'banknote', panel: 'income' },
    dividend: { label: 'portal:agent_dividend', icon: 'chart-pie', panel: 'dividend', when: { flag: 'dividend' } },
  },
};
const centre = () => slot('modal/centre');
const said = (words: string) => page.getByRole('alertdialog', { name: words });
const NOT_AGENT = 'Only agents can open this.';
const DEMO = 'This needs a real account.';

interface Setup {
  type?: number;
  query?: string;
  on?: readonly string[];
  check?: string;
}

const open = ({ type = 1, query = 'centre=agent', on = ['dividend'], check = 'excludeDemo' }: Setup) => {
  const url = URL.createObjectURL(new Blob([JSON.stringify(published)], { type: 'application/json' }));
  return openApp({
    path: query === '' ? '/responsible' : `/helpmc?${query}`,
    member: { type },
    on,
    brand: { agent: { ...base.agent, check }, menus: { ...menus, agent } } as never,
    panels: { file: url as `/${string}`, member: [], agent: Object.keys(published.agent), pages: [] },
    reply: ({ name }) => (name === 'memTransDet' ? pageOf([row(1)]) : null),
  });
};

test('an agent opens the centre at the panel of the address (FLG-16, AGC-01)', async () => {
  await open({ query: 'centre=agent.dividend' });
  await expect.poll(() => panel('dividend')?.dataset['state']).toBe('ready');
  expect(centre()!.dataset['menu']).toBe('agent');
  await expect.element(page.getByRole('dialog', { name: 'Agent centre' })).toBeVisible();
  expect(entriesIn('modal/centre')).toEqual(['income', 'dividend']);
  expect(centre()!.getBoundingClientRect().width).toBe(1232);
  await page.viewport(1440, 900);
  expect(centre()!.getBoundingClientRect().width).toBe(1360);
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Close' }));
  await expect.poll(centre).toBeNull();
});

test.each([
  [0, NOT_AGENT],
  [7, NOT_AGENT],
  [4, DEMO],
])('type %i opens nothing of it, by address or action, and is told why: %s', async (type, words) => {
  for (const check of ['excludeDemo', 'allHeaderTypes']) {
    const app = await open({ type, query: 'centre=agent.income', check });
    await expect.element(said(words)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(said(words)).not.toBeInTheDocument();
    expect(centre()).toBeNull();
    await expect.poll(() => app.portal.router.path()).toBe('/helpmc');
    void app.portal.registry.find('action', 'openPanel')!(app.portal, { menu: 'agent', panel: 'income' });
    await expect.element(said(words)).toBeVisible();
    expect(centre()).toBeNull();
    expect(app.sent('memTransDet')).toEqual([]);
    await userEvent.keyboard('{Escape}');
  }
});

test('a panel whose flag is off is not in the menu, and opens neither by address nor by action (FLG-17)', async () => {
  const app = await open({ query: 'centre=agent.dividend', on: [] });
  await expect.element(said('This function is not open.')).toBeVisible();
  await expect.poll(centre).toBeNull();
  expect(app.sent('memTransDet')).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(said('This function is not open.')).not.toBeInTheDocument();
  void app.portal.registry.find('action', 'openPanel')!(app.portal, { menu: 'agent' });
  await expect.poll(() => entriesIn('modal/centre')).toEqual(['income']);
  await userEvent.keyboard('{Escape}');
  await expect.poll(centre).toBeNull();
  void app.portal.registry.find('action', 'openPanel')!(app.portal, { menu: 'agent', panel: 'dividend' });
  await expect.element(said('This function is not open.')).toBeVisible();
  expect(centre()).toBeNull();
});

test('a demo account that sees the entry is told that it needs a real account (D-01, D-02)', async () => {
  await open({ type: 4, query: '', check: 'allHeaderTypes' });
  await userEvent.click(page.getByRole('button', { name: 'Account of Ana' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Agent centre' }));
  await expect.element(said(DEMO)).toBeVisible();
  expect(centre()).toBeNull();
});

test('the account menu opens the centre for an agent (HDR-08)', async () => {
  await open({ query: '' });
  await userEvent.click(page.getByRole('button', { name: 'Account of Ana' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Agent centre' }));
  await expect.poll(() => panel('income')?.dataset['state']).toBe('ready');
});
