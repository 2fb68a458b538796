import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { security } from '../../brands/base/brand.json';
import menus from '../../brands/base/menus.json';
import { type AppSetup, openApp, slot } from './app.fixture.tsx';

const ADDRESS = 'https://blog.example/news?from=portal';

type Menus = Record<string, { order: string[]; entries: Record<string, object> }>;

const blog = { label: 'brand:blog', icon: 'megaphone', link: ADDRESS };

/** Every menu begins with a link to the blog, the bottom bar also has a list of entries. */
const linked = (rest: object = {}): Menus => {
  const entries = Object.entries(menus as unknown as Menus).filter(([name]) => name !== '$schema');
  const all = Object.fromEntries(
    entries.map(([name, menu]) => {
      // the side menu also has the entries of the tiles
      const own = name === 'categories' ? 'blogTile' : 'blog';
      return [name, { order: [own, ...menu.order], entries: { ...menu.entries, [own]: { ...blog, ...rest } } }];
    }),
  );
  const bar = all['bottomBar']!;
  bar.order.splice(1, 0, 'more');
  bar.entries = { ...bar.entries, more: { label: 'portal:support', icon: 'headset', menu: 'support' } };
  return all;
};

async function open({ hosts = ['blog.example'], rest = {}, ...setup }: AppSetup & { hosts?: string[]; rest?: object } = {}) {
  const brand = { security: { ...security, hosts: { ...security.hosts, links: hosts } }, menus: linked(rest) } as never;
  const app = await openApp({ ...setup, brand });
  app.portal.texts.addResourceBundle('en', 'brand', { blog: 'Blog' });
  return app;
}

const linksIn = (part: string) => [...(slot(part)?.querySelectorAll<HTMLAnchorElement>('a[data-entry^="blog"]') ?? [])];
const linkIn = (part: string) => linksIn(part)[0] ?? null;

/** The address, what the link says about its tab, and whether the mark is seen. */
const aboutLink = (link: HTMLAnchorElement | null) => ({
  href: link?.getAttribute('href'),
  target: link?.target,
  rel: link?.rel,
  says: link?.textContent?.includes('(opens in a new tab)'),
  marked: link?.querySelector('[data-new-tab] svg')?.checkVisibility(),
});

const WHOLE = { href: ADDRESS, target: '_blank', rel: 'noopener noreferrer', says: true, marked: true };

beforeEach(() => page.viewport(1280, 800));

test('an entry for another site is a marked link to a new tab in the header, side menu, its lists, tiles and footer (ENG-15)', async () => {
  await open();
  for (const part of ['region/header', 'region/sideMenu', 'region/footer', 'section/categories'])
    await expect.poll(() => [part, aboutLink(linkIn(part))]).toEqual([part, WHOLE]);
  await userEvent.click(slot('region/sideMenu')!.querySelector('[data-entry="support"]')!);
  const entries = ['side', 'categories', 'support'];
  await expect.poll(() => linksIn('region/sideMenu').map(aboutLink)).toEqual(entries.map(() => WHOLE));
});

test('a side menu of icons alone still names it', async () => {
  const { portal } = await open();
  portal.preferences.setState({ menuMini: true });
  await expect.poll(() => aboutLink(linkIn('region/sideMenu')).marked).toBe(false);
  expect(linkIn('region/sideMenu')!.title).toBe('Blog (opens in a new tab)');
});

test("it is one in the member's menu and in the centre, whose first panel stays the one that is shown (ENG-15)", async () => {
  const { portal } = await open({ member: {} });
  await userEvent.click(page.getByRole('button', { name: /Ana/ }));
  const item = page.getByRole('menuitem', { name: 'Blog (opens in a new tab)' });
  await expect.poll(() => aboutLink(item.query() as HTMLAnchorElement | null)).toEqual(WHOLE);
  const opened = vi.fn((event: Event) => event.preventDefault());
  item.element().addEventListener('click', opened);
  await userEvent.click(item);
  expect(opened).toHaveBeenCalledOnce();
  await expect.poll(() => item.query()?.checkVisibility() ?? false).toBe(false);
  portal.router.navigate('/helpmc?centre=member');
  await expect.poll(() => aboutLink(linkIn('modal/centre'))).toEqual(WHOLE);
});

test('it is one in the bar of a phone and in the sheet above it (ENG-15)', async () => {
  await page.viewport(390, 800);
  await open();
  await expect.poll(() => aboutLink(linkIn('region/bottomBar'))).toEqual(WHOLE);
  await userEvent.click(slot('region/bottomBar')!.querySelector('[data-entry="more"]')!);
  await expect.poll(() => linksIn('region/bottomBar').map(aboutLink)).toEqual([WHOLE, WHOLE]);
});

test('on a host that the brand does not list it is in no menu', async () => {
  await open({ hosts: ['other.example'] });
  await expect.poll(() => slot('region/footer')?.querySelector('[data-entry="about"]')).not.toBeNull();
  expect(document.querySelector('[data-entry^="blog"]')).toBeNull();
});

test('while it is not open it is a button that says so, and opens nothing', async () => {
  const tab = vi.spyOn(window, 'open').mockReturnValue(null);
  const { portal } = await open({ rest: { enabled: { role: 'member' } } });
  await expect.poll(() => slot('region/footer')?.querySelector('[data-entry="blog"]')?.tagName).toBe('BUTTON');
  await userEvent.click(slot('region/footer')!.querySelector('[data-entry="blog"]')!);
  await expect.poll(() => portal.overlayStore.getState().dialogs.length).toBe(1);
  expect(tab).not.toHaveBeenCalled();
  tab.mockRestore();
});
