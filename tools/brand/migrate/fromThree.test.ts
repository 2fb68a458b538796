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
      to: 5,
    });
  });

  it('leaves menus alone that inherit their order', () => {
    const menus = { avatar: { entries: { logout: null } }, side: { order: ['home'] } };
    expect(migrated(menus)).toEqual({ menus, to: 5 });
  });
});
