import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, slot } from '#app-tests/app.fixture.tsx';

beforeEach(() => page.viewport(1280, 900));

const day = 86_400_000;
const now = Date.now();
const promotion = [
  { id: 1, category: 'news', title: 'Now and on', startTime: now - 90 * day },
  { id: 2, category: 'live', title: 'Over', startTime: now - 60 * day, endTime: now - 20 * day, status: 'join' },
  { id: 3, category: 'live', title: 'Later', startTime: now + 20 * day, endTime: now + 25 * day, status: 'join' },
  { id: 4, category: 'made_up', title: 'Odd', startTime: now - day, endTime: now + day, status: 'claim' },
] as never;

const open = (path = '/promotions') => openApp({ path, announcements: { promotion } });
const titles = () => [...slot('page/promotions')!.querySelectorAll('li h2')].map((one) => one.textContent);

test('are listed with their status; an expired one is closed (PRM-01, RWD-04)', async () => {
  await open();
  await expect.poll(titles).toEqual(['Now and on', 'Over', 'Later', 'Odd']);
  const badges = [...slot('page/promotions')!.querySelectorAll('li p > span:first-child')].map((one) => one.textContent);
  expect(badges).toEqual(['Open', 'Closed', 'Coming soon', 'Ready to claim']);
});

test('are filtered by category and date, which the address keeps (PRM-02, PRM-05)', async () => {
  const app = await open();
  await userEvent.click(page.getByText('Live tables', { exact: true }).first());
  await expect.poll(titles).toEqual(['Over', 'Later']);
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Dates' }), 'next30');
  await expect.poll(titles).toEqual(['Later']);
  await expect.poll(() => app.portal.router.path()).toBe('/promotions?category=live&when=next30');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Dates' }), 'previous7');
  await expect.element(page.getByText('Nothing fits these filters')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Show all' }));
  await expect.poll(titles).toHaveLength(4);
});

test('read their filters from the address, custom days included', async () => {
  const from = new Date(now + 21 * day).toISOString().slice(0, 10);
  await open(`/promotions?when=own&from=${from}&to=${from}`);
  await expect.poll(titles).toEqual(['Now and on', 'Later']);
  await expect.element(page.getByLabelText('From')).toHaveValue(from);
});

test('name a category without a text', async () => {
  await open();
  await expect.element(page.getByRole('radio', { name: 'Made up' })).toBeInTheDocument();
});

test('show an empty state', async () => {
  await openApp({ path: '/promotions' });
  await expect.element(page.getByText('No promotions yet')).toBeVisible();
});
