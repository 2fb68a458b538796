import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { diffBrands } from '../brand/diff/diffBrands.ts';
import { brandFeatures } from '../brand/parity/brandFeatures.ts';
import { type ParityRow, parityTable } from '../brand/parity/parityTable.ts';
import { diskFolders } from '../brand-files/brandFolders.ts';
import { liveFindings } from '../brand-files/liveFindings.ts';
import { loadBrand } from '../brand-files/loadBrand.ts';
import { ask, edited, read, rounder, root, THEME, useStudioServer } from './studioServer.fixture.ts';

useStudioServer();

const folders = () => diskFolders(pathToFileURL(`${root}/`));

test('parity is the table of the command, and with a draft that of the draft', async () => {
  const { status, body } = await ask('POST', 'parity', { files: [] });
  const ids = ['orvane', 'orvane-desk'];
  const table = parityTable(new Map(ids.map((id) => [id, brandFeatures(id, folders())])));
  const { titles, ...sent } = body;
  expect(status).toBe(200);
  expect(sent).toEqual(table);
  expect(titles).toMatchObject({ menu: 'Menu entries' });
  const file = 'brands/orvane/layout.json';
  const layout = JSON.parse(read(file)) as { home: { order: string[] } };
  const [first, ...others] = layout.home.order;
  layout.home.order = [...others, first!];
  const after = await ask('POST', 'parity', { files: [{ file, text: JSON.stringify(layout), hash: null }] });
  const row = (after.body['rows'] as ParityRow[]).find(({ kind, name }) => kind === 'section' && name === first);
  expect(row?.cells[0]).toBe(`${layout.home.order.length}.`);
});

test('the difference of two brands is that of the command, and a draft is part of it', async () => {
  const { body } = await ask('POST', 'diff', { a: 'orvane', b: 'orvane-desk', files: [] });
  expect(body).toEqual(JSON.parse(JSON.stringify(diffBrands('orvane', 'orvane-desk', folders()))));
  const { body: drafted } = await ask('POST', 'diff', { a: 'base', b: 'orvane', files: [rounder()] });
  expect(drafted['resolved']).toContainEqual(
    expect.objectContaining({
      pointer: '/shape/radius-card',
      b: expect.objectContaining({ value: '9px', file: THEME }) as unknown,
    }),
  );
});

test('what is left until a brand goes live is what the command finds, with the draft', async () => {
  const { body } = await ask('POST', 'live', { brand: 'orvane', files: [] });
  const found = liveFindings(loadBrand('orvane', { folders: folders() }));
  expect(found.length).toBeGreaterThan(0);
  expect(body['findings']).toEqual(JSON.parse(JSON.stringify(found)));
  const hosts = edited('brands/orvane/brand.json', 'orvane.example', 'orvane-casino.com');
  const after = await ask('POST', 'live', { brand: 'orvane', files: [hosts] });
  expect((after.body['findings'] as unknown[]).length).toBeLessThan(found.length);
});

test('unknown brands, wrong files and a draft that cannot be read are told', async () => {
  expect((await ask('POST', 'diff', { a: 'orvane', b: '../orvane', files: [] })).status).toBe(400);
  expect((await ask('POST', 'live', { brand: '../orvane', files: [] })).status).toBe(400);
  expect((await ask('POST', 'parity', { files: 'all' })).status).toBe(400);
  const broken = { ...rounder(), text: '{' };
  const { status, body } = await ask('POST', 'diff', { a: 'orvane', b: 'orvane-desk', files: [broken] });
  expect([status, body['why']]).toEqual([409, expect.stringContaining(THEME)]);
});
