import { expect, type PortalUnderTest } from '../portal.ts';
import { LIGHT_PAGE, type State } from './state.ts';

/** Opens the search and types. */
async function search(portal: PortalUnderTest, query: string): Promise<void> {
  await portal.slot('region/search').click();
  const modal = portal.slot('modal/searchModal');
  await modal.getByRole('combobox').fill(query);
  await expect(modal.getByRole('option').first()).toBeVisible();
  await portal.quiet();
}

/** The search over a page, as visitors and members see it. */
export const searchStates: readonly State[] = [
  {
    name: 'search of a visitor',
    reach: async (portal) => {
      await portal.open(LIGHT_PAGE);
      await search(portal, 'b');
    },
  },
  {
    name: 'search of a member',
    reach: async (portal) => {
      await portal.open(LIGHT_PAGE, { as: 'member01' });
      await search(portal, 'ba');
    },
  },
  {
    name: 'search without a result',
    reach: async (portal) => {
      await portal.open(LIGHT_PAGE);
      await search(portal, 'zzqqxx');
    },
  },
];
