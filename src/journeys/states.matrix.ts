// covers: *
import { runsPart } from './support/selection/changedParts.ts';
import { isWhole } from './support/selection/depth.ts';
import { expectAccessible, expectFitting, expectSound, settled } from './support/checks/pageChecks.ts';
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
import { searchStates } from './support/states/search.ts';
import { serviceStates } from './support/states/service.ts';
import type { State } from './support/states/state.ts';

interface Group {
  states: readonly State[];
  covers: readonly string[];
  /** Is an overlay, and is also checked in the dark theme. */
  overPage?: boolean;
  /** Only the page differs: header, menu and footer are checked with the first state. */
  sameChrome?: boolean;
}

const groups: Readonly<Record<string, Group>> = {
  pages: {
    states: pages,
    covers: [
      'home',
      'banner',
      'notices',
      'register',
      'fields',
      'help',
      'promotion',
      'promotions',
      'popular-lottery',
      'game-rails',
      'winners',
      'agent-home',
    ],
  },
  menus: { states: menus, covers: ['home'] },
  dialogs: {
    states: dialogs,
    covers: ['login', 'register', 'fields', 'verification', 'human-check', 'forgot-password', 'notices'],
    overPage: true,
  },
  'member dialogs': {
    states: memberDialogs,
    covers: [
      'login',
      'two-step',
      'change-password',
      'welcome',
      'register',
      'register-success',
      'fields',
      'verification',
      'human-check',
    ],
    overPage: true,
  },
  search: { states: searchStates, covers: ['search'], overPage: true },
  screens: { states: screens, covers: ['screens', 'help', 'promotion'], overPage: true },
  lobbies: { states: lobby, covers: ['lobby', 'game-list'], sameChrome: true },
  lotteries: { states: lotteries, covers: ['elott', 'lottery', 'vnlottery'], sameChrome: true },
  games: { states: launchStates, covers: ['launch', 'game', 'seamless', 'lobby'] },
  'responsible play': {
    states: play,
    covers: ['responsible', 'session-clock', 'reality-check', 'idle-logout', 'vnlottery'],
  },
  promotions: {
    states: promotionStates,
    covers: ['promotions', 'promotion', 'point-mall', 'password-check', 'winners', 'vip'],
    sameChrome: true,
  },
  services: { states: serviceStates, covers: ['chat', 'consent', 'customer-service', 'download', 'feedback', 'notices', 'help'] },
};

/** The size of a desktop window, and the other size in which states are checked. */
const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

/** With `DEEP=all` each state is checked in every brand that has it, else in one brand, rotating over the states. */
const shownIn = (brand: string, states: readonly State[]): State[] =>
  states.filter(({ brands = memberBrands }, nth) => brands.includes(brand) && (isWhole || brands[nth % brands.length] === brand));

/**
 * The states of a brand beyond its plain pages: checked as they are, on a phone, and overlays also in the dark theme;
 * without `DEEP=all` every second overlay is checked in the dark theme instead.
 */
forBrands(allBrands, (brand) => {
  for (const [group, { states, covers, overPage = false, sameChrome = false }] of Object.entries(groups)) {
    if (!runsPart(covers)) continue;
    const offered = shownIn(brand, states);
    if (offered.length === 0) continue;
    test(`${group} are accessible, complete and translated`, async ({ portal }) => {
      const { page, sandbox } = portal;
      for (const [nth, state] of offered.entries()) {
        await test.step(state.name, async () => {
          await sandbox.reset();
          await page.context().clearCookies({ name: /^(rm_user|__Host-rm)$/ });
          await page.setViewportSize(desktop);
          await state.reach(portal);
          const inDark = overPage && (isWhole || nth % 2 === 1);
          if (isWhole || !inDark) await expectSound(page, state.name, nth > 0 && sameChrome ? 'content' : 'page');
          if (inDark) {
            await settled(page);
            await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
            // the page below is checked separately
            await expectAccessible(page, `${state.name} in the dark`, { within: 'dialog[open], [data-slot^="screen/"]' });
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
