import { breakPart } from '../breakPart.ts';
import { allBrands, expect } from '../portal.ts';
import { at, type State, within } from './state.ts';

/** Screens that replace the site, and pages that failed to load. */
export const screens: readonly State[] = [
  { name: 'maintenance', brands: allBrands, reach: within('maintenance', at('/', 'screen/maintenance')) },
  { name: 'maintenance without an end', reach: within('maintenance-open', at('/', 'screen/maintenance')) },
  { name: 'restriction', brands: allBrands, reach: within('restricted', at('/', 'screen/restriction')) },
  {
    name: 'no platform',
    reach: within('permission-down', async (portal) => {
      portal.problems.expect(/Failed to load resource/);
      await portal.open();
      await expect(portal.slot('screen/networkError')).toBeVisible();
    }),
  },
  {
    name: 'page code that does not arrive',
    reach: async (portal) => {
      portal.problems.expect(/Failed to load resource|ChunkError/);
      await portal.page.route(/\/assets\/help-[^/]*\.js$/, (route) => route.abort());
      await portal.page.goto(`${portal.origin}/help`);
      await expect(portal.slot('screen/chunkError')).toBeVisible();
    },
  },
  {
    name: 'page that throws',
    reach: async (portal) => {
      await breakPart(portal, 'promoDetail');
      await at('/promotions/week', 'screen/pageError')(portal);
    },
  },
];
