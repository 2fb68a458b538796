import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { settle } from '#ui/dom/mount.fixture.tsx';
import { many, openRecords, pageOf, settledAs, shown } from './centre.fixture.ts';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => sessionStorage.clear());

test('days that Back or a link change are shown, and answered at their place', async () => {
  const { portal } = await openRecords('&c.date=2026-04-01_2026-04-05', () => pageOf(many(1)));
  await settledAs('ready');
  const from = () => shown().querySelector<HTMLInputElement>('[name="date.from"]')!.value;
  expect(from()).toBe('2026-04-01');
  const path = portal.router.path();
  await settle(() => portal.router.navigate(path.replace('2026-04-01_2026-04-05', '2026-04-20_2026-04-10')));
  await expect.poll(() => shown().querySelector('[role="alert"]')?.textContent).toBe('The first day is after the last.');
  expect(from()).toBe('2026-04-20');
  await settle(() => portal.router.navigate(path));
  await expect.poll(from).toBe('2026-04-01');
  expect(shown().querySelector('[role="alert"]')).toBeNull();
});
