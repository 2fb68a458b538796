import type { ResolvedBrand } from '#contract/types.ts';
import { gamePlatforms, VENDOR_PLATFORM, announcementQuery } from '../../../src/engine/constants.ts';
import { type Endpoint, type EndpointName, endpoints } from '../../../src/platform/endpoints/endpoints.ts';

/** Who asks: without a sign-in, a member, an agent. */
export type Who = 'visitor' | 'member' | 'agent';

/** What earlier replies of the run said, for requests that need an id of the platform. */
export interface Known {
  /** Code of a vendor; null before one is known, or without any. */
  readonly vendor: string | null;
}

const DAY_MS = 86_400_000;
const page = { pageNo: 1, pageSize: 10 } as const;

/** Reads that are no GET. */
const posted: readonly EndpointName[] = ['gameList'];

/** GET calls that no run makes, and why. */
const untried: Partial<Record<EndpointName, string>> = {
  contractPreview: 'it needs an offer under way',
};

/** Calls that no run can try; no level waits for them. */
export const isBeyondTrial = (name: EndpointName): boolean => untried[name] !== undefined;

/** Whether a call reads only. */
export const isRead = (name: EndpointName): boolean => endpoints[name].method === 'GET' || posted.includes(name);

/** Who is asked for; agents' own calls are an agent's. */
export function whoAsks(name: EndpointName, role: unknown): Who {
  if (endpoints[name].access === 'visitor') return 'visitor';
  return role === 'agent' ? 'agent' : 'member';
}

/** The request of a read as the portal makes it, or why none is made. */
export function readRequest(
  name: EndpointName,
  brand: ResolvedBrand,
  known: Known,
  now: number,
): { request: unknown } | { untried: string } {
  const reason = untried[name];
  if (reason !== undefined) return { untried: reason };
  const language = brand.languages.default;
  const week = Math.floor(now) - 7 * DAY_MS;
  const own: Partial<Record<EndpointName, unknown>> = {
    permission: { host: brand.hosts[0] ?? 'localhost' },
    announcements: { ...announcementQuery, language },
    announcementsV2: { ...announcementQuery },
    affiliate: { code: 'CONFORM0', domain: brand.hosts[0] ?? 'localhost' },
    helpCenter: { language },
    gameVendor: { platform: VENDOR_PLATFORM },
    gameList: {
      clientType: 1,
      platform: gamePlatforms.join(','),
      channel: 'WEB',
      merchant: brand.merchantCode,
      gameType: 'RNG',
      language,
      pageNo: 1,
      pageSize: 42,
    },
    hotGames: { merchantCode: brand.merchantCode, isPlatform: 2, platform: gamePlatforms.join(','), language },
    recentGames: { clientType: 1, language },
    rankList: {},
    gameMenus: { prizeMode: 'Lott', device: 'WEB' },
    popularGames: { count: 20 },
    nextDraws: {},
    openedNumero: { count: 5 },
    vnMenu: { language },
    vnRecent: { language },
    vnNumeros: { count: 5 },
    vipInfo: {},
    memberProfit: { startTime: week },
    playStatement: { ...page, by: 'MONTH' },
    agentTeamOverview: { startTime: week },
    missionLeaderboard: { period: 'WEEK' },
    contractRecords: { kind: 'dailySalary', ...page },
  };
  if (name === 'vassGameType' || name === 'roomList')
    return known.vendor === null ? { untried: 'gameVendor names no vendor' } : { request: { vassalage: known.vendor } };
  const { request }: Endpoint = endpoints[name];
  return { request: own[name] ?? (request === null ? undefined : { ...page }) };
}

/** The first vendor of a reply to `gameVendor`. */
export function vendorIn(value: unknown): string | null {
  const found = /"vassalage":"([^"]+)"/.exec(JSON.stringify(value) ?? '');
  return found?.[1] ?? null;
}
