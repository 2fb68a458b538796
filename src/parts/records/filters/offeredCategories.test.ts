import { expect, test } from 'vitest';
import type { PublishedRecords } from '#engine/records/panels.ts';
import { loadBrand } from '../../../../tools/brand-files/loadBrand.ts';
import { publishedPanels } from '../../../../tools/brand-files/panels/publishedPanels.ts';
import { withOfferedCategories } from './offeredCategories.ts';

const optionsOf = ({ filters }: PublishedRecords) =>
  Object.fromEntries(filters.map(({ name, options }) => [name, [...options].sort()]));

const { brand, panels } = loadBrand('folia');
const bets = publishedPanels(panels).member['personalHistoryCopy']!.views[0]!.records!;
const { lobby, home } = brand.layout.routes;

test('a filter by category offers the categories of the brand, and others all of theirs', () => {
  expect(withOfferedCategories(bets, brand)).toEqual(bets);
  const routes = { home: home!, lobby: { ...lobby!, paths: ['/sports', '/esports'] } };
  const shown = withOfferedCategories(bets, { ...brand, layout: { ...brand.layout, routes } });
  expect(optionsOf(shown)).toEqual({ ...optionsOf(bets), category: ['ESPORTS', 'SPORTS'] });
});

test('a site without games, as of agents, filters by every category', () => {
  const { brand: desk } = loadBrand('orvane-desk');
  expect(withOfferedCategories(bets, desk)).toEqual(bets);
  expect(optionsOf(bets)['category']).toHaveLength(8);
});
