import { describe, expect, it } from 'vitest';
import { listBrands, loadBrand } from './loadBrand.ts';
import { shippedInMemory } from './memoryFolders.fixture.ts';
import { sampleIdentity } from './sampleIdentity.ts';

describe("values of base's sample operator in a brand", () => {
  it('are absent from the sample brands, which set their own', () => {
    for (const id of listBrands()) expect(sampleIdentity(loadBrand(id)), id).toEqual([]);
  });

  it.each([
    ['/security/hosts/chat', '/security/hosts/chat', 'inherited-sample'],
    ['/security/hosts/links', '/security/hosts/links', 'inherited-sample'],
    ['/regulatory/help/block', '/regulatory/help/block/name', 'inherited-sample'],
    ['/regulatory/help/talk/phone', '/regulatory/help/talk/phone', 'inherited-sample'],
  ])('are reported when %s is not overridden', (pointer, path, rule) => {
    const folders = shippedInMemory();
    folders.set('orvane', 'brand.json', pointer);
    // links of the sample's own resources
    folders.set('orvane', 'sandbox/platform.json', '/resources', null);
    folders.set('orvane', 'sandbox/platform.json', '/customerService', '/support');
    const findings = sampleIdentity(loadBrand('orvane', { folders }));
    expect(findings).toContainEqual(expect.objectContaining({ rule, path, file: 'brands/orvane/brand.json' }));
  });

  it('are reported for a brand without a host, for which the check only warns', () => {
    const folders = shippedInMemory();
    folders.set('mayloc', 'brand.json', '/hosts', []);
    const loaded = loadBrand('mayloc', { folders });
    expect(loaded.findings).toMatchObject([{ rule: 'missing-host', severity: 'warning', path: '/hosts' }]);
    expect(sampleIdentity(loaded)).toMatchObject([{ rule: 'missing-host', path: '/hosts' }]);
  });
});
