import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { slot } from '#app-tests/app.fixture.tsx';
import { CallError } from '#platform/errors/callError.ts';
import { openCentre, panel, pageOf, panels, row, stateOf } from './centre.fixture.ts';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => sessionStorage.clear());

const centre = () => slot('modal/centre');
const entry = (name: string) => centre()!.querySelector<HTMLElement>(`[data-entry="${name}"]`)!;
const current = () => [...centre()!.querySelectorAll('[aria-current]')].map((one) => one.getAttribute('data-entry'));
const ready = (name = 'transactionHistory') => expect.poll(() => stateOf(name)).toBe('ready');

test('a loader stands until the balance and the panels are there, and Escape leaves it (MCO-15)', async () => {
  let answer = (_value: unknown): void => undefined;
  const balance = new Promise((resolve) => (answer = resolve));
  const app = await openCentre({ reply: ({ name }) => (name === 'balance' ? balance : undefined) });
  await expect.poll(() => centre()?.querySelector('[role="status"]')?.textContent).toBe('Loading');
  expect(centre()!.querySelector('[data-entry]')).toBeNull();
  answer({ sumBalance: '12.50' });
  await ready();
  expect(centre()!.textContent).toContain('12.50');
  await userEvent.keyboard('{Escape}');
  await expect.poll(centre).toBeNull();
  expect(app.sent('memTransDet')).toHaveLength(1);
});

test('a balance that fails does not keep the centre closed', async () => {
  await openCentre({
    reply: ({ name }) => {
      if (name === 'balance') throw new CallError('unavailable', 'balance');
      return undefined;
    },
  });
  await ready();
});

test('the entry of the shown panel is marked, also when another one is chosen (MCO-16)', async () => {
  await openCentre();
  await ready();
  expect(current()).toEqual(['first']);
  await userEvent.click(entry('second'));
  await ready('personalHistoryCopy');
  expect(current()).toEqual(['second']);
  expect(centre()!.querySelector('h2')!.textContent).toBe('Betting record');
});

test('a button and Escape close it, and the focus returns (MCO-17)', async () => {
  const app = await openCentre({ query: '' });
  const control = () => document.querySelector<HTMLElement>('button, a[href]');
  await expect.poll(control).not.toBeNull();
  for (const close of [
    () => userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Close' })),
    () => userEvent.keyboard('{Escape}'),
  ]) {
    const opener = control()!;
    opener.focus();
    await app.portal.registry.find('action', 'openPanel')!(app.portal, { menu: 'member', panel: 'transactionHistory' });
    await ready();
    expect(centre()!.contains(document.activeElement)).toBe(true);
    await close();
    await expect.poll(centre).toBeNull();
    expect(document.activeElement).toBe(opener);
  }
});

test('arrows, Home and End move between the entries', async () => {
  await openCentre();
  await ready();
  entry('first').focus();
  const focused = () => document.activeElement?.getAttribute('data-entry');
  for (const [key, name] of [
    ['ArrowDown', 'second'],
    ['End', 'third'],
    ['ArrowDown', 'first'],
    ['ArrowUp', 'third'],
    ['Home', 'first'],
  ]) {
    await userEvent.keyboard(`{${key}}`);
    expect(focused(), key).toBe(name);
  }
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await ready('personalHistoryCopy');
});

test('the focus stays in the centre', async () => {
  await openCentre();
  await ready();
  for (let press = 0; press < 40; press += 1) {
    await userEvent.keyboard('{Tab}');
    const { activeElement } = document;
    expect(activeElement === document.body || centre()!.contains(activeElement)).toBe(true);
  }
});

test('a phone shows the menu, then the panel, then the menu again, and the focus follows', async () => {
  await page.viewport(390, 844);
  await openCentre();
  await expect.poll(() => centre()?.querySelector('[data-entry]') ?? null).not.toBeNull();
  const shown = () => ['nav', 'section'].filter((name) => centre()!.querySelector(name)!.checkVisibility());
  expect(shown()).toEqual(['nav']);
  await userEvent.click(entry('second'));
  await ready('personalHistoryCopy');
  expect(shown()).toEqual(['section']);
  await expect.poll(() => panel('personalHistoryCopy')!.contains(document.activeElement)).toBe(true);
  await userEvent.click(page.getByRole('button', { name: 'Back to the menu' }));
  await expect.poll(shown).toEqual(['nav']);
  await expect.poll(() => centre()!.querySelector('nav')!.contains(document.activeElement)).toBe(true);
});

test.each([1280, 390])('an unknown panel opens the first, at %s px', async (width) => {
  await page.viewport(width, 844);
  await openCentre({ query: 'centre=member.noSuchPanel&c.status=CREDITED' });
  await ready();
  expect(panel('transactionHistory')!.checkVisibility()).toBe(true);
  // filters of another panel say nothing here
  expect(panel('transactionHistory')!.querySelector('select[name="status"]')).toHaveProperty('value', '');
});

test.each(['constructor', '__proto__', '..', '<b>'])('an address with the panel %s opens the first', async (name) => {
  await openCentre({ query: `centre=member.${encodeURIComponent(name)}` });
  await ready();
});

test('the address of a panel that the account does not have warns, opens nothing and reads nothing', async () => {
  const app = await openCentre({ query: 'centre=member.agentsOnly' });
  await expect.element(page.getByRole('alertdialog', { name: 'This function is not open.' })).toBeVisible();
  await expect.poll(() => slot('modal/centre')).toBeNull();
  expect(app.portal.router.path()).not.toContain('centre');
  expect(app.sent('memTransDet')).toEqual([]);
});

test('records that the platform refuses to the account are forbidden, and say why', async () => {
  await openCentre({
    reply: ({ name }) => {
      if (name === 'memTransDet') throw new CallError('forbidden', name, { status: 403 });
    },
  });
  await expect.poll(() => stateOf('transactionHistory')).toBe('forbidden');
  await expect.element(page.getByRole('alert').getByText('You are not allowed to do this.')).toBeVisible();
});

test('a view whose condition does not hold has no tab, also when the address names it', async () => {
  const app = await openCentre({ query: 'centre=member.tabbed&c.view=team' });
  await ready('tabbed');
  expect(panel('tabbed')!.querySelector('[role="tab"]')).toBeNull();
  expect(app.sent('memTransDet')).toMatchObject([{ scope: 'SELF' }]);
});

test('several views are tabs; a filter of one is not taken to the next', async () => {
  const { when: _, ...team } = panels.member['tabbed']!.views[1]!;
  const tabbed = { ...panels.member['tabbed']!, views: [panels.member['tabbed']!.views[0]!, team] };
  const app = await openCentre({
    query: 'centre=member.tabbed&c.status=CREDITED',
    panels: { ...panels, member: { ...panels.member, tabbed } },
  });
  await ready('tabbed');
  await userEvent.click(page.getByRole('tab', { name: 'Out' }));
  await expect.poll(() => app.sent('memTransDet')).toHaveLength(2);
  expect(app.sent('memTransDet')[1]).toMatchObject({ scope: 'TEAM' });
  expect(app.sent('memTransDet')[1]).not.toHaveProperty('status');
});

test('panels that cannot be read say so, and are read again', async () => {
  await openCentre({ file: 'not JSON' });
  await expect.poll(() => centre()?.querySelector('[data-state="error"]') ?? null).not.toBeNull();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

const { transactionHistory: shownFirst, ...others } = panels.member;

test.each([
  ['null', 'null'],
  ['a list', '[]'],
  ['without menus', '{}'],
  ['without the panel', JSON.stringify({ ...panels, member: others })],
  [
    'a panel without views',
    JSON.stringify({ ...panels, member: { ...others, transactionHistory: { title: shownFirst?.title } } }),
  ],
  ['a view without columns', JSON.stringify(panels).replaceAll('"columns"', '"fields"')],
])('panels of a wrong shape say so in their place, and are read again: %s', async (_, file) => {
  await openCentre({ file });
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect.element(retry).toBeVisible();
  const read = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => read.mockRestore());
  await userEvent.click(retry);
  await expect.poll(() => read.mock.calls.length).toBeGreaterThan(0);
  await expect.element(page.getByRole('dialog')).toBeVisible();
});

test('a panel that was shown before shows its rows at once, and is not read again while they are fresh', async () => {
  const app = await openCentre();
  await ready();
  await userEvent.click(entry('second'));
  await ready('personalHistoryCopy');
  await userEvent.click(entry('first'));
  await expect.poll(() => panel('transactionHistory')?.querySelectorAll('[data-row]').length).toBe(2);
  expect(app.sent('memTransDet')).toHaveLength(1);
  expect(app.sent('balance')).toHaveLength(1);
});

test('filters are remembered while the member is signed in, and a reset forgets them', async () => {
  const app = await openCentre({ reply: ({ name }) => (name === 'memTransDet' ? pageOf([row(1)]) : undefined) });
  await ready();
  const status = () => panel('transactionHistory')!.querySelector<HTMLSelectElement>('select[name="status"]')!;
  await userEvent.selectOptions(status(), 'PENDING');
  await expect.poll(() => app.sent('memTransDet').at(-1)).toMatchObject({ status: 'PENDING' });
  await userEvent.click(entry('second'));
  await ready('personalHistoryCopy');
  await userEvent.click(entry('first'));
  await expect.poll(() => status().value).toBe('PENDING');
  await userEvent.click(page.getByRole('button', { name: 'Reset' }));
  await expect.poll(() => status().value).toBe('');
  await userEvent.click(entry('second'));
  await userEvent.click(entry('first'));
  await ready();
  expect(status().value).toBe('');
});

test('an entry counts the withdrawals that wait for an answer, and again after each one', async () => {
  let waiting = 2;
  const app = await openCentre({
    reply: ({ name }) => (name === 'withdrawInfo' ? { available: '0.00', confirmCount: waiting, confirmBy: null } : undefined),
  });
  await ready();
  const badge = () => entry('first').querySelector('[data-badge="withdrawalsToConfirm"] [aria-hidden]')?.textContent ?? '';
  await expect.poll(badge).toBe('2');
  for (const left of ['1', '']) {
    waiting = Number(left);
    app.portal.serverState.current()?.invalidateAfter('confirmWithdraw');
    await expect.poll(badge).toBe(left);
  }
});

test("a member without a picture has the brand's in the centre (MCO-18)", async () => {
  const { portal } = await openCentre();
  await ready();
  const own = `img[src="/images/${portal.brand.images.fallbackAvatar}"]`;
  expect(slot('modal/centre')!.querySelector(own)).not.toBeNull();
});
