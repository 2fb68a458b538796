import { describe, expect, it } from 'vitest';
import { shippedInMemory } from '../../brand-files/memoryFolders.fixture.ts';
import { diffBrands } from './diffBrands.ts';
import { formatLayers, formatResolved } from './formatDiff.ts';

const folders = shippedInMemory();
const plain = (_style: unknown, text: string) => text;

describe('the difference of two brands', () => {
  it('has each path with both values and the layer, file and line of each', () => {
    const { resolved } = diffBrands('orvane', 'orvane-desk', folders);
    const audience = resolved.find(({ pointer }) => pointer === '/audience');
    expect(audience).toMatchObject({
      file: 'brand.json',
      a: { value: 'member', layer: 'base', file: 'brands/base/brand.json' },
      b: { value: 'agent', layer: 'orvane-desk', file: 'brands/orvane-desk/brand.json' },
    });
    const line = folders.read('orvane-desk', 'brand.json').split('\n')[audience!.b!.line - 1];
    expect(line).toContain('"audience"');
  });

  it('is empty between a brand and itself, and between a brand and a copy without values', () => {
    expect(diffBrands('folia', 'folia', folders)).toMatchObject({ resolved: [], layers: [] });
    expect(formatResolved(diffBrands('folia', 'folia', folders), plain)).toBe('folia and folia resolve to the same values');
  });

  it('shows what only one side has as a whole', () => {
    const own = shippedInMemory();
    own.set('folia', 'menus.json', '/side/entries/language', null);
    own.set('folia', 'texts/pt.json', '/portal/home', 'Começo');
    const { resolved } = diffBrands('base', 'folia', own);
    const at = (pointer: string) => resolved.filter((one) => one.pointer.startsWith(pointer));
    expect(at('/side/entries/language')).toMatchObject([{ pointer: '/side/entries/language', a: { layer: 'base' }, b: null }]);
    expect(at('/side/entries/announcements')).toMatchObject([{ a: null, b: { layer: 'folia' } }]);
    expect(resolved.find(({ file }) => file === 'texts/pt.json')).toMatchObject({
      pointer: '/portal',
      a: null,
      b: { layer: 'folia' },
    });
  });

  it('leaves sandbox data out by default', () => {
    const files = (sandbox: boolean) => diffBrands('folia', 'mayloc', folders, { sandbox }).resolved.map(({ file }) => file);
    expect(files(false).some((file) => file.startsWith('sandbox/'))).toBe(false);
    expect(files(true)).toContain('sandbox/platform.json');
  });

  it('by layer shows only layers that the two do not share, with their removals', () => {
    const own = shippedInMemory();
    own.write('orvane-desk', 'menus.json', '{ "side": { "entries": { "home": null } } }');
    const found = diffBrands('orvane', 'orvane-desk', own);
    expect(found.layers.map(({ layer, of }) => `${layer} of ${of}`)).toEqual(['orvane-desk of orvane-desk']);
    const text = formatLayers(found, plain);
    expect(text).toContain('orvane-desk: base < orvane < orvane-desk');
    expect(text).toMatch(/menus\.json\n +1 {2}side\.entries\.home = removed/);
    expect(text).toMatch(/\n +\d+ {2}audience = "agent"\n/);
  });

  it('is grouped by file in the text report', () => {
    const text = formatResolved(diffBrands('folia', 'mayloc', folders), plain);
    expect(text).toMatch(/^- folia {2}\+ mayloc {2}\d+ differences\n\nbrand\.json \(\d+\)\n/);
    expect(text).toMatch(/\n {2}languages\.supported\n {4}- \["PT","EN"\] {2}brands\/\w+\/brand\.json:\d+\n {4}\+ \["VI"/);
  });
});
