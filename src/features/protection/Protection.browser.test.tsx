import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CallError } from '#platform/errors/callError.ts';
import { settle } from '#ui/dom/mount.fixture.tsx';
import { answer, cell, HOUR, limits, open } from './protection.fixture.tsx';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => sessionStorage.clear());

test('a pause asks with its end, is sent once confirmed, and the session learns of it', async () => {
  const until = Date.now() + 30 * 24 * HOUR;
  let isPaused = false;
  const restriction = { kind: 'PAUSE', from: Date.now(), until } as const;
  const { portal, sent } = await open({
    reply: ({ name }) => {
      if (name === 'pausePlay') isPaused = true;
      if (name === 'memberInfo') return { id: 'm-1', account: 'ana01', type: 0, restriction: isPaused ? restriction : null };
      return undefined;
    },
  });
  await userEvent.click(page.getByText('30 days', { exact: true }));
  const press = () => userEvent.click(page.getByRole('button', { name: /^Pause until/ }));
  await press();
  const { text } = await answer(portal, false);
  expect(text).toMatchObject({
    key: 'protection:pause_question',
    params: { date: expect.stringMatching(/^[A-Z]\w+ \d+(?:, 20\d\d)?, \d\d:\d\d$/) },
  });
  expect(sent('pausePlay')).toEqual([]);
  await press();
  await answer(portal, true);
  await expect.poll(() => sent('pausePlay')).toEqual([{ days: 30 }]);
  await expect.poll(() => portal.session.getState().member?.restriction).toEqual(restriction);
});

test.each([
  ['6 months', 6, 'protection:exclude_question'],
  ['For ever', null, 'protection:exclude_question_ever'],
])('a self-exclusion of %s is asked about', async (name, months, key) => {
  const { portal, sent } = await open();
  await userEvent.click(page.getByText(name, { exact: true }));
  await userEvent.click(page.getByRole('button', { name: 'Exclude myself' }));
  expect((await answer(portal, true)).text).toMatchObject({ key });
  await expect.poll(() => sent('selfExclude')).toEqual([{ months }]);
});

test('while a pause is in force there is its end, and no other pause; a self-exclusion leaves neither', async () => {
  const from = Date.now();
  await open({ restriction: { kind: 'PAUSE', from, until: from + HOUR } });
  await expect.element(page.getByText('You have paused play')).toBeVisible();
  expect(page.getByRole('heading', { name: 'Take a break' }).elements()).toEqual([]);
  await expect.element(page.getByRole('heading', { name: 'Self-exclusion' })).toBeVisible();
});

test('for a self-excluded member only the limits are left', async () => {
  await open({ restriction: { kind: 'EXCLUSION', from: Date.now(), until: null } });
  await expect.element(page.getByText('You have excluded yourself')).toBeVisible();
  for (const name of ['Take a break', 'Self-exclusion']) expect(page.getByRole('heading', { name }).elements()).toEqual([]);
});

test.each([
  ['limits', 'Your limits'],
  ['pause', 'Take a break'],
  ['selfExclusion', 'Self-exclusion'],
])('with the flag %s alone there is %s alone', async (flag, heading) => {
  await open({ on: [flag] });
  await expect.element(page.getByRole('heading', { name: heading })).toBeVisible();
  const shown = ['Your limits', 'Take a break', 'Self-exclusion'].filter((name) => page.getByRole('heading', { name }).elements().length > 0); // prettier-ignore
  expect(shown).toEqual([heading]);
});

test('what could not be read can be read again; the week has a failure of its own', async () => {
  let isDown = true;
  const { states } = await open({
    reply: ({ name }) => {
      if (isDown && (name === 'protection' || name === 'playStatement')) throw new CallError('unavailable', name);
      return undefined;
    },
  });
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(states.at(-1)).toBe('error');
  isDown = false;
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByRole('heading', { name: 'Your limits' })).toBeVisible();
});

test('a failed week leaves the limits', async () => {
  await open({
    reply: ({ name }) => {
      if (name === 'playStatement') throw new CallError('unavailable', name);
      return undefined;
    },
  });
  await expect.element(page.getByText('The last week could not be loaded.')).toBeVisible();
  await expect.element(cell('Deposit, Per day')).toBeVisible();
});

test('waits with a skeleton; a platform without limits says so', async () => {
  let answerNow: (value: unknown) => void = () => undefined;
  const later = new Promise((resolve) => {
    answerNow = resolve;
  });
  await open({ reply: ({ name }) => (name === 'protection' ? later : undefined) });
  await expect.element(page.getByRole('status').first()).toBeInTheDocument();
  await settle(() => answerNow({ limits: [] }));
  await expect.element(page.getByText('No limits can be set at the moment.')).toBeVisible();
});

test.each([320, 768, 1440])('at %i px nothing overflows', async (width) => {
  await page.viewport(width, 900);
  const raise = { limit: '999999999.00', from: Date.now() + HOUR };
  await open({ all: limits.map((one) => ({ ...one, ...(one.limit !== null && { limit: '999999999.00', raise }) })) });
  await expect.element(page.getByRole('heading', { name: 'Your limits' })).toBeVisible();
  const root = document.querySelector('[data-slot="panel/ownLimits"]')!;
  expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
