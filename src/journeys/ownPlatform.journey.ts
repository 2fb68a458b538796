// covers: tools/site/proxy, tools/site/serve, tools/site/publish, home, register, login, lobby, game, deposit, header
import { live } from './support/own-platform/live.ts';
import { test } from './support/own-platform/ownSite.ts';
import { deepOnly } from './support/selection/depth.ts';

test(
  'a site that is published from another platform and served in front of it: visit, register, sign in, deposit, play, records',
  deepOnly,
  async ({ portal, site }) => {
    await live(portal, site);
  },
);
