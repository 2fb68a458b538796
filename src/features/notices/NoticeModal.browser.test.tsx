import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, slot } from '#app-tests/app.fixture.tsx';
import brandFile from '../../../brands/base/brand.json';
import { readAnnouncements } from '#state/reads/startupReads.ts';
import { settle } from '#ui/dom/mount.fixture.tsx';

beforeEach(() => page.viewport(1280, 800));

const notices = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: `Notice ${index + 1}`,
    content: `<p>Text of <strong>${index + 1}</strong></p><script>window.hit = true</script><img src="x" onerror="window.hit = true">`,
    date: Date.UTC(2026, 4, 1, 13, 5, index),
  }));

async function open(count: number, params: Record<string, string> = {}) {
  const app = await openApp({ announcements: { player: notices(count) } as never, brand: { timeZone: 'America/Sao_Paulo' } });
  await app.modal('noticeModal', params);
  await expect.element(page.getByRole('dialog', { name: 'Announcements' })).toBeVisible();
  return app;
}

const titles = () =>
  [...slot('modal/noticeModal')!.querySelectorAll('li button')].map((one) => one.firstElementChild?.textContent);
const article = () => slot('modal/noticeModal')!.querySelector('article')!;

test('are shown in pages of 9, 9 and 2 (NTC-06)', async () => {
  await open(20);
  expect(titles()).toEqual(Array.from({ length: 9 }, (_, index) => `Notice ${index + 1}`));
  await userEvent.click(page.getByRole('button', { name: 'Next page' }));
  expect(titles()).toEqual(Array.from({ length: 9 }, (_, index) => `Notice ${index + 10}`));
  await userEvent.click(page.getByRole('button', { name: 'Page 3' }));
  expect(titles()).toEqual(['Notice 19', 'Notice 20']);
  await expect.element(page.getByRole('button', { name: 'Next page' })).toBeDisabled();
});

test('nine need no pagination', async () => {
  await open(9);
  expect(titles()).toHaveLength(9);
  expect(page.getByRole('navigation', { name: 'Pages of announcements' }).query()).toBeNull();
});

test('the selected one is shown beside the list, its HTML sanitised, its time in the zone of the brand (NTC-07, NTC-08)', async () => {
  await open(3);
  await userEvent.click(page.getByRole('button', { name: /Notice 2/ }));
  expect(article().querySelector('h3')!.textContent).toBe('Notice 2');
  await expect.poll(() => article().querySelector('strong')?.textContent).toBe('2');
  expect(article().querySelector('time')!.textContent).toBe('2026-05-01 10:05:01');
  expect(article().querySelector('script, [onerror]')).toBeNull();
  expect('hit' in window).toBe(false);
});

test('one requested by its id is open, on its page', async () => {
  await open(20, { id: '12' });
  expect(article().querySelector('h3')!.textContent).toBe('Notice 12');
  expect(titles()[0]).toBe('Notice 10');
});

test('an empty list shows a message', async () => {
  await open(0);
  await expect.element(page.getByText('No announcements')).toBeVisible();
});

test('a page that is gone leads to the last one', async () => {
  const { portal } = await open(20);
  await userEvent.click(page.getByRole('button', { name: 'Page 3' }));
  await settle(() => portal.system.setState({ announcements: { player: notices(12) } as never }));
  expect(titles()).toEqual(['Notice 10', 'Notice 11', 'Notice 12']);
  await settle(() => portal.system.setState({ announcements: { player: notices(2) } as never }));
  expect(titles()).toEqual(['Notice 1', 'Notice 2']);
  expect(article().querySelector('h3')!.textContent).toBe('Notice 1');
});

test('on a phone the focus goes into the announcement that is opened, and back to its entry', async () => {
  await page.viewport(390, 844);
  await open(3);
  const entry = page.getByRole('button', { name: /Notice 2/ });
  (entry.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'All announcements' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(entry).toHaveFocus();
});

test('on a phone pages load on scroll (D-46)', async () => {
  await page.viewport(390, 844);
  await open(20);
  expect(titles()).toHaveLength(9);
  await userEvent.click(page.getByRole('button', { name: 'Show more' }));
  await expect.poll(() => titles().length).toBeGreaterThanOrEqual(18);
  expect(page.getByRole('navigation', { name: 'Pages of announcements' }).query()).toBeNull();
});

test('popup announcements have a tab, and are shown one by one (NTC-09, D-93)', async () => {
  const app = await openApp({ announcements: { player: notices(2), popup: notices(3).slice(1) } as never });
  await app.modal('popupNoticeModal');
  await expect.element(page.getByRole('dialog', { name: 'Notice 2' })).toBeVisible();
  expect(slot('modal/popupNoticeModal')!.querySelector('script, [onerror]')).toBeNull();
  await userEvent.click(page.getByRole('button', { name: 'Next', exact: true }));
  await expect.element(page.getByRole('dialog', { name: 'Notice 3' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Close' }).last());
  await app.modal('noticeModal', { tab: 'popup' });
  await expect.poll(titles).toEqual(['Notice 2', 'Notice 3']);
});

test('a brand with the newer call reads what opens by itself from it, and its other lists from the first (NTC-01, NTC-03)', async () => {
  const app = await openApp({
    announcements: { player: notices(3) } as never,
    brand: { api: { ...brandFile.api, variants: { ...brandFile.api.variants, announcements: 'v2' } } } as never,
    reply: ({ name }) =>
      name === 'announcementsV2'
        ? { popup: notices(3).slice(1) }
        : name === 'announcements'
          ? { player: notices(1), popup: [], banners: [], promotion: [] }
          : null,
  });
  await settle(() => readAnnouncements(app.portal));
  expect(app.sent('announcementsV2')).toEqual([{ types: 'B,PL,PU,PR', platform: 'W', execution: 'B', language: 'EN' }]);
  // the first call renews the rest, which was published in the default language
  expect(app.sent('announcements')).toHaveLength(1);
  await app.modal('noticeModal');
  await expect.poll(titles).toEqual(['Notice 1']);
  await userEvent.click(page.getByRole('tab', { name: 'Shown on opening' }));
  await expect.poll(titles).toEqual(['Notice 2', 'Notice 3']);
});
