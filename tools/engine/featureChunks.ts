import type { ChunkGroup } from './chunkGroups.ts';

/**
 * Parts of features that are used together and so are one request, and pages whose chunks have fixed names (D-33). They come after
 * what all share. What other features import as well is not in those that are alone.
 */
export const featureChunks: readonly ChunkGroup[] = [
  {
    name: 'popularLottery',
    entries: [
      'src/features/popular-lottery/PopularRail.tsx',
      'src/features/popular-lottery/NextDraws.tsx',
      'src/features/popular-lottery/PopularLottery.tsx',
    ],
  },
  // the registration form and what it always needs; login and profile need most of it
  {
    name: 'registration',
    entries: [
      'src/features/fields/BirthdayField.tsx',
      'src/features/fields/InputField.tsx',
      'src/features/fields/NationalityField.tsx',
      'src/features/fields/PhoneField.tsx',
      'src/features/fields/SecretField.tsx',
      'src/features/register/RegisterPage.tsx',
      'src/features/register/RegisterPanel.tsx',
      'src/features/verification/CaptchaField.tsx',
      'src/features/verification/VerificationCodeField.tsx',
    ],
  },
  // the apps, in menus and on pages
  {
    name: 'apps',
    entries: ['src/features/download/appSteps.ts', 'src/features/download/useApps.ts', 'src/parts/service/AppCode.tsx'],
  },
  { name: 'chat', entries: ['src/features/chat/ChatRegion.tsx', 'src/features/chat/openChat.ts'] },
  {
    name: 'agentHome',
    entries: ['src/features/team/home/AgentNotices.tsx', 'src/features/team/home/AgentOverview.tsx'],
    alone: true,
  },
  { name: 'answers', entries: ['src/features/contracts/answer/answers.ts', 'src/features/contracts/useRefusal.ts'], alone: true },
  { name: 'byIframe', entries: ['src/features/game/GamePage.tsx'], alone: true },
  {
    name: 'contracts',
    entries: [
      'src/features/contracts/ContractsOfDownline.tsx',
      'src/features/contracts/ContractsOfModal.tsx',
      'src/features/contracts/answer/AnswerModal.tsx',
      'src/features/contracts/offer/OfferModal.tsx',
      'src/features/contracts/openContract.ts',
    ],
    alone: true,
  },
  // a list that a head stands above needs no form
  {
    name: 'contractsHeads',
    entries: [
      'src/features/contracts/heads/ContractAnswers.tsx',
      'src/features/contracts/heads/OfferHead.tsx',
      'src/features/contracts/heads/RealTimeHead.tsx',
    ],
    alone: true,
  },
  {
    name: 'downlines',
    entries: [
      'src/features/downlines/DownlineModal.tsx',
      'src/features/downlines/FinderModal.tsx',
      'src/features/downlines/openDownline.ts',
    ],
    alone: true,
  },
  {
    name: 'download',
    entries: [
      'src/features/download/AppMenu.tsx',
      'src/features/download/DownloadModal.tsx',
      'src/features/download/DownloadPage.tsx',
    ],
    alone: true,
  },
  { name: 'egame', entries: ['src/features/lobby/LobbyPage.tsx'], alone: true },
  { name: 'elott', entries: ['src/features/elott/ElottPage.tsx'], alone: true },
  {
    name: 'gameRails',
    entries: [
      'src/features/game-rails/CategoryRail.tsx',
      'src/features/game-rails/GameRail.tsx',
      'src/features/game-rails/HotRail.tsx',
      'src/features/game-rails/RailFrame.tsx',
      'src/features/game-rails/VendorStrip.tsx',
    ],
    alone: true,
  },
  {
    name: 'memberRails',
    entries: ['src/features/game-rails/ContinueRail.tsx', 'src/features/game-rails/FavouriteRail.tsx'],
    alone: true,
  },
  { name: 'help', entries: ['src/features/help/HelpModal.tsx', 'src/features/help/HelpPage.tsx'], alone: true },
  {
    name: 'index',
    entries: [
      'src/features/home/Categories.tsx',
      'src/features/home/HomePage.tsx',
      'src/features/home/LoginPage.tsx',
      'src/features/home/NoticeStrip.tsx',
      'src/features/home/Promotions.tsx',
    ],
    alone: true,
  },
  {
    name: 'launch',
    entries: [
      'src/features/game/GamePopupModal.tsx',
      'src/features/game/GameRoomsModal.tsx',
      'src/features/game/openVassalage.ts',
      'src/features/game/startNamedGame.ts',
      'src/features/game/startPopup.ts',
      'src/features/game/startRoom.ts',
      'src/features/game/startThirdParty.ts',
    ],
    alone: true,
  },
  {
    name: 'login',
    entries: ['src/features/login/LoginPopup.tsx', 'src/features/login/playFree.ts', 'src/features/login/remember/rememberMe.ts'],
    alone: true,
  },
  {
    name: 'lottery',
    entries: [
      'src/features/lottery/LotteryPage.tsx',
      'src/features/lottery/SeaLotteryModal.tsx',
      'src/features/lottery/startLottery.ts',
    ],
    alone: true,
  },
  { name: 'missions', entries: ['src/features/missions/BoardPanel.tsx', 'src/features/missions/MissionsPanel.tsx'], alone: true },
  { name: 'pointMall', entries: ['src/features/point-mall/PointMallPage.tsx'], alone: true },
  { name: 'promo', entries: ['src/features/promotions/PromotionsPage.tsx'], alone: true },
  { name: 'promoDetail', entries: ['src/features/promotion/PromotionPage.tsx'], alone: true },
  { name: 'protection', entries: ['src/features/protection/ProtectionPanel.tsx'], alone: true },
  {
    name: 'registerCentreLinks',
    entries: [
      'src/features/register-centre/links/LinkForm.tsx',
      'src/features/register-centre/links/LinkModal.tsx',
      'src/features/register-centre/links/deleteLink.ts',
    ],
    alone: true,
  },
  {
    name: 'registerSuccess',
    entries: ['src/features/register-success/GeneratedAccount.tsx', 'src/features/register-success/RegisterSuccess.tsx'],
    alone: true,
  },
  { name: 'screens', entries: ['src/features/screens/Maintenance.tsx', 'src/features/screens/Restriction.tsx'], alone: true },
  { name: 'seamless', entries: ['src/features/game/SeamlessPage.tsx'], alone: true },
  {
    name: 'securityCentre',
    entries: [
      'src/features/security-centre/SecurityPanel.tsx',
      'src/features/security-centre/logoutOthers.ts',
      'src/features/security-centre/SecurityCentre.module.css',
    ],
    alone: true,
  },
  {
    name: 'securityCentreForms',
    entries: [
      'src/features/security-centre/cards/BankCards.tsx',
      'src/features/security-centre/forms/BindForm.tsx',
      'src/features/security-centre/forms/PaymentPasswordForm.tsx',
      'src/features/security-centre/forms/ProfileForm.tsx',
      'src/features/security-centre/forms/TwoStepForm.tsx',
    ],
    alone: true,
  },
  {
    name: 'transfers',
    entries: [
      'src/features/transfers/DownlineModal.tsx',
      'src/features/transfers/UplinePanel.tsx',
      'src/features/transfers/transferDownline.ts',
    ],
    alone: true,
  },
  { name: 'vnlottery', entries: ['src/features/vnlottery/VnLotteryPage.tsx'], alone: true },
  {
    name: 'wallets',
    entries: ['src/features/wallets/AllWalletsPanel.tsx', 'src/features/wallets/WalletsPanel.tsx'],
    alone: true,
  },
  {
    name: 'withdraw',
    entries: [
      'src/features/withdraw/WithdrawPanel.tsx',
      'src/features/withdraw/WithdrawRecordsHead.tsx',
      'src/features/withdraw/useWithdrawLines.ts',
    ],
    alone: true,
  },
  {
    name: 'withdrawReceipt',
    entries: ['src/features/withdraw/receipt/ReceiptModal.tsx', 'src/features/withdraw/receipt/confirmReceipt.ts'],
    alone: true,
  },
];
