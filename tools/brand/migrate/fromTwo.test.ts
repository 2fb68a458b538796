import { describe, expect, it } from 'vitest';
import { shippedInMemory } from '../../brand-files/memoryFolders.fixture.ts';
import { migrateBrand } from './migrateBrand.ts';

function migrated(security: object) {
  const folders = shippedInMemory();
  folders.write('acme', 'brand.json', JSON.stringify({ schemaVersion: 2, id: 'acme', extends: 'base', security }));
  const { files, notes, from, to } = migrateBrand('acme', folders);
  return { brand: JSON.parse(files[0]?.text ?? '') as unknown, notes, from, to };
}

describe('version 2 → 3', () => {
  it('takes security.cipher out and keeps what stands beside it', () => {
    expect(migrated({ cipher: 'pep1', requireEncryption: true })).toEqual({
      brand: { schemaVersion: 6, id: 'acme', extends: 'base', security: { requireEncryption: true } },
      notes: [],
      from: 2,
      to: 6,
    });
  });

  it('says so where it promised open payloads', () => {
    expect(migrated({ cipher: 'plain' }).notes).toEqual([
      'security.cipher "plain" was dropped: published sites always seal passwords',
    ]);
  });
});
