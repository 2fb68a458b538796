import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { entriesIn, openApp, slot } from '#app/app.fixture.tsx';

beforeEach(() => page.viewport(1280, 800));

const menu = () => slot('region/sideMenu')!;
const entry = (name: string) => menu().querySelector<HTMLElement>(`[data-entry="${name}"]`)!;

test('begins with home, which is the current page (SID-01)', async () => {
  await openApp();
  await expect.poll(() => entriesIn('region/sideMenu')).toEqual(['home', 'language', 'support']);
  expect(entry('home').getAttribute('href')).toBe('/');
  expect(entry('home').getAttribute('aria-current')).toBe('page');
});

test('is mini or expanded (SID-11)', async () => {
  const { portal } = await openApp();
  await userEvent.click(page.getByRole('button', { name: 'Collapse the menu' }));
  expect(portal.preferences.getState().menuMini).toBe(true);
  await expect.poll(() => menu().dataset['mini']).toBe('true');
  const toggle = page.getByRole('button', { name: 'Expand the menu' });
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(toggle);
  await expect.poll(() => menu().dataset['mini']).toBeUndefined();
});

test('lists the languages in their own words; the choice is shown (SID-07)', async () => {
  const { portal } = await openApp();
  await expect.poll(() => entriesIn('region/sideMenu')).toContain('language');
  portal.texts.addResourceBundle('pt', 'portal', { home: 'Início' });
  await userEvent.click(entry('language'));
  const portuguese = page.getByRole('button', { name: 'Português' });
  await expect.element(page.getByRole('button', { name: 'English' })).toHaveAttribute('aria-current', 'true');
  await userEvent.click(portuguese);
  await expect.poll(() => portal.preferences.getState().language).toBe('PT');
  await expect.poll(() => document.documentElement.lang).toBe('pt');
  expect(entry('language').getAttribute('aria-expanded')).toBe('false');
});

test('has no language list where there is one language', async () => {
  await openApp({ brand: { languages: { supported: ['EN'], default: 'EN' } } });
  await expect.poll(() => entriesIn('region/sideMenu')).toEqual(['home', 'support']);
});

test('opens the support list, whose announcements open the modal', async () => {
  const { portal } = await openApp();
  await expect.poll(() => entriesIn('region/sideMenu')).toContain('support');
  await userEvent.click(entry('support'));
  await expect
    .poll(() => entriesIn('region/sideMenu'))
    .toEqual(['home', 'language', 'support', 'customerService', 'announcements', 'help']);
  await userEvent.click(entry('announcements'));
  expect(portal.overlayStore.getState().modals).toMatchObject([{ name: 'noticeModal' }]);
});

test('an entry that is not open warns and does nothing else (D-24)', async () => {
  const { portal } = await openApp({
    brand: {
      menus: {
        side: {
          order: ['news', 'gone', 'help'],
          entries: {
            news: { label: 'portal:announcements', action: 'openNotices', enabled: { flag: 'chat' } },
            gone: { label: 'portal:open', panel: 'nobodyOffersThis' },
            help: { label: 'portal:help', route: 'help', enabled: { flag: 'chat' } },
          },
        },
      } as never,
    },
  });
  await expect.poll(() => entriesIn('region/sideMenu')).toEqual(['news', 'help']);
  await userEvent.click(entry('news'));
  await expect.element(page.getByText('This function is not open.')).toBeVisible();
  expect(portal.overlayStore.getState().modals).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'OK' }));
  expect(entry('help').tagName).toBe('BUTTON');
});

test('the bar of small screens has the same ways, five at most', async () => {
  await page.viewport(390, 844);
  const { portal } = await openApp({ on: ['DIRECTREG3'] });
  await expect
    .poll(() => entriesIn('region/bottomBar').filter((name) => !name?.startsWith('language-')))
    .toEqual(['home', 'login', 'register', 'help', 'language']);
  await userEvent.click(slot('region/bottomBar')!.querySelector('[data-entry="language"]')!);
  await userEvent.click(page.getByRole('button', { name: 'English' }));
  expect(slot('region/bottomBar')!.querySelector(':popover-open')).toBeNull();
  await userEvent.click(slot('region/bottomBar')!.querySelector('[data-entry="login"]')!);
  expect(portal.overlayStore.getState().modals).toMatchObject([{ name: 'loginPopupModal' }]);
});
