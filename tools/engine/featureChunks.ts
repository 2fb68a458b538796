import type { ChunkGroup } from './chunkGroups.ts';

/**
 * Parts of features that are used together and so are one request, and pages whose chunks have fixed names (D-33). They come after
 * what all share. What other features import as well is not in those that are alone.
 */
export const featureChunks: readonly ChunkGroup[] = [
  {
    name: 'popularLottery',
    entries: ['src/features/popular-lottery/PopularRail.tsx', 'src/features/popular-lottery/chunk.ts'],
  },
  // the registration form and what it always needs; login and profile need most of it
  {
    name: 'registration',
    entries: ['src/features/fields/chunk.ts', 'src/features/register/chunk.ts', 'src/features/verification/chunk.ts'],
  },
  // the apps, in menus and on pages
  {
    name: 'apps',
    entries: ['src/features/download/appSteps.ts', 'src/features/download/useApps.ts', 'src/parts/service/AppCode.tsx'],
  },
  { name: 'chat', entries: ['src/features/chat/ChatRegion.tsx', 'src/features/chat/openChat.ts'] },
  { name: 'agentHome', entries: ['src/features/agent-home/chunk.ts'], alone: true },
  { name: 'answers', entries: ['src/features/contracts/answer/answers.ts', 'src/features/contracts/useRefusal.ts'], alone: true },
  { name: 'byIframe', entries: ['src/features/game/chunk.ts'], alone: true },
  { name: 'contracts', entries: ['src/features/contracts/chunk.ts'], alone: true },
  // a list that a head stands above needs no form
  { name: 'contractsHeads', entries: ['src/features/contracts/heads/chunk.ts'], alone: true },
  { name: 'download', entries: ['src/features/download/chunk.ts'], alone: true },
  { name: 'egame', entries: ['src/features/lobby/chunk.ts'], alone: true },
  { name: 'elott', entries: ['src/features/elott/chunk.ts'], alone: true },
  { name: 'gameRails', entries: ['src/features/game-rails/chunk.ts'], alone: true },
  { name: 'help', entries: ['src/features/help/chunk.ts'], alone: true },
  { name: 'index', entries: ['src/features/home/chunk.ts'], alone: true },
  { name: 'launch', entries: ['src/features/launch/chunk.ts'], alone: true },
  { name: 'login', entries: ['src/features/login/chunk.ts', 'src/features/login/remember/rememberMe.ts'], alone: true },
  { name: 'lottery', entries: ['src/features/lottery/chunk.ts'], alone: true },
  { name: 'missions', entries: ['src/features/missions/chunk.ts'], alone: true },
  { name: 'pointMall', entries: ['src/features/point-mall/chunk.ts'], alone: true },
  { name: 'promo', entries: ['src/features/promotions/chunk.ts'], alone: true },
  { name: 'promoDetail', entries: ['src/features/promotion/chunk.ts'], alone: true },
  { name: 'registerCentreLinks', entries: ['src/features/register-centre/links/chunk.ts'], alone: true },
  { name: 'registerSuccess', entries: ['src/features/register-success/chunk.ts'], alone: true },
  { name: 'screens', entries: ['src/features/screens/chunk.ts'], alone: true },
  { name: 'seamless', entries: ['src/features/seamless/chunk.ts'], alone: true },
  {
    name: 'securityCentre',
    entries: ['src/features/security-centre/chunk.ts', 'src/features/security-centre/SecurityCentre.module.css'],
    alone: true,
  },
  { name: 'securityCentreForms', entries: ['src/features/security-centre/forms/chunk.ts'], alone: true },
  { name: 'transfers', entries: ['src/features/transfers/chunk.ts'], alone: true },
  { name: 'vnlottery', entries: ['src/features/vnlottery/chunk.ts'], alone: true },
  { name: 'wallets', entries: ['src/features/wallets/chunk.ts'], alone: true },
  { name: 'withdraw', entries: ['src/features/withdraw/chunk.ts', 'src/features/withdraw/useWithdrawLines.ts'], alone: true },
  { name: 'withdrawReceipt', entries: ['src/features/withdraw/receipt/chunk.ts'], alone: true },
];
