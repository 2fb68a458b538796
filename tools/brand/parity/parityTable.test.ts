import { describe, expect, it } from 'vitest';
import { type MemoryFolders, shippedInMemory } from '../../brand-files/memoryFolders.fixture.ts';
import { loadBrand } from '../../brand-files/loadBrand.ts';
import { brandFeatures, type Kind } from './brandFeatures.ts';
import { formatParity, markdownParity } from './formatParity.ts';
import { parityTable } from './parityTable.ts';

const shipped = shippedInMemory();
const tableOf = (ids: readonly string[], folders: MemoryFolders = shipped) =>
  parityTable(new Map(ids.map((id) => [id, brandFeatures(id, folders)])));
const plain = (_style: unknown, text: string) => text;

describe('the table of features', () => {
  const table = tableOf(['folia', 'mayloc', 'orvane']);
  const row = (kind: Kind, name: string) => table.rows.find((one) => one.kind === kind && one.name === name);

  it('has the effective flags: tree, required, forbidden', () => {
    expect(row('flag', 'PROMOWELCOME3 (promoWelcome)')?.cells[0]).toBeNull();
    const desk = (folders: MemoryFolders) =>
      tableOf(['orvane', 'orvane-desk'], folders).rows.find(({ name }) => name === 'FREEPLAY3 (freePlay)');
    expect(desk(shipped)).toMatchObject({ cells: ['yes', null], differs: true });
    const folders = shippedInMemory();
    const floor = loadBrand('orvane').brand.regulatory.required;
    folders.set('orvane-desk', 'brand.json', '/regulatory', { required: [...floor, 'FREEPLAY3'] });
    expect(desk(folders)?.cells).toEqual(['yes', 'required']);
  });

  it('has languages with the default one, pages, sections in order, menu entries and their targets', () => {
    expect(row('language', 'VI')?.cells).toEqual([null, 'default', null]);
    expect(row('page', 'home')).toMatchObject({ cells: ['yes', 'yes', 'yes'], differs: false });
    expect(row('section', 'categories')?.cells[0]).toBe('3.');
    expect(row('menu', 'side/announcements')?.cells[0]).toBe('yes');
    expect(row('modal', 'loginPopupModal')?.cells).toEqual(['yes', 'yes', 'yes']);
    expect(row('action', 'logout')).toBeDefined();
  });

  it('has the registration fields of the platform, and which are required', () => {
    expect(row('field', 'email')?.cells[0]).toBe('required');
    expect(row('field', 'payeeName')?.cells[0]).toBe('yes');
  });

  it('has what the brand alone decides: money, theme, its own words and pieces of content', () => {
    expect(row('setting', 'currency')?.cells).toEqual([
      'BRL R$ before 2 decimals',
      'USD $ before 2 decimals',
      'USD $ before 2 decimals',
    ]);
    expect(row('setting', 'theme')).toMatchObject({ cells: ['light', 'light', 'light'], differs: false });
    expect(row('word', 'brand:draw_statistics')?.cells).toEqual([null, 'yes', null]);
    expect(row('content', 'about')?.cells).toEqual(['yes', null, null]);
    const folders = shippedInMemory();
    folders.set('mayloc', 'texts/th.json', '/brand', null);
    folders.set('mayloc', 'brand.json', '/languages/fallback', { TH: ['EN'] });
    const cells = tableOf(['mayloc'], folders).rows.find(({ name }) => name === 'brand:draw_statistics')?.cells;
    expect(cells, 'the languages that have it').toEqual(['en id pt vi zh-CN']);
  });

  it('omits an entry that no order lists', () => {
    const folders = shippedInMemory();
    folders.set('folia', 'menus.json', '/side/order', ['home']);
    const names = tableOf(['folia'], folders)
      .rows.filter(({ kind }) => kind === 'menu')
      .map(({ name }) => name);
    expect(names).toContain('side/home');
    expect(names).not.toContain('side/announcements');
  });

  it('marks differences, on a terminal and in Markdown', () => {
    const text = formatParity(table, plain);
    expect(text).toMatch(/^Flags that are on +folia +mayloc +orvane$/m);
    expect(text).toMatch(/^\* VI +- +default +-$/m);
    expect(text).toMatch(/^ {2}home +yes +yes +yes$/m);
    expect(text).toMatch(/\d+ features × 3 brands, \d+ differ \(\*\)$/);
    const markdown = markdownParity(table);
    expect(markdown).toContain('| Languages | folia | mayloc | orvane |\n| --- | --- | --- | --- |');
    expect(markdown).toContain('| **VI** | – | default | – |');
  });
});
