import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, slot } from '#app-tests/app.fixture.tsx';
import { testPortal } from '#state/forms/fieldHost.fixture.tsx';
import { PortalHost } from '#state/portal/PortalHost.fixture.tsx';
import layout from '../../../brands/base/layout.json';
import texts from '../../../locales/en/home.json';
import { Promotions } from './Promotions.tsx';

beforeEach(() => page.viewport(1280, 800));

test('a promotion says in how many days it ends, with the moment as its title', async () => {
  const day = 86_400_000;
  // noon of the brand's zone, so that no length of a day matters
  const noon = Math.floor(Date.now() / day) * day + day / 2;
  await openApp({
    path: '/',
    announcements: { promotion: [1, 12].map((days) => ({ id: days, title: `P${days}`, endTime: noon + days * day })) } as never,
    brand: {
      timeZone: 'UTC',
      layout: { ...layout, home: { ...layout.home, order: ['promotions'], sections: { promotions: {} } } },
    } as never,
  });
  await expect.element(page.getByText('Ends in 1 day', { exact: true })).toBeVisible();
  const later = page.getByText('Ends in 12 days', { exact: true });
  await expect.element(later).toHaveAttribute('title', new Date(noon + 12 * day).toISOString().slice(0, 19).replace('T', ' '));
});

test('a published page says the moment, as nobody knows on which day it will be read', () => {
  const portal = testPortal();
  Object.assign(portal, { brand: { ...portal.brand, layout } });
  const endTime = Date.UTC(2031, 4, 6, 12);
  const announcements = { ...portal.system.getState().announcements, promotion: [{ id: 1, title: 'P1', endTime }] };
  const state = { ...portal.system.getState(), announcements } as never;
  Object.assign(portal.system, { getState: () => state, getInitialState: () => state });
  portal.texts.addResourceBundle('en', 'home', texts);
  const html = renderToString(
    <MemoryRouter>
      <PortalHost portal={portal}>
        <Promotions name="promotions" slotProps={{ 'data-slot': 'section/promotions' }} settings={{}} />
      </PortalHost>
    </MemoryRouter>,
  );
  expect(html).toContain('>2031-05-06 12:00<');
});

test('the notice strip advances on a press and opens its announcement', async () => {
  const player = [
    { id: 1, title: 'First', content: '', date: 1 },
    { id: 2, title: 'Second', content: '', date: 2 },
  ];
  const { portal } = await openApp({ announcements: { player } as never });
  await expect.poll(() => slot('section/notice')?.textContent ?? '').toContain('First');
  await userEvent.click(page.getByRole('button', { name: 'Next announcement' }));
  expect(slot('section/notice')!.textContent).toContain('Second');
  await userEvent.click(page.getByRole('button', { name: 'Second' }));
  expect(portal.overlayStore.getState().modals).toMatchObject([{ name: 'noticeModal', params: { id: '2' } }]);
});

test('home shows the sections in the order of the brand, without empty ones', async () => {
  const announcements = {
    player: [{ id: 1, title: 'First', content: '', date: 1 }],
    promotion: [{ id: 7, category: 'news', title: 'Spring' }],
  } as never;
  const nothing: Record<string, unknown> = { gameVendor: { data: { lanes: [] } }, popularGames: [], hotGames: { list: [] } };
  await openApp({ announcements, reply: ({ name }) => nothing[name] ?? null });
  const sections = () =>
    [...document.querySelectorAll('[data-slot^="section/"]:not(:empty)')].map((one) => one.getAttribute('data-slot'));
  await expect.poll(sections).toEqual(['section/notice', 'section/promotions']);
  await expect.element(page.getByRole('link', { name: 'Details of Spring' })).toHaveAttribute('href', '/promotions/7');
});

test('a section whose condition does not hold is hidden', async () => {
  const { home } = layout;
  const sections = { ...home.sections, promotions: { when: { flag: 'chat' } }, categories: { when: { role: 'visitor' } } };
  await openApp({
    announcements: { promotion: [{ id: 7, category: 'news', title: 'Spring' }] } as never,
    brand: { layout: { ...layout, home: { order: ['promotions', 'categories'], sections } } } as never,
  });
  await expect.poll(() => slot('section/categories')?.childElementCount ?? 0).toBeGreaterThan(0);
  expect(slot('section/promotions')).toBe(null);
});
