import type { MenuEntry, ResolvedBrand } from '#contract/types.ts';
import { type Flags, readFlags } from '../../../src/engine/flags/flags.ts';
import type { EndpointName } from '../../../src/platform/endpoints/endpoints.ts';

/** Where a brand makes use of calls. Each list is a choice: one of them is enough. */
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
  { calls: ['memTransDet'], places: ['panel transactionHistory', 'panel agentDownlineTransactionDetailsCopy'] },
  { calls: ['memBetDet'], places: ['panel personalHistoryCopy'] },
  { calls: ['memberProfit'], places: ['panel personalProfit'] },
  { calls: ['bonusDetails'], places: ['panel bonusDetails'] },
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
  { calls: ['setLimit', 'keepLimit'], places: ['panel protection'], flags: ['RGLIMITS3'] },
  { calls: ['pausePlay'], places: ['panel protection'], flags: ['RGPAUSE3'] },
  { calls: ['selfExclude'], places: ['panel protection'], flags: ['RGSELFEX3'] },
  { calls: ['noteRealityCheck'], flags: ['RGREALITY3'] },
  { calls: ['agentTeamOverview'], places: agentPanel('agentTeamOverview') },
  { calls: ['agentDownlines'], places: agentPanel('downlineManagmentView') },
  { calls: ['agentProfitLoss'], places: agentPanel('palStatementsAgentCopy') },
  { calls: ['agentRevenueReport'], places: agentPanel('agentRevenueReport') },
  { calls: ['agentAnnouncements'], places: agentPanel('agentAnnouncement') },
  {
    calls: ['agentAccountTemplates', 'agentCreateAccount', 'agentRegisterLinks', 'createRegisterLink', 'deleteRegisterLink'],
    places: agentPanel('registerCenter'),
  },
  { calls: ['contracts', 'fundsConsolidated'], flags: contractFlags },
  { calls: ['contractPreview', 'contractRecords'], flags: contractFlags, places: agentPanel(...allAgentPanels) },
  { calls: ['dividend'], flags: ['dividend'] },
  { calls: ['dailySalary'], flags: ['salary'] },
  { calls: ['hourSalary'], flags: ['hourSalary'] },
  { calls: ['realTimeSalary'], flags: ['agentRealtimeSalary'] },
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

/** Why a brand needs no such call; null where it does. */
export type NeedlessReason = (name: EndpointName) => string | null;

/** Judges by the platform's whitelabel tree, and by what the brand's menus and home page lead to. */
export function needsOf(brand: ResolvedBrand, tree: unknown): NeedlessReason {
  const { required, forbidden } = brand.regulatory;
  const flags = readFlags(tree, { aliases: brand.flags, required, forbidden });
  const places = placesOf(brand, flags);
  const { unread, announcements } = brand.api.variants;
  return (name) => {
    if (name === 'unreadCount' && unread === 'v2') return 'the brand asks unreadCountV2';
    if (name === 'unreadCountV2' && unread !== 'v2') return 'the brand asks unreadCount';
    if (name === 'announcementsV2' && announcements !== 'v2') return 'the brand asks announcements';
    for (const use of uses) {
      if (!use.calls.includes(name)) continue;
      if (use.flags !== undefined && !use.flags.some((flag) => flags.isOn(flag)))
        return `off in the whitelabel tree: ${use.flags.join(', ')}`;
      if (use.places !== undefined && !use.places.some((place) => places.has(place)))
        return `no menu or section leads to it: ${use.places.join(', ')}`;
    }
    return null;
  };
}
