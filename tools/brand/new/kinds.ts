import type { JsonObject } from '../../../src/engine/brand/json.ts';
import type { Replaced } from './artwork.ts';

/** What a kind of brand adds to its files, where base is made for a casino. */
interface Kind {
  /** For people who choose. */
  what: string;
  /** Keys of `brand.json`. */
  brand?: JsonObject;
  /** `layout.json` and `menus.json` without `$schema`. */
  files?: Readonly<Record<'layout' | 'menus', JsonObject>>;
  /** Pictures of the artwork that it does not show. */
  unused?: RegExp;
  /** What its pictures show in the place of what a casino's do. */
  replaced?: Replaced;
}

const agentCentre = {
  label: 'portal:agent_centre',
  icon: 'network',
  tone: 'primary',
  action: 'openPanel',
  params: { menu: 'agent' },
  when: { role: 'agent' },
};
const agentNotices = { announcements: { action: null, panel: 'agentAnnouncement', when: { role: 'agent' } } };
const withoutPlay = ['lobby', 'elott', 'lottery', 'vnlottery', 'seamless', 'game', 'winners', 'vip', 'pointMall'];
const withoutEntries = ['categories', 'vnlottery', 'seamless', 'pointMall', 'winners', 'vip'];
const removed = (names: readonly string[]): JsonObject => Object.fromEntries(names.map((name) => [name, null]));

/** The agents' side: no games, the agent centre in every menu, and the team's figures on the home page. */
const agents: Kind = {
  what: 'team, contracts, no games',
  brand: { audience: 'agent', loginedToHomePage: true },
  unused: /^images\/category-/,
  files: {
    layout: {
      routes: {
        home: { regions: ['header', 'search', 'sideMenu', 'footer', 'bottomBar'] },
        login: { regions: ['header', 'sideMenu', 'footer', 'bottomBar'] },
        ...removed(withoutPlay),
      },
      home: { order: ['agentOverview', 'agentNotices'] },
    },
    menus: {
      header: { order: ['register', 'login', 'agentCentre', 'messages'], entries: { agentCentre } },
      side: {
        order: ['search', 'home', 'agentPanels', 'promotions', 'support', 'language', 'appDownload'],
        entries: {
          ...removed(withoutEntries),
          agentPanels: { label: 'portal:agent_centre', menu: 'agent', spread: true, when: { role: 'agent' } },
        },
      },
      bottomBar: {
        order: ['home', 'agentCentre', 'account', 'announcements', 'support', 'register', 'login', 'language', 'help'],
        entries: { games: null, pointMall: null, ...agentNotices, agentCentre },
      },
      support: { entries: agentNotices },
      categories: null,
      footer: { order: ['help', 'agreement', 'privacy', 'responsible', 'download'] },
    },
  },
};

const member = ['continuePlaying', 'favouriteGames'];

export const kinds = {
  casino: { what: 'slots, live tables' },
  sports: {
    what: 'sports and e-sports first',
    replaced: {
      roulette: 'football',
      cards: 'basketball',
      dice: 'trophy',
      chips: 'pad',
      ticket: 'football',
      balls: 'basketball',
      globe: 'trophy',
    },
    files: {
      layout: {
        home: { order: ['notice', 'categories', 'promotions', ...member, 'hotGames', 'winners', 'vendors', 'download'] },
      },
      menus: { categories: { order: ['sports', 'esports', 'live', 'rng', 'fish', 'pvp', 'elott', 'lott'] } },
    },
  },
  lottery: {
    what: 'draws and results first',
    replaced: { roulette: 'globe', globe: 'balls' },
    files: {
      layout: {
        home: {
          order: [
            'notice',
            'nextDraws',
            'popularLottery',
            'categories',
            'promotions',
            ...member,
            'hotGames',
            'winners',
            'vendors',
            'download',
          ],
        },
      },
      menus: { categories: { order: ['lott', 'elott', 'live', 'rng', 'sports', 'esports', 'fish', 'pvp'] } },
    },
  },
  agents,
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof kinds;

export const kindNames = Object.keys(kinds) as KindName[];

/** A kind by its name; that of base for any other. */
export const kindOf = (name: string): Kind => (Object.hasOwn(kinds, name) ? kinds[name as KindName] : kinds.casino);
