import { expect, test } from 'vitest';
import type { MenuEntry } from '#contract/types.ts';
import { visibility, type VisibilityContext } from './visibility.ts';

/** The decision on an entry of the side menu that leads to another site. */
function shown(link: string, rest: Partial<MenuEntry> = {}, links: readonly string[] | undefined = ['blog.example']) {
  const entries = { blog: { label: 'brand:blog', link, ...rest } };
  const context = {
    brand: { menus: { side: { order: ['blog'], entries } }, security: { hosts: { links } } },
    registry: { find: () => null },
    conditions: { flags: { isOn: (name: string) => name === 'ON' }, roles: new Set(['visitor']), route: '', locale: 'PT' },
    categories: null,
  } as unknown as VisibilityContext;
  return visibility({ kind: 'menuEntry', menu: 'side', name: 'blog' }, context);
}

test('an entry for another site is shown where the brand lists its host (ENG-15)', () => {
  expect(shown('https://blog.example/a?b#c')).toEqual({ visible: true, enabled: true, reasons: [] });
  const refused = ['https://evil.example/', 'http://blog.example/', 'mailto:a@blog.example', 'javascript:alert(1)', '/blog'];
  for (const link of refused)
    expect([link, shown(link)]).toEqual([link, { visible: false, enabled: false, reasons: [{ code: 'not-allowed', link }] }]);
});

test('a brand without a list of hosts leads nowhere', () => {
  expect(shown('https://blog.example/', {}, []).visible).toBe(false);
});

test('its conditions hold for it as for others (ENG-15)', () => {
  const link = 'https://blog.example/';
  expect(shown(link, { when: { flag: 'ON' } }).visible).toBe(true);
  expect(shown(link, { when: { role: 'member' } }).visible).toBe(false);
  expect(shown(link, { enabled: { role: 'member' } })).toMatchObject({ visible: true, enabled: false });
});
