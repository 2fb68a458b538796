import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, slot } from '#app-tests/app.fixture.tsx';
import { type EndpointName, endpoints } from '#platform/endpoints/endpoints.ts';
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
  // the watch begins after the region is shown
  await expect.poll(() => localArea.get('lastActive')).not.toBeNull();
  return app;
};

test('warns before the time is up; an answer restarts it', async () => {
  const { portal } = await open();
  ahead += 29.5 * MINUTE;
  await expect.element(page.getByText('Are you still there?')).toBeVisible();
  await expect.element(page.getByText(/signed out in (2\d|30) s/)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Stay signed in' }));
  await expect.poll(() => slot('modal/idleModal')).toBeNull();
  expect(portal.session.getState().token).not.toBeNull();
});

test('activity in another tab closes the warning', async () => {
  await open();
  ahead += 29.5 * MINUTE;
  await expect.element(page.getByText('Are you still there?')).toBeVisible();
  localArea.set('lastActive', `${Date.now()} ana01`);
  await expect.poll(() => slot('modal/idleModal')).toBeNull();
});

/** A frame that sends messages on request. */
async function addFrame(isGame: boolean) {
  const stage = document.createElement('div');
  if (isGame) stage.dataset['stage'] = '';
  const frame = document.createElement('iframe');
  frame.srcdoc = '<script>onmessage = () => parent.postMessage({ any: 1 }, "*")</script>';
  stage.append(frame);
  document.body.append(stage);
  await new Promise((resolve) => frame.addEventListener('load', resolve));
  const speak = () =>
    new Promise((resolve) => {
      addEventListener('message', resolve, { once: true });
      frame.contentWindow?.postMessage(1, '*');
    });
  return { speak, remove: () => stage.remove() };
}

test('messages of a frame are no activity (IDLELOGOUT3)', async () => {
  const { portal } = await open();
  const frame = await addFrame(false);
  for (let minute = 0; minute < 33; minute += 1) {
    ahead += MINUTE;
    await frame.speak();
  }
  await expect.element(page.getByText('You were signed out')).toBeVisible();
  expect(portal.session.getState().token).toBeNull();
  frame.remove();
});

test('events dispatched by scripts are no activity', async () => {
  const { portal } = await open();
  for (let minute = 0; minute < 33; minute += 1) {
    ahead += MINUTE;
    for (const kind of ['pointerdown', 'keydown', 'wheel', 'touchmove'])
      document.body.dispatchEvent(new Event(kind, { bubbles: true }));
    dispatchEvent(new Event('blur'));
  }
  await expect.element(page.getByText('You were signed out')).toBeVisible();
  expect(portal.session.getState().token).toBeNull();
});

test('a game keeps its player signed in for an hour at most, in this tab and in others', async () => {
  const { portal } = await open();
  const frame = await addFrame(true);
  const play = async (minutes: number) => {
    for (let minute = 0; minute < minutes; minute += 1) {
      ahead += MINUTE;
      await frame.speak();
    }
  };
  await play(45);
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(portal.session.getState().token).not.toBeNull();
  expect(localArea.get('lastPlayed')).toMatch(/^\d+ ana01$/);
  await play(14);
  await expect.element(page.getByText('Are you still there?')).toBeVisible();
  await play(1);
  await expect.element(page.getByText('You were signed out')).toBeVisible();
  frame.remove();
});

test('ends the session at the platform and here, and sends nothing after it', async () => {
  const { portal } = await open();
  ahead += 31 * MINUTE;
  await expect.element(page.getByText('You were signed out')).toBeVisible();
  expect(portal.session.getState().token).toBeNull();
  const calls = portal.calls.map(({ name }) => name);
  // the home page may still read what visitors see
  const after = calls.slice(calls.indexOf('logout') + 1).filter((name) => endpoints[name as EndpointName].access !== 'visitor');
  expect(after).toEqual([]);
  expect(calls.filter((name) => name === 'logout')).toHaveLength(1);
});
