import { contracts } from '#features/contracts/index.ts';
import { deposit } from '#features/deposit/index.ts';
import { downlines } from '#features/downlines/index.ts';
import { messages } from '#features/messages/index.ts';
import { missions } from '#features/missions/index.ts';
import { protection } from '#features/protection/index.ts';
import { referral } from '#features/referral/index.ts';
import { registerCentre } from '#features/register-centre/index.ts';
import { rewardCentre } from '#features/reward-centre/index.ts';
import { team } from '#features/team/index.ts';
import { securityCentre } from '#features/security-centre/index.ts';
import { transfers } from '#features/transfers/index.ts';
import { wallets } from '#features/wallets/index.ts';
import { withdraw } from '#features/withdraw/index.ts';
import type { PortalFeature } from '#state/portal/feature.ts';

/** The features behind the panels of the member centre and the agent centre. */
export const panelFeatures: readonly PortalFeature[] = [
  contracts,
  deposit,
  downlines,
  messages,
  missions,
  protection,
  referral,
  registerCentre,
  rewardCentre,
  securityCentre,
  team,
  transfers,
  wallets,
  withdraw,
];
