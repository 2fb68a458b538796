import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, slot } from '#app/app.fixture.tsx';
import { localArea } from '#platform/browser/storage.ts';

const MINUTE = 60_000;
let ahead = 0;

beforeEach(async () => {
  await page.viewport(1280, 800);
  localArea.clear();
  ahead = 0;
  const real = Date.now.bind(Date);
  vi.spyOn(Date, 'now').mockImplementation(() => real() + ahead);
});
afterEach(() => vi.restoreAllMocks());

const open = async () => {
  const app = await openApp({ member: {}, on: ['IDLELOGOUT3'] });
  await expect.poll(() => slot('region/idleLogout'), { timeout: 5_000 }).not.toBeNull();
  return app;
};

test('asks before the time is up; an answer begins it anew', async () => {
  const { portal } = await open();
  ahead += 29.5 * MINUTE;
  await expect.element(page.getByText('Are you still there?')).toBeVisible();
  await expect.element(page.getByText(/signed out in (2\d|30) s/)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Stay signed in' }));
  await expect.poll(() => slot('modal/idleModal')).toBeNull();
  expect(portal.session.getState().token).not.toBeNull();
});

test('a sign of life in another tab takes the question away', async () => {
  await open();
  ahead += 29.5 * MINUTE;
  await expect.element(page.getByText('Are you still there?')).toBeVisible();
  localArea.set('lastActive', `${Date.now()} ana01`);
  await expect.poll(() => slot('modal/idleModal')).toBeNull();
});

test('ends the session at the platform and here, and nothing is asked for after it', async () => {
  const { portal } = await open();
  ahead += 31 * MINUTE;
  await expect.element(page.getByText('You were signed out')).toBeVisible();
  expect(portal.session.getState().token).toBeNull();
  const calls = portal.calls.map(({ name }) => name);
  expect(calls.at(-1)).toBe('logout');
  expect(calls.filter((name) => name === 'logout')).toHaveLength(1);
});
