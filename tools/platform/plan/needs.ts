import type { MenuEntry, ResolvedBrand } from '#contract/types.ts';
import { type Flags, readFlags } from '../../../src/engine/flags/flags.ts';
import type { EndpointName } from '../../../src/platform/endpoints/endpoints.ts';
import { accessOf } from '../../../src/sandbox/callAccess.ts';

/** Where a brand makes use of calls, beside the lists of its panels and what the platform opens a call by. Each list is a choice: one of them is enough. */
interface Use {
  readonly calls: readonly EndpointName[];
  /** Panels, routes or actions that a menu entry opens, a section of the home page, a region; none: every brand uses them. */
  readonly places?: readonly string[];
  /** Nodes or aliases of the whitelabel tree, of which one must be on. */
  readonly flags?: readonly string[];
}

const contractFlags = ['dividend', 'salary', 'hourSalary', 'agentRealtimeSalary'];
const allAgentPanels = ['agentTeamOverview', 'downlineManagmentView', 'registerCenter', 'agentAnnouncement'];
const agentPanel = (...panels: string[]) => panels.map((panel) => `panel ${panel}`);
const vnLottery = ['route vnlottery'];
const lotteries = ['route elott', 'route lottery', 'section nextDraws', 'section popularLottery'];

/** What of the brand's files leads to a call; calls that no row names are used by every brand. */
const uses: readonly Use[] = [
  { calls: ['freeplay'], places: ['action freePlay'], flags: ['FREEPLAY3'] },
  { calls: ['logoutOthers'], places: ['panel securityCenter'], flags: ['LOGOUTALL3'] },
  { calls: ['register'], flags: ['DIRECTREG3'] },
  { calls: ['registerMobile'], flags: ['MOBILEREG3'] },
  { calls: ['smsRegister'], flags: ['MOBILEREG3', 'SMSVERIF3'] },
  { calls: ['smsLogin'], flags: ['MOBILEVERCODELOGIN3'] },
  { calls: ['smsForgot', 'passwordByPhone'], flags: ['CHNGPASSVERIF3'] },
  { calls: ['redEnvelopes', 'openRedEnvelope'], places: ['panel rewardCenter'], flags: ['PROMOWELCOME3'] },
  { calls: ['chatUrl', 'chatUnread'], flags: ['CBS3'] },
  { calls: ['depositChannels', 'applyDeposit', 'depositRecords', 'depositPaid', 'cancelDeposit'], places: ['panel depositv2'] },
  {
    calls: ['withdrawInfo', 'applyWithdraw', 'withdrawRecords', 'confirmWithdraw', 'withdrawConfirmations'],
    places: ['panel withdraw'],
  },
  { calls: ['bankCards', 'addBankCard', 'removeBankCard', 'banks'], places: ['panel withdraw', 'panel securityCenter'] },
  { calls: ['vendorWallets', 'walletRecall'], places: ['panel transferFund'] },
  { calls: ['walletTransfer', 'walletTransferRecords'], places: ['panel transferFund', 'panel transferUpline'] },
  { calls: ['memTransDet', 'memBetDet', 'memberProfit', 'bonusDetails'], places: [] },
  { calls: ['rewardList'], places: ['panel rewardCenter'] },
  { calls: ['missionSummary', 'missionLeaderboard', 'claimMission'], places: ['panel missionLeaderboard'] },
  { calls: ['referralInfo', 'referrals'], places: ['panel referral'] },
  { calls: ['messageList', 'messageRead', 'messageDelete'], places: ['panel messageV2'] },
  {
    calls: ['pointReward', 'redeemPointList', 'pointDetails', 'pointConfig', 'redeemPoint', 'convertPoint', 'pointBalance'],
    places: ['route pointMall'],
  },
  { calls: ['vipInfo'], places: ['route vip'] },
  { calls: ['feedback', 'feedbackList'], places: ['route feedback'] },
  { calls: ['helpCenter'], places: ['route help'] },
  { calls: ['rankList'], places: ['route winners', 'section winners'] },
  { calls: ['vnMenu', 'vnRecent', 'vnNumeros'], places: vnLottery },
  { calls: ['gameMenus'], places: ['route elott'] },
  { calls: ['popularGames', 'nextDraws'], places: lotteries },
  { calls: ['openedNumero'], places: lotteries },
  {
    calls: [
      'memberSecurity',
      'saveProfile',
      'setPaymentPassword',
      'setTwoStep',
      'smsBind',
      'emailBind',
      'bindMobile',
      'bindEmail',
    ],
    places: ['panel securityCenter'],
  },
  { calls: ['protection', 'protectionRecords', 'playStatement', 'realityChecks'], places: ['panel protection'] },
  { calls: ['setLimit', 'keepLimit', 'pausePlay', 'selfExclude'], places: ['panel protection'] },
  { calls: ['noteRealityCheck'], flags: ['RGREALITY3'] },
  { calls: ['agentTeamOverview'], places: agentPanel('agentTeamOverview') },
  { calls: ['agentDownlines', 'agentProfitLoss', 'agentRevenueReport'], places: [] },
  { calls: ['agentAnnouncements'], places: agentPanel('agentAnnouncement') },
  {
    calls: ['agentAccountTemplates', 'agentCreateAccount', 'agentRegisterLinks', 'createRegisterLink', 'deleteRegisterLink'],
    places: agentPanel('registerCenter'),
  },
  { calls: ['fundsConsolidated'], flags: contractFlags },
  { calls: ['contractPreview', 'contractRecords'], places: agentPanel(...allAgentPanels) },
];

function* flagsOf(when: MenuEntry['when']): Generator<string> {
  const flag = when?.flag;
  if (flag !== undefined) yield* Array.isArray(flag) ? flag : [flag];
}

/** Everything that a brand's menus and home page lead to, as `kind name`. */
function placesOf(brand: ResolvedBrand, flags: Flags): ReadonlySet<string> {
  const places = new Set<string>(
    brand.layout.home.order.map((name) => `section ${brand.layout.home.sections[name]?.section ?? name}`),
  );
  for (const { order, entries } of Object.values(brand.menus))
    for (const name of order) {
      const entry = entries[name];
      if (entry === undefined) continue;
      const wanted = [...flagsOf(entry.when)];
      if (wanted.length > 0 && !wanted.some((flag) => flags.isOn(flag))) continue;
      for (const kind of ['panel', 'route', 'action', 'modal'] as const)
        if (entry[kind] !== undefined) places.add(`${kind} ${entry[kind]}`);
    }
  return places;
}

/** The nodes by which the platform opens a call, one of which must be on; null where none opens the whole call. */
function openedBy(name: EndpointName): readonly string[] | null {
  const { flag } = accessOf(name);
  if (flag === undefined) return null;
  return typeof flag === 'string' ? [flag] : Object.values(flag.values);
}

/** The panels whose lists make each call, as `panel name`. */
function panelsByCall(panels: unknown): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const collect = (value: unknown, panel: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, part] of Object.entries(value))
      if (key === 'call' && typeof part === 'string') found.set(part, [...(found.get(part) ?? []), panel]);
      else collect(part, panel);
  };
  for (const centre of Object.values((panels ?? {}) as Record<string, object>))
    for (const [name, panel] of Object.entries(centre)) collect(panel, `panel ${name}`);
  return found;
}

/** Why a brand needs no such call; null where it does. */
export type NeedlessReason = (name: EndpointName) => string | null;

/**
 * Judges by the platform's whitelabel tree, by what the brand's menus and home page lead to, and by the lists of its panels.
 * @param panels its `panels.json`, with those of its parents
 */
export function needsOf(brand: ResolvedBrand, tree: unknown, panels: unknown): NeedlessReason {
  const { required, forbidden } = brand.regulatory;
  const flags = readFlags(tree, { aliases: brand.flags, required, forbidden });
  const places = placesOf(brand, flags);
  const lists = panelsByCall(panels);
  const { unread, announcements } = brand.api.variants;
  const off = (nodes: readonly string[] | null | undefined): string | null =>
    nodes == null || nodes.some((node) => flags.isOn(node)) ? null : `off in the whitelabel tree: ${nodes.join(', ')}`;
  return (name) => {
    if (name === 'unreadCount' && unread === 'v2') return 'the brand asks unreadCountV2';
    if (name === 'unreadCountV2' && unread !== 'v2') return 'the brand asks unreadCount';
    if (name === 'announcementsV2' && announcements !== 'v2') return 'the brand asks announcements';
    const closed = off(openedBy(name));
    if (closed !== null) return closed;
    const inLists = lists.get(name) ?? [];
    for (const use of uses) {
      if (!use.calls.includes(name)) continue;
      const isOff = off(use.flags);
      if (isOff !== null) return isOff;
      const wanted = use.places === undefined ? null : [...use.places, ...inLists];
      if (wanted !== null && !wanted.some((place) => places.has(place)))
        return `no menu or section leads to it: ${[...new Set(wanted)].join(', ')}`;
    }
    return null;
  };
}
