import type { Json } from '../../src/engine/brand/json.ts';
import { checkBrands } from './checkBrands.ts';
import type { BrandNames } from './brandNames.ts';
import { changedBrandsChecker } from './checkChanged.fixture.ts';
import type { Finding } from './finding.ts';
import { type MemoryFolders, shippedInMemory } from './memoryFolders.fixture.ts';

/** The names of the shipped features; their completeness is tested elsewhere. */
export const shippedNames: BrandNames = {
  page: `home login register help lobby lottery vnlottery elott game seamless promotions promotionDetail pointMall winners vip
    download feedback responsible content`.split(/\s+/),
  region:
    `header themeSwitch search banner sideMenu footer bottomBar barsToggle sessionClock helpButton playWarning realityCheck idleLogout consent
    chat`.split(/\s+/),
  section: [
    'notice',
    'categories',
    'promotions',
    'hotGames',
    'liveGames',
    'vendors',
    'continuePlaying',
    'favouriteGames',
    'popularLottery',
    'nextDraws',
    'winners',
    'vipCard',
    'download',
    'agentOverview',
    'agentTasks',
    'agentTrend',
    'agentActions',
    'agentMovers',
    'agentNotices',
    'banners',
    'content',
  ],
  modal: ['loginPopupModal', 'searchModal', 'registerModal', 'changePassModal', 'menuDrawer', 'downModal'],
  action: [
    'logout',
    'openSearch',
    'freePlay',
    'customerService',
    'openNotices',
    'openPanel',
    'openRecordsOf',
    'findDownline',
    'centreAction',
    'openDownline',
    'openPayments',
    'cancelDeposit',
    'confirmReceipt',
    'transferDownline',
    'deleteRegisterLink',
    'showRegisterLink',
    'chat',
    'openMenu',
    'acceptContract',
    'rejectContract',
    'terminateContract',
    'offerContract',
    'offerContracts',
    'contractsOf',
    'contractPayments',
  ],
  submenu: ['language', 'appDownload', 'vendors', 'social'],
  panel: [
    'dailySalaryHead',
    'dividendHead',
    'hourSalaryHead',
    'realTimeHead',
    'realTimeSalaryHead',
    'agentOverview',
    'allWallets',
    'announcementList',
    'contractAnswers',
    'contractsOfDownline',
    'createAccount',
    'deposit',
    'invitation',
    'messages',
    'missionBoard',
    'missions',
    'ownLimits',
    'registerHead',
    'registerLinkForm',
    'rewards',
    'security',
    'upline',
    'wallets',
    'withdrawForm',
    'withdrawHead',
    'profitDays',
  ],
};

let checkShipped: ReturnType<typeof changedBrandsChecker> | undefined;

/** Breaks a copy of the shipped brands and returns the findings. */
export function findingsAfter(spoil: (folders: MemoryFolders) => void, extra?: BrandNames): Finding[] {
  const folders = shippedInMemory();
  spoil(folders);
  if (extra !== undefined) return checkBrands(undefined, { ...shippedNames, ...extra }, { folders });
  checkShipped ??= changedBrandsChecker(shippedNames);
  return checkShipped(folders);
}

export const findingsAfterSetting = (id: string, file: string, pointer: string, value?: Json) =>
  findingsAfter((folders) => folders.set(id, file, pointer, value));
