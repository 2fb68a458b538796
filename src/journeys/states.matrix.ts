import { expectAccessible, expectFitting, expectSound, settled } from './support/pageChecks.ts';
import { allBrands, forBrands, forgetTab, memberBrands, test } from './support/portal.ts';
import { dialogs } from './support/states/dialogs.ts';
import { memberDialogs } from './support/states/memberDialogs.ts';
import { launchStates } from './support/states/launch.ts';
import { lobby } from './support/states/lobby.ts';
import { lotteries } from './support/states/lottery.ts';
import { menus } from './support/states/menus.ts';
import { pages } from './support/states/pages.ts';
import { play } from './support/states/play.ts';
import { promotionStates } from './support/states/promotions.ts';
import { screens } from './support/states/screens.ts';
import { serviceStates } from './support/states/service.ts';
import type { State } from './support/states/state.ts';

const groups: Record<string, readonly State[]> = {
  pages,
  menus,
  dialogs,
  'member dialogs': memberDialogs,
  screens,
  lobbies: lobby,
  lotteries,
  games: launchStates,
  'responsible play': play,
  promotions: promotionStates,
  services: serviceStates,
};
const inDarkToo: readonly (readonly State[])[] = [dialogs, memberDialogs, screens];

/** A desk's window, and what a state is measured in besides. */
const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

/** A deep run shows each state in every brand that has it, else each in one of them, the next one in the next brand. */
const deep = process.env['DEEP'] !== undefined;
const shownIn = (brand: string, states: readonly State[]): State[] =>
  states.filter(({ brands = memberBrands }, nth) => brands.includes(brand) && (deep || brands[nth % brands.length] === brand));

/**
 * What a brand can show beyond its pages as they open: judged as it is, on a phone, and where it lies over the page in the
 * dark; in an ordinary run every second one of those in the dark instead.
 */
forBrands(allBrands, (brand) => {
  for (const [group, states] of Object.entries(groups)) {
    const offered = shownIn(brand, states);
    if (offered.length === 0) continue;
    test(`${group} are accessible, whole and in words`, async ({ portal }) => {
      test.setTimeout(20_000 * offered.length);
      const { page, sandbox } = portal;
      for (const [nth, state] of offered.entries()) {
        await test.step(state.name, async () => {
          await sandbox.reset();
          await page.context().clearCookies({ name: /^(rm_user|__Host-rm)$/ });
          await page.setViewportSize(desk);
          await state.reach(portal);
          const inDark = inDarkToo.includes(states) && (deep || nth % 2 === 1);
          if (deep || !inDark) await expectSound(page, state.name);
          if (inDark) {
            await settled(page);
            await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
            // the page below has been judged by itself
            await expectAccessible(page, `${state.name} in the dark`, 'dialog[open], [data-slot^="screen/"]');
          }
          await page.setViewportSize(phone);
          await expectFitting(page, `${state.name} on a phone`);
          await page.unrouteAll();
          await forgetTab(portal);
        });
      }
    });
  }
});
