import { describe, expect, it } from 'vitest';
import { shippedInMemory } from '../../brand-files/memoryFolders.fixture.ts';
import { migrateBrand } from './migrateBrand.ts';

function migrated(avatar: object) {
  const folders = shippedInMemory();
  folders.write('acme', 'brand.json', JSON.stringify({ schemaVersion: 4, id: 'acme', extends: 'base' }));
  folders.write('acme', 'menus.json', JSON.stringify({ avatar }));
  const { files, from, to } = migrateBrand('acme', folders);
  const written = files.find(({ text }) => text.includes('avatar'));
  return { avatar: written === undefined ? avatar : (JSON.parse(written.text) as { avatar: object }).avatar, from, to };
}

describe('version 4 → 5', () => {
  it.each([
    [
      ['memberCentre', 'bettingRecord', 'logout'],
      ['memberCentre', 'bettingRecord', 'agentCentre', 'logout'],
    ],
    [['logout'], ['agentCentre', 'logout']],
    [
      ['logout', 'agentCentre'],
      ['logout', 'agentCentre'],
    ],
  ])('adds the entry of the agent centre to the account menu %j', (order, expected) => {
    expect(migrated({ order })).toEqual({ avatar: { order: expected }, from: 4, to: 6 });
  });

  it('does not name the entry of the agent centre where the brand removes it', () => {
    const avatar = { order: ['logout'], entries: { agentCentre: null } };
    expect(migrated(avatar).avatar).toEqual(avatar);
  });

  it('leaves an account menu alone that inherits its order', () => {
    const avatar = { entries: { logout: null } };
    expect(migrated(avatar).avatar).toEqual(avatar);
  });
});
