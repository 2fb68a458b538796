import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { slot } from '#app-tests/app.fixture.tsx';
import { openCentre, stateOf } from '#features/centre/centre.fixture.ts';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => sessionStorage.clear());

const SHOWN = '/helpmc?centre=member.transactionHistory';

async function open() {
  const { portal } = await openCentre({ query: 'centre=member.transactionHistory' });
  await expect.poll(() => stateOf('transactionHistory')).toBe('ready');
  return portal;
}

test.each([
  ['another panel', '/helpmc?centre=member.personalHistoryCopy'],
  ['the bare page', '/helpmc'],
])('a modal and a question that were opened over a panel close with it: Back to %s', async (_, path) => {
  const portal = await open();
  const modal = portal.overlay.openModal('helpModal');
  const question = portal.overlay.confirm({ title: { text: 'End this contract?' } });
  await expect.element(page.getByRole('alertdialog', { name: 'End this contract?' })).toBeVisible();
  await expect.poll(() => slot('modal/helpModal')).not.toBeNull();
  portal.router.navigate(`${SHOWN}&c.type=DEPOSIT`);
  await expect.poll(() => portal.router.path()).toContain('c.type=DEPOSIT');
  expect(slot('modal/helpModal')).not.toBeNull();
  portal.router.navigate(path);
  expect(await modal).toBeUndefined();
  expect(await question).toBe(false);
  await expect.poll(() => slot('modal/helpModal')).toBeNull();
});

test('what was opened over the page, is locked, is a login or only says something stays', async () => {
  const portal = await open();
  portal.router.navigate('/helpmc');
  await expect.poll(() => slot('modal/centre')).toBeNull();
  void portal.overlay.openModal('helpModal');
  await expect.poll(() => slot('modal/helpModal')).not.toBeNull();
  portal.router.navigate(SHOWN);
  await expect.poll(() => slot('modal/centre')).not.toBeNull();
  void portal.overlay.openModal('realityCheckModal', {}, { locked: true });
  void portal.overlay.openModal('loginPopupModal');
  void portal.overlay.warn({ title: { text: 'Only agents' } });
  await expect.element(page.getByRole('alertdialog', { name: 'Only agents' })).toBeVisible();
  portal.router.navigate('/helpmc');
  await expect.poll(() => slot('modal/centre')).toBeNull();
  const { modals, dialogs } = portal.overlayStore.getState();
  expect(modals.map(({ name }) => name)).toEqual(['helpModal', 'realityCheckModal', 'loginPopupModal']);
  expect(dialogs).toHaveLength(1);
});
