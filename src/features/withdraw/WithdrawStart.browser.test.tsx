import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { PanelState } from '#engine/registry.ts';
import { CallError } from '#platform/errors/callError.ts';
import { settle } from '#ui/dom/mount.fixture.tsx';
import { openWithdraw, pageOf, panelWith, row } from './withdrawHost.fixture.tsx';

beforeEach(() => page.viewport(1100, 900));
afterEach(() => sessionStorage.clear());

const states: PanelState[] = [];
const panel = panelWith(states);
const amount = () => page.getByRole('textbox', { name: 'Amount' });

test('the form comes with the latest withdrawal above it, which pushes nothing down', async () => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  const app = await openWithdraw(panel, { withdrawRecords: () => held.then(() => pageOf([row()])) });
  await expect.poll(() => app.sent('bankCards').length).toBe(1);
  await settle(() => undefined);
  expect(states.at(-1)).toBe('loading');
  expect(amount().query()).toBe(null);
  answer();
  await expect.element(page.getByRole('region', { name: 'Latest withdrawal' })).toBeVisible();
  await expect.element(amount()).toBeVisible();
});

test('the form comes without the latest withdrawal when that cannot be read', async () => {
  await openWithdraw(panel, { withdrawRecords: () => Promise.reject(new CallError('unavailable', 'withdrawRecords')) });
  await expect.element(amount()).toBeVisible();
  expect(page.getByRole('region', { name: 'Latest withdrawal' }).query()).toBe(null);
});
