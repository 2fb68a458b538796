import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, slot } from '#app-tests/app.fixture.tsx';
import { settle } from '#ui/dom/mount.fixture.tsx';
import layout from '../../../brands/base/layout.json';
import menus from '../../../brands/base/menus.json';

beforeEach(() => page.viewport(1280, 800));

const about = {
  title: 'portal:about_us',
  lead: 'portal:responsibility_text',
  blocks: [
    { heading: 'portal:help' },
    { text: 'portal:about_text' },
    { list: ['portal:game_rules', 'portal:privacy_policy'] },
    { facts: [{ name: 'portal:payments', value: 'portal:providers' }] },
    { image: 'hall.webp', alt: 'portal:app_download' },
    { menu: 'more' },
  ],
};
const more = {
  order: ['help', 'vip', 'desk', 'chat'],
  entries: {
    help: { label: 'portal:help', route: 'help', tone: 'primary' },
    vip: { label: 'portal:vip', route: 'vip', when: { role: 'member' } },
    desk: { label: 'portal:customer_service', action: 'customerService' },
    chat: { label: 'portal:chat', menu: 'support' },
  },
};
const regions = ['header', 'footer'];
const routes = { ...layout.routes, about: { paths: ['/about'], page: 'content', content: 'about', regions } };
const brandOf = (parts: object) =>
  ({ layout: { ...layout, routes, content: { about }, ...parts }, menus: { ...menus, more } }) as never;

test('a page of the brand shows its texts, picture and links, and is named after its title', async () => {
  const { portal } = await openApp({ path: '/about', brand: brandOf({}) });
  await expect.element(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
  await expect.poll(() => document.title).toBe('About us · Test');
  const shown = slot('page/content')!;
  expect(shown.querySelector('h2')?.textContent).toBe('Help');
  expect([...shown.querySelectorAll('ul:not([class*=menu]) li')].map((item) => item.textContent)).toEqual([
    'Game rules',
    'Privacy policy',
  ]);
  expect([...shown.querySelectorAll('dt, dd')].map((cell) => cell.textContent)).toHaveLength(2);
  expect(shown.querySelector('[data-state]')).not.toBeNull();
  for (const part of shown.querySelectorAll('h1, h2, p, li, dt, dd, img')) {
    expect(part.checkVisibility(), part.outerHTML).toBe(true);
  }
  // a visitor's: one entry is for members, one opens a list
  expect([...shown.querySelectorAll('[data-entry]')].map((entry) => entry.getAttribute('data-entry'))).toEqual(['help', 'desk']);
  await settle(() => (shown.querySelector('[data-entry="help"]') as HTMLElement).click());
  await expect.poll(() => portal.router.path()).toBe('/helpmc');
});

test('an empty line of a text begins a paragraph', async () => {
  const { portal } = await openApp({ path: '/about', brand: brandOf({}) });
  await settle(() => {
    portal.texts.addResource('en', 'portal', 'about_text', 'One\nline\n\nTwo');
    portal.texts.emit('languageChanged', 'en');
  });
  await expect
    .poll(() => [...slot('page/content')!.querySelectorAll('p')].map((text) => text.textContent).slice(1))
    .toEqual(['One\nline', 'Two']);
});

test('a page that only some may see leads others away', async () => {
  const hidden = { ...routes, about: { ...routes.about, when: { role: 'agent' } } };
  const { portal } = await openApp({ path: '/about', brand: brandOf({ routes: hidden }) });
  await expect.poll(() => portal.router.path()).not.toBe('/about');
  expect(slot('page/content')).toBeNull();
});

test('the home page shows a block as often as the brand lists it, each in its own place', async () => {
  const home = {
    order: ['welcome', 'notice', 'goodbye'],
    sections: {
      ...layout.home.sections,
      welcome: { section: 'content', content: 'about' },
      goodbye: { section: 'content', content: 'about', when: { role: 'visitor' } },
      unlisted: { section: 'content', content: 'about' },
    },
  };
  await openApp({ brand: brandOf({ home }) });
  await expect.poll(() => slot('section/welcome')?.querySelector('h2')?.textContent).toBe('About us');
  await expect.poll(() => slot('section/goodbye')?.querySelector('h3')?.textContent).toBe('Help');
  expect(slot('section/unlisted')).toBeNull();
  const ids = [...document.querySelectorAll('[data-slot^="section/"] h2')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a block stands below the page of its path alone', async () => {
  const below = { '/rng': 'about' };
  const brand = brandOf({ routes: { ...routes, lobby: { ...layout.routes.lobby, below } } });
  const { portal } = await openApp({ path: '/rng', brand });
  await expect.poll(() => slot('section/content')?.textContent).toContain('About us');
  await expect.poll(() => slot('page/lobby')).not.toBeNull();
  const order = slot('page/lobby')!.compareDocumentPosition(slot('section/content')!);
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await settle(() => portal.router.navigate('/live'));
  await expect.poll(() => slot('section/content')).toBeNull();
  await settle(() => portal.router.navigate('/rng/'));
  await expect.poll(() => slot('section/content')?.textContent).toContain('About us');
});

test('a piece that a layer removed shows nothing, and breaks nothing', async () => {
  const home = { order: ['welcome', 'notice'], sections: { welcome: { section: 'content', content: 'gone' }, notice: {} } };
  await openApp({
    brand: brandOf({ home, content: {} }),
    announcements: { player: [{ id: 1, title: 'First', content: '', date: 1 }] } as never,
  });
  await expect.poll(() => slot('section/notice')?.textContent ?? '').toContain('First');
  expect(slot('section/welcome')).toBeNull();
});

test('at 320 px nothing is wider than the page', async () => {
  await page.viewport(320, 700);
  await openApp({ path: '/about', brand: brandOf({}) });
  await expect.element(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(320);
});
