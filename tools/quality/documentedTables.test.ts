import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#platform/endpoints/endpoints.ts';
import { listBrands, loadBrand } from '../brand-files/loadBrand.ts';
import { tableBelow } from './documents/markdown.ts';

const requirements = readFileSync(new URL('../../src/docs/requirements.md', import.meta.url), 'utf8');
const rowsBelow = (heading: string) => tableBelow(requirements, heading).rows.map(({ cells }) => cells);
const listOf = (cell = ''): string[] => cell.split(', ').filter(Boolean);

describe('calls', () => {
  it('have the method, path, access and body of the hand-written table', () => {
    const written = rowsBelow('Calls').map(({ name = '', ...row }) => [name, row]);
    const built = Object.entries(endpoints).map(([name, { method, path, access, body }]) => [
      name,
      { method, path, access, body },
    ]);
    expect(Object.fromEntries(built)).toEqual(Object.fromEntries(written));
    expect(written).toHaveLength(built.length);
  });

  it('that are not built yet are not in the table of the code', () => {
    const built = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`);
    const planned = rowsBelow('Calls that are not built yet').map(({ method, path }) => `${method} ${path}`);
    expect(planned.filter((call) => built.includes(call))).toEqual([]);
  });
});

describe('routes', () => {
  const written = Object.fromEntries(
    rowsBelow('Routes').map(({ route = '', paths, page, regions }) => [
      route,
      { paths: listOf(paths), page, regions: listOf(regions) },
    ]),
  );

  /** What the site for agents changes: no pages of games and players, no banner, and no search beside the login. */
  const around = ['sideMenu', 'footer', 'bottomBar'];
  const sites: Record<string, object> = {
    home: { regions: ['header', 'search', ...around] },
    login: { regions: ['header', ...around] },
  };
  const gone = ['lobby', 'elott', 'lottery', 'vnlottery', 'seamless', 'game', 'winners', 'vip', 'pointMall'];
  const ofAgents = Object.fromEntries(
    Object.entries(written)
      .filter(([name]) => !gone.includes(name))
      .map(([name, row]) => [name, { ...row, ...sites[name] }]),
  );

  it.each(listBrands())('of %s have the paths, page and regions of the hand-written table', (id) => {
    // besides those of its content
    const built = Object.entries(loadBrand(id).brand.layout.routes)
      .filter(([, { page }]) => page !== 'content')
      .map(([name, { paths, page, regions }]) => [name, { paths, page, regions }]);
    expect(Object.fromEntries(built)).toEqual(id === 'orvane-desk' ? ofAgents : written);
  });
});
