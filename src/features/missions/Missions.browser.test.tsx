import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Mission } from '#contract/types.ts';
import { CallError } from '#platform/errors/callError.ts';
import { claim, mission, open } from './missions.fixture.tsx';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => sessionStorage.clear());

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
  await expect.element(page.getByRole('button', { name: 'Check the records' })).toBeVisible();
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

test('an address opens the missions at its period', async () => {
  await open('missions', { missions: () => ({ missions: [mission({ type: 'once' })], count: 1 }), values: { type: 'once' } });
  await expect.element(claim()).toBeVisible();
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

test('a mission that is done in a game category has its picture', async () => {
  await open('missions', { missions: () => ({ missions: [mission({ linkageValue: 'lobby' })], count: 1 }) });
  await expect.element(claim()).toBeVisible();
  expect(document.querySelector('[data-row="spins"] img')!.getAttribute('src')).toBe('/images/category-rng.svg');
});
