import { describe, expect, it } from 'vitest';
import { shippedInMemory } from '../../brand-files/memoryFolders.fixture.ts';
import { migrateBrand } from './migrateBrand.ts';

function migrated(menus: object) {
  const folders = shippedInMemory();
  folders.write('acme', 'brand.json', JSON.stringify({ schemaVersion: 3, id: 'acme', extends: 'base' }));
  folders.write('acme', 'menus.json', JSON.stringify(menus));
  const { files, to } = migrateBrand('acme', folders);
  const written = files.find(({ text }) => text.includes('order'));
  return { menus: written === undefined ? menus : (JSON.parse(written.text) as unknown), to };
}

describe('version 3 → 4', () => {
  it('adds the entries of the member centre to menus that a brand has ordered itself', () => {
    expect(
      migrated({
        avatar: { order: ['logout', 'bettingRecord'] },
        bottomBar: { order: ['home', 'promotions', 'login'] },
        support: { order: ['help'] },
      }),
    ).toEqual({
      menus: {
        avatar: { order: ['memberCentre', 'accountRecord', 'logout', 'bettingRecord', 'agentCentre'] },
        bottomBar: { order: ['home', 'promotions', 'deposit', 'account', 'login'] },
        support: { order: ['messages', 'help'] },
      },
      to: 6,
    });
  });

  it('leaves menus alone that inherit their order', () => {
    const menus = { avatar: { entries: { logout: null } }, side: { order: ['home'] } };
    expect(migrated(menus)).toEqual({ menus, to: 6 });
  });

  it('loses nothing of a brand with orders, removals, entries and panels of its own', () => {
    const menus = {
      header: { order: ['login', 'own'], entries: { own: { label: 'acme:own', icon: 'house', route: 'home' }, freePlay: null } },
      avatar: { order: ['logout'], entries: { accountRecord: null } },
      side: { order: ['promotions', 'home'], entries: { lottery: { label: 'acme:lottery' }, vip: null } },
      bottomBar: null,
      own: { order: [], entries: {} },
    };
    const panels = {
      member: {
        transactionHistory: { records: { columns: { order: ['time', 'amount'], entries: { status: null } } } },
        referral: null,
      },
    };
    const folders = shippedInMemory();
    folders.write(
      'acme',
      'brand.json',
      JSON.stringify({ schemaVersion: 3, id: 'acme', extends: 'base', name: 'Acme', own: [1] }),
    );
    folders.write('acme', 'menus.json', JSON.stringify(menus));
    folders.write('acme', 'panels.json', JSON.stringify(panels));
    const { files, fault, to } = migrateBrand('acme', folders);
    expect(fault).toBeNull();
    const after = Object.fromEntries(files.map(({ name, text }) => [name, JSON.parse(text) as Record<string, unknown>]));
    expect(after['brand.json']).toEqual({ schemaVersion: to, id: 'acme', extends: 'base', name: 'Acme', own: [1] });
    // nothing in the panels was of another shape
    expect(after['panels.json']).toBeUndefined();
    const changed = after['menus.json'] as typeof menus;
    const withoutOrders = (all: object) =>
      JSON.parse(JSON.stringify(all, (key, value: unknown) => (key === 'order' ? [] : value))) as unknown;
    expect(withoutOrders(changed)).toEqual(withoutOrders(menus));
    for (const menu of ['header', 'avatar', 'side', 'own'] as const) {
      const known = menus[menu].order as readonly string[];
      expect(
        changed[menu].order.filter((name) => known.includes(name)),
        menu,
      ).toEqual(known);
      expect(new Set(changed[menu].order).size, menu).toBe(changed[menu].order.length);
    }
    expect(changed.header.order).toEqual(expect.arrayContaining(['withdraw', 'deposit', 'messages']));
    expect(changed.side).toEqual(menus.side);
    expect(changed.bottomBar).toBeNull();
  });
});
