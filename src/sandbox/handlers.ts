import type { EndpointName } from '#platform/endpoints/endpoints.ts';
import { agentAnnouncements } from '#sandbox/agent-announcements/agentAnnouncements.ts';
import { agentAccountTemplates } from '#sandbox/agent-accounts/accountTemplates.ts';
import { agentCreateAccount } from '#sandbox/agent-accounts/createAccount.ts';
import { agentRegisterLinks, createRegisterLink, deleteRegisterLink } from '#sandbox/agent-accounts/registerLinks.ts';
import { agentDownlines } from '#sandbox/team/downlines.ts';
import { agentTeamOverview } from '#sandbox/team/overview.ts';
import { agentProfitLoss } from '#sandbox/team/profitLoss.ts';
import { agentRevenueReport } from '#sandbox/team/revenue.ts';
import { contractRecords } from '#sandbox/team/contractRecords.ts';
import { contractPreview, contracts, dailySalary, dividend, hourSalary, realTimeSalary } from '#sandbox/contracts/calls.ts';
import { announcements, announcementsV2, helpCenter } from '#sandbox/calls/content.ts';
import { customerService } from '#sandbox/calls/customerService.ts';
import { favouriteAdd, favouriteIds, favouriteList, favouriteRemove } from '#sandbox/calls/favourites.ts';
import { freePlay } from '#sandbox/sign-in/freePlay.ts';
import { gameList, gameVendor, hotGames, recentGames, roomList, vassGameType } from '#sandbox/calls/games.ts';
import type { Handler } from '#sandbox/protocol/handler.ts';
import { launchGame } from '#sandbox/calls/launch.ts';
import { login } from '#sandbox/sign-in/login.ts';
import { gameMenus, nextDraws, openedNumero, popularGames, vnMenu, vnNumeros, vnRecent } from '#sandbox/calls/lottery.ts';
import {
  balance,
  fundsConsolidated,
  language,
  logout,
  logoutOthers,
  memberIcon,
  memberInfo,
  merchantWallet,
  playerAvatar,
} from '#sandbox/calls/member.ts';
import { changePassword, passwordByEmail, passwordByPhone } from '#sandbox/sign-in/passwords.ts';
import {
  convertPoint,
  pointBalance,
  pointConfig,
  pointDetails,
  pointReward,
  redeemPoint,
  redeemPointList,
} from '#sandbox/calls/points.ts';
import { applyPromotion, claimRaffle, claimReward, promotionStates } from '#sandbox/calls/promotions.ts';
import { addBankCard, bankCards, banks, removeBankCard } from '#sandbox/security/bankCards.ts';
import { bindEmail, bindMobile, emailBind, smsBind } from '#sandbox/security/bind.ts';
import { memberSecurity, setPaymentPassword, setTwoStep } from '#sandbox/security/memberSecurity.ts';
import { avatars, saveProfile } from '#sandbox/security/profile.ts';
import { missionLeaderboard } from '#sandbox/missions/leaderboard.ts';
import { claimMission, missionSummary } from '#sandbox/missions/missions.ts';
import { memBetDet, memTransDet } from '#sandbox/calls/records.ts';
import { bonusDetails } from '#sandbox/rewards/bonusDetails.ts';
import { openRedEnvelope, redEnvelopes } from '#sandbox/rewards/redEnvelopes.ts';
import { rewardList } from '#sandbox/rewards/rewardList.ts';
import { referralInfo, referrals } from '#sandbox/referrals/referrals.ts';
import { register, registerMobile } from '#sandbox/sign-in/register.ts';
import { applyDeposit, cancelDeposit, depositChannels, depositPaid, depositRecords } from '#sandbox/deposits/calls.ts';
import { chatUnread, chatUrl, feedback, feedbackList, uploadImage } from '#sandbox/calls/service.ts';
import { memberProfit } from '#sandbox/history/profit.ts';
import { messageDelete, messageList, messageRead, unreadCount, unreadCountV2 } from '#sandbox/messages/messages.ts';
import { smsForgot, smsLogin, smsRegister } from '#sandbox/sign-in/sms.ts';
import { rankList } from '#sandbox/calls/leaderboard.ts';
import { vipInfo } from '#sandbox/calls/vip.ts';
import { walletTransferRecords } from '#sandbox/wallets/transferRecords.ts';
import { walletRecall, walletTransfer } from '#sandbox/wallets/transfers.ts';
import { vendorWallets } from '#sandbox/wallets/vendorWallets.ts';
import {
  applyWithdraw,
  confirmWithdraw,
  withdrawConfirmations,
  withdrawInfo,
  withdrawRecords,
} from '#sandbox/withdrawals/calls.ts';
import {
  affiliate,
  captcha,
  countryCodes,
  domainRoute,
  permission,
  registerSettings,
  systemStatus,
  whitelabel,
} from '#sandbox/calls/system.ts';
import {
  keepLimit,
  noteRealityCheck,
  pausePlay,
  protection,
  protectionRecords,
  realityChecks,
  selfExclude,
  setLimit,
} from '#sandbox/protection/calls.ts';
import { playStatement } from '#sandbox/protection/statement.ts';
import { loginVerify, loginVerifyCode } from '#sandbox/sign-in/twoStep.ts';

/** One handler for each row of the endpoint table. */
export const handlers: { readonly [K in EndpointName]: Handler<K> } = {
  login,
  loginVerify,
  loginVerifyCode,
  freeplay: freePlay,
  logout,
  logoutOthers,
  contracts,
  contractPreview,
  contractRecords,
  dividend,
  dailySalary,
  hourSalary,
  realTimeSalary,
  register,
  registerMobile,
  changePassword,
  passwordByPhone,
  passwordByEmail,
  smsLogin,
  smsRegister,
  smsForgot,
  captcha,
  affiliate,
  permission,
  whitelabel,
  registerSettings,
  systemStatus,
  domainRoute,
  countryCodes,
  customerService,
  memberInfo,
  memberIcon,
  fundsConsolidated,
  playerAvatar,
  language,
  balance,
  merchantWallet,
  memberSecurity,
  saveProfile,
  setPaymentPassword,
  setTwoStep,
  smsBind,
  emailBind,
  bindMobile,
  bindEmail,
  avatars,
  bankCards,
  addBankCard,
  removeBankCard,
  banks,
  announcements,
  announcementsV2,
  helpCenter,
  gameVendor,
  gameList,
  hotGames,
  recentGames,
  vassGameType,
  roomList,
  favouriteIds,
  favouriteList,
  favouriteAdd,
  favouriteRemove,
  rankList,
  launchGame,
  gameMenus,
  popularGames,
  nextDraws,
  openedNumero,
  vnMenu,
  vnRecent,
  vnNumeros,
  promotionStates,
  applyPromotion,
  claimRaffle,
  claimReward,
  rewardList,
  bonusDetails,
  redEnvelopes,
  openRedEnvelope,
  pointBalance,
  pointReward,
  redeemPointList,
  pointDetails,
  pointConfig,
  redeemPoint,
  convertPoint,
  withdrawInfo,
  applyWithdraw,
  withdrawRecords,
  confirmWithdraw,
  withdrawConfirmations,
  vipInfo,
  feedback,
  feedbackList,
  uploadImage,
  chatUrl,
  chatUnread,
  unreadCount,
  unreadCountV2,
  messageList,
  messageRead,
  messageDelete,
  memberProfit,
  depositChannels,
  applyDeposit,
  depositRecords,
  depositPaid,
  cancelDeposit,
  referralInfo,
  referrals,
  missionSummary,
  missionLeaderboard,
  claimMission,
  memTransDet,
  memBetDet,
  vendorWallets,
  walletTransfer,
  walletRecall,
  walletTransferRecords,
  agentAnnouncements,
  agentAccountTemplates,
  agentCreateAccount,
  agentRegisterLinks,
  createRegisterLink,
  deleteRegisterLink,
  agentDownlines,
  agentTeamOverview,
  agentProfitLoss,
  agentRevenueReport,
  playStatement,
  realityChecks,
  noteRealityCheck,
  protection,
  protectionRecords,
  setLimit,
  keepLimit,
  pausePlay,
  selfExclude,
};
