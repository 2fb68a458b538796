import type { EndpointName } from '#platform/endpoints/endpoints.ts';
import { agentAnnouncements } from '../agent-announcements/agentAnnouncements.ts';
import { agentAccountTemplates } from '../agent-accounts/accountTemplates.ts';
import { agentCreateAccount } from '../agent-accounts/createAccount.ts';
import { agentRegisterLinks, createRegisterLink, deleteRegisterLink } from '../agent-accounts/registerLinks.ts';
import { agentDownlines } from '../team/downlines.ts';
import { agentTeamOverview } from '../team/overview.ts';
import { agentProfitLoss } from '../team/profitLoss.ts';
import { agentRevenueReport } from '../team/revenue.ts';
import { contractRecords } from '../contracts/contractRecords.ts';
import { contractPreview, contracts, dailySalary, dividend, hourSalary, realTimeSalary } from '../contracts/calls.ts';
import { announcements, announcementsV2, helpCenter } from './content.ts';
import { customerService } from './customerService.ts';
import { favouriteAdd, favouriteIds, favouriteList, favouriteRemove } from './favourites.ts';
import { freePlay } from './freePlay.ts';
import { gameList, gameVendor, hotGames, recentGames, roomList, vassGameType } from './games.ts';
import type { Handler } from './handler.ts';
import { launchGame } from './launch.ts';
import { login } from './login.ts';
import { gameMenus, nextDraws, openedNumero, popularGames, vnMenu, vnNumeros, vnRecent } from './lottery.ts';
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
} from './member.ts';
import { changePassword, passwordByEmail, passwordByPhone } from './passwords.ts';
import { convertPoint, pointBalance, pointConfig, pointDetails, pointReward, redeemPoint, redeemPointList } from './points.ts';
import { applyPromotion, claimRaffle, claimReward, promotionStates } from './promotions.ts';
import { addBankCard, bankCards, banks, removeBankCard } from '../security/bankCards.ts';
import { bindEmail, bindMobile, emailBind, smsBind } from '../security/bind.ts';
import { memberSecurity, setPaymentPassword, setTwoStep } from '../security/memberSecurity.ts';
import { avatars, saveProfile } from '../security/profile.ts';
import { missionLeaderboard } from '../missions/leaderboard.ts';
import { claimMission, missionSummary } from '../missions/missions.ts';
import { memBetDet, memTransDet } from './records.ts';
import { bonusDetails } from '../rewards/bonusDetails.ts';
import { openRedEnvelope, redEnvelopes } from '../rewards/redEnvelopes.ts';
import { rewardList } from '../rewards/rewardList.ts';
import { referralInfo, referrals } from '../referrals/referrals.ts';
import { register, registerMobile } from './register.ts';
import { applyDeposit, cancelDeposit, depositChannels, depositPaid, depositRecords } from '../deposits/calls.ts';
import { chatUnread, chatUrl, feedback, feedbackList, uploadImage } from './service.ts';
import { memberProfit } from '../history/profit.ts';
import { messageDelete, messageList, messageRead, unreadCount, unreadCountV2 } from '../messages/messages.ts';
import { smsForgot, smsLogin, smsRegister } from './sms.ts';
import { rankList, vipInfo } from './leaderboard.ts';
import { walletTransferRecords } from '../wallets/transferRecords.ts';
import { walletRecall, walletTransfer } from '../wallets/transfers.ts';
import { vendorWallets } from '../wallets/vendorWallets.ts';
import { applyWithdraw, confirmWithdraw, withdrawConfirmations, withdrawInfo, withdrawRecords } from '../withdrawals/calls.ts';
import {
  affiliate,
  captcha,
  countryCodes,
  domainRoute,
  permission,
  registerSettings,
  systemStatus,
  whitelabel,
} from './system.ts';
import { loginVerify, loginVerifyCode } from './twoStep.ts';

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
};
