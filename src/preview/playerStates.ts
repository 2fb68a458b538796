import type { EndpointName } from '#platform/endpoints/endpoints.ts';
import type { PreviewOptions } from './previewOptions.ts';

export type Row = [name: string, path: string, options?: PreviewOptions];

/** The states of a page with data: loaded, loading, empty and failed. */
function reading(name: string, path: string, endpoint: EndpointName, user?: string): Row[] {
  const by: PreviewOptions = user === undefined ? {} : { user };
  return [
    [name, path, by],
    [`${name}, on its way`, path, { ...by, faults: [{ endpoint, kind: 'timeout' }] }],
    [`${name}, nothing there`, path, { ...by, scenario: 'empty' }],
    [`${name}, failed`, path, { ...by, faults: [{ endpoint, kind: 'refused' }] }],
  ];
}

/** The player pages: games, lotteries, promotions, points, service. */
export const playerPages: readonly Row[] = [
  ...reading('slots of a member', '/rng', 'gameList', 'member01'),
  ...reading('slots of a visitor', '/rng', 'gameVendor'),
  ...['live', 'fish', 'pvp', 'sports', 'esports', 'inhouse'].map((name): Row => [name, `/${name}`, { user: 'member01' }]),
  ['slots that are starred, none yet', '/rng?tab=favourites', { user: 'member01' }],
  ...reading('e-lottery', '/elott', 'gameMenus'),
  ...reading('Vietnamese lotteries', '/vnlottery', 'vnMenu'),
  ['lottery of a member', '/lottery', { user: 'member01' }],
  ['lottery of a visitor', '/lottery'],
  ['lottery that does not start', '/lottery', { user: 'member01', faults: [{ endpoint: 'launchGame', kind: 'refused' }] }],
  ['seamless games', '/seamless', { user: 'member01' }],
  ['promotions', '/promotions'],
  ['promotions, none', '/promotions', { scenario: 'empty' }],
  ['promotion by itself', '/promoDetail?id=week', { user: 'member01' }],
  ['promotion by itself, unknown', '/promoDetail?id=none'],
  ...reading('points of a member', '/pointMall', 'pointReward', 'member01'),
  ['points of a visitor', '/pointMall'],
  ...reading('winners', '/winners', 'rankList'),
  ['VIP of a visitor', '/vip'],
  ...reading('VIP of a member', '/vip', 'vipInfo', 'vip00005'),
  ['downloads', '/download'],
  ['feedback', '/feedback'],
  ...reading('feedback of a member', '/feedback', 'feedbackList', 'member01'),
  ['responsible play', '/responsible'],
  ['own limits', '/vip?centre=member.protection', { scenario: 'protection-limits' }],
  ['deposit during a pause', '/vip?centre=member.depositv2', { scenario: 'play-paused' }],
  ['lottery after self-exclusion', '/lottery', { scenario: 'self-excluded' }],
  // redirects to home without a game
  ['game without a start', '/game', { user: 'member01' }],
];

/** The same for a brand that requires sign-in. */
export const agentPages: readonly Row[] = [
  ['agent centre', '/?centre=agent'],
  ['announcements to agents', '/?centre=agent.agentAnnouncement'],
  ['promotions', '/promotions'],
  ['downloads', '/download'],
];
