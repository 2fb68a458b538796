import type { ContractKind, ResolvedBrand } from '#contract/types.ts';
import { kindsOfTerms } from '../../../src/engine/contracts/terms.ts';
import { gamePlatforms, VENDOR_PLATFORM, announcementQuery } from '../../../src/engine/constants.ts';
import { type Endpoint, type EndpointName, endpoints } from '../../../src/platform/endpoints/endpoints.ts';

/** Who asks: without a sign-in, a member, an agent. */
export type Who = 'visitor' | 'member' | 'agent';

/** What earlier replies of the run said, for requests that need an id of the platform. */
export interface Known {
  /** Code of a vendor; null before one is known, or without any. */
  readonly vendor: string | null;
  /** Kinds of contracts that the platform has. */
  readonly kinds: readonly ContractKind[];
}

const DAY_MS = 86_400_000;
const page = { pageNo: 1, pageSize: 10 } as const;

/** Reads that are no GET. */
const posted: readonly EndpointName[] = ['gameList'];

/** Whether a call reads only. */
export const isRead = (name: EndpointName): boolean => endpoints[name].method === 'GET' || posted.includes(name);

/** An account that no platform has. */
const NOBODY = 'conform0';

function ratesOf(kind: ContractKind): object {
  const { rates, usualPeriod } = kindsOfTerms[kind];
  return { ...Object.fromEntries(rates.map((field) => [field, '0.01'])), ...(usualPeriod !== null && { period: usualPeriod }) };
}

/** Who is asked for; agents' own calls are an agent's. */
export function whoAsks(name: EndpointName, role: 'agent' | 'real' | null): Who {
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
  const language = brand.languages.default;
  const [kind = 'dailySalary'] = known.kinds;
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
    contractRecords: { kind, ...page },
    // of an offer to somebody who is in no team: the platform says that it is not allowed
    contractPreview: { kind, action: 'OFFER', account: NOBODY, ...ratesOf(kind) },
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
