import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, slot } from '#app-tests/app.fixture.tsx';

beforeEach(() => page.viewport(1280, 800));

const alone = () => document.querySelector('[data-slot^="region/"], [data-slot^="page/"]') === null;

describe('maintenance', () => {
  test('replaces the whole app, at every address, with its end in the zone of the brand (BOOT-08..12)', async () => {
    const permission = { maintenanceEndTime: Date.UTC(2026, 4, 2, 6, 30) } as never;
    await openApp({ path: '/helpmc', system: { screen: 'maintenance', permission }, brand: { timeZone: 'America/Sao_Paulo' } });
    await expect.element(page.getByRole('heading', { name: 'System Maintenance' })).toBeVisible();
    await expect.element(page.getByText('RESTRICTION OF VISIT')).toBeVisible();
    await expect.element(page.getByText('Expected end')).toBeVisible();
    await expect.element(page.getByText('2026-05-02 03:30:00')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Contact us' })).toBeEnabled();
    expect(alone()).toBe(true);
  });

  test('shows no end where there is none (BOOT-11)', async () => {
    await openApp({ system: { screen: 'maintenance', permission: {} as never } });
    await expect.element(page.getByRole('heading', { name: 'System Maintenance' })).toBeVisible();
    expect(page.getByText('Expected end').query()).toBeNull();
  });
});

test('restriction shows address and country (BOOT-13..16)', async () => {
  const permission = { location: { ip: '203.0.113.9', country: 'BR' } } as never;
  await openApp({ system: { screen: 'restriction', permission } });
  await expect.element(page.getByRole('heading', { name: 'IP Restriction' })).toBeVisible();
  await expect.element(page.getByText('203.0.113.9')).toBeVisible();
  await expect.element(page.getByText('Brazil')).toBeVisible();
  await expect.element(page.getByText('Access to this site is barred because of your location or IP address.')).toBeVisible();
  expect(alone()).toBe(true);
});

test('an unknown country code is shown unchanged', async () => {
  const permission = { location: { ip: '::1', country: 'Somewhere' } } as never;
  await openApp({ system: { screen: 'restriction', permission } });
  await expect.element(page.getByText('Somewhere')).toBeVisible();
});

test('mirror domains are listed, never switched to', async () => {
  const routers = [{ domain: 'one.example' }, { domain: 'two.example' }] as never;
  await openApp({ system: { screen: 'maintenance', permission: {} as never, routers } });
  await expect.element(page.getByText('two.example')).toBeVisible();
  expect(slot('screen/maintenance')!.querySelector('a[href*="two.example"]')).toBeNull();
});

test('without an answer on admission nothing else is shown (BOOT-22)', async () => {
  await openApp({ system: { screen: 'networkError' } });
  await expect.element(page.getByText('Network link abnormal')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
  expect(alone()).toBe(true);
});

test('a failed picture leaves no gap in the network error', async () => {
  await openApp({ system: { screen: 'networkError' } });
  await expect.element(page.getByText('Network link abnormal')).toBeVisible();
  const picture = slot('screen/networkError')!.querySelector('img[width="240"]');
  picture?.dispatchEvent(new Event('error'));
  await expect.poll(() => slot('screen/networkError')!.querySelector('img[width="240"]')).toBeNull();
});

describe('a promotion', () => {
  const promotion = [
    {
      id: 7,
      category: 'news',
      title: 'Spring',
      summary: 'More of it',
      content: '<p>All <b>terms</b></p>',
      endTime: Date.UTC(2026, 5, 1),
    },
    { id: 8, title: 'Only for new players', category: 'new_player' },
  ];

  test('is shown on its own page', async () => {
    await openApp({ path: '/promotions/7', announcements: { promotion } as never });
    await expect.element(page.getByRole('heading', { level: 1, name: 'Spring' })).toBeVisible();
    await expect.element(page.getByText('until Jun 1, 00:00')).toBeVisible();
    await expect.poll(() => slot('page/promotionDetail')!.querySelector('b')?.textContent).toBe('terms');
  });

  test.each(['99', '8'])('that is hidden from this visitor (%s) is closed, with a back link', async (id) => {
    await openApp({ path: `/promotions/${id}`, announcements: { promotion } as never });
    await expect.element(page.getByText('This promotion is closed')).toBeVisible();
    await userEvent.click(slot('page/promotionDetail')!.querySelector('a')!);
    await expect
      .poll(() => document.querySelector('[aria-label="Details of Spring"], [data-slot="page/promotions"] h1'))
      .toBeTruthy();
  });
});
