import { describe, expect, it, vi } from 'vitest';
import type { MenuEntry, Menus } from '#contract/types.ts';
import type { MenuItem } from '#state/navigation/menu.ts';
import { placeHits } from './placeHits.ts';

const entries: Record<string, Record<string, MenuEntry & { href?: string; outside?: string; opens?: true }>> = {
  side: {
    home: { label: 'portal:home', route: 'home', href: '/' },
    support: { label: 'portal:support', menu: 'support', opens: true },
    search: { label: 'portal:search', action: 'openSearch' },
    blog: { label: 'brand:blog', link: 'https://blog.example/', outside: 'https://blog.example/' },
    deposit: { label: 'portal:deposit', panel: 'depositv2' },
  },
  footer: {
    home: { label: 'portal:start', route: 'home', href: '/' },
    password: { label: 'portal:password', modal: 'changePassModal' },
  },
  member: {
    deposit: { label: 'portal:in_increase_deposit', panel: 'depositv2' },
    team: { label: 'portal:records', panel: 'personalHistoryCopy' },
  },
  agent: { team: { label: 'portal:agent_records', panel: 'personalHistoryCopy' } },
};
const itemsOf =
  (hidden: readonly string[] = []) =>
  (menu: string): MenuItem[] =>
    Object.entries(entries[menu] ?? {})
      .filter(([name]) => !hidden.includes(`${menu}/${name}`))
      .map(([name, { href = null, outside = null, opens, ...entry }]) => ({
        name,
        entry: entry as MenuEntry,
        href,
        outside,
        current: false,
        opens: opens ? { menu: 'support' } : null,
        choose: vi.fn(),
      }));
const placesOf = (own: readonly string[] = [], afterSignIn: readonly string[] | null = null) =>
  placeHits({
    menus: Object.fromEntries(Object.keys(entries).map((name) => [name, { order: [], entries: {} }])) as unknown as Menus,
    itemsOf: itemsOf(own),
    afterSignIn: afterSignIn === null ? null : itemsOf(afterSignIn),
    t: (key) => key,
  });

describe('the places of menus', () => {
  it('are each there once: a panel by the name of its centre, a page by the first menu', () => {
    expect(placesOf().map(({ title, note }) => (note === undefined ? title : `${title} (${note})`))).toEqual([
      'portal:in_increase_deposit (portal:member_centre)',
      'portal:records (portal:member_centre)',
      // the same panel in the other centre is another place
      'portal:agent_records (portal:agent_centre)',
      'portal:home',
      'brand:blog',
      'portal:password',
    ]);
  });

  it('open what their entry opens', () => {
    const places = placesOf();
    const home = places.find(({ title }) => title === 'portal:home')!;
    home.open({} as never);
    expect(home.open).toHaveBeenCalledOnce();
  });

  it('need an account where a visitor cannot use them, and for every panel', () => {
    const locked = placesOf(['member/team', 'footer/password', 'agent/team'], ['agent/team'])
      .filter(({ needsAccount }) => needsAccount)
      .map(({ title }) => title);
    expect(locked).toEqual(['portal:in_increase_deposit', 'portal:records', 'portal:password']);
    expect(placesOf().some(({ needsAccount }) => needsAccount)).toBe(false);
  });
});
