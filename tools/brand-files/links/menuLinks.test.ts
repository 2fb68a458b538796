import { describe, expect, it } from 'vitest';
import { findingsAfter } from '../findingsAfter.fixture.ts';
import type { MemoryFolders } from '../memoryFolders.fixture.ts';

const menus = ['header', 'avatar', 'side', 'support', 'bottomBar', 'footer', 'categories', 'member', 'agent'];

/** Gives a menu of the brand an entry for another site. */
function addLink(folders: MemoryFolders, menu: string, entry: object): void {
  const base = JSON.parse(folders.read('base', 'menus.json')) as Record<string, { order: string[] }>;
  const own = JSON.parse(folders.read('folia', 'menus.json')) as typeof base;
  folders.set('folia', 'menus.json', `/${menu}/order`, [...(own[menu]?.order ?? base[menu]!.order), 'blog']);
  folders.set('folia', 'menus.json', `/${menu}/entries/blog`, { label: 'portal:announcements', ...entry });
}

const after = (entry: object, ...where: string[]) =>
  findingsAfter((folders) => {
    for (const menu of where) addLink(folders, menu, entry);
  }).filter(({ path }) => path.includes('blog'));

const inSide = '/side/entries/blog';

describe('a menu entry for another site', () => {
  it('may stand in every menu, under any condition (ENG-15)', () => {
    expect(after({ link: 'https://social.folia.example/a?b=c#d', when: { role: 'member' } }, ...menus)).toEqual([]);
  });

  it.each([
    ['https://blog.folia.example/', 'host-not-listed', 'add "blog.folia.example" to security.hosts.links of brand.json'],
    ['https://socail.folia.example/', 'host-not-listed', expect.stringContaining('did you mean "social.folia.example"? or add')],
    // the hosts of the site itself and of its chat are for other links
    ['https://folia.example/', 'host-not-listed', expect.anything()],
    ['https://ana:secret@social.folia.example/', 'secret', undefined],
    ['http://social.folia.example/', 'wrong-value', 'did you mean "https://social.folia.example/"?'],
    ['mailto:ana@social.folia.example', 'wrong-value', undefined],
    ['javascript:alert(1)', 'wrong-value', undefined],
  ])('%s is an error: %s (ENG-15)', (link, rule, hint) => {
    const [finding, ...others] = after({ link }, 'side');
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ rule, severity: 'error', file: 'brands/folia/menus.json', path: `${inSide}/link` });
    expect(finding?.hint).toEqual(hint);
  });

  it('has no other target, and nothing that only a place of the portal has (ENG-15)', () => {
    const link = 'https://social.folia.example/';
    expect(after({ link, route: 'home' }, 'side')).toMatchObject([{ rule: 'menu-target', got: 'route and link' }]);
    for (const [key, value] of Object.entries({ category: 'LIVE', badge: 'unread', params: { query: 'a=1' }, path: '/live' }))
      expect(after({ link, [key]: value }, 'side')).toMatchObject([{ rule: 'no-effect', path: `${inSide}/${key}` }]);
  });
});
