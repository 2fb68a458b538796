import { kindNames } from '../../../src/engine/contracts/kinds.ts';
import type { EndpointName } from '../../../src/platform/endpoints/endpoints.ts';
import type { Account } from '../plan/accounts.ts';
import type { Run } from '../probes/run.ts';
import { acceptStep, endStep, offerStep, rejectStep, withdrawOfferStep } from './contractSteps.ts';
import { cancelDepositStep, depositStep, withdrawStep } from './moneySteps.ts';
import { createLinkStep, deleteLinkStep, favouriteStep, unfavouriteStep } from './otherSteps.ts';
import { keepLimitStep, lowerLimitStep, raiseLimitStep } from './protectionSteps.ts';
import { claimMissionStep, convertPointsStep, redeemStep } from './rewardSteps.ts';
import { agentInStep, balanceStep, downlineInStep, registerStep, signInStep, signOutStep, type Step } from './sessionSteps.ts';
import { createAccountStep } from './teamSteps.ts';
import { fromWalletStep, recallStep, toDownlineStep, toUplineStep, toWalletStep } from './walletSteps.ts';

const DEFAULT_PASSWORD = 'Stage2Proof';

/** Whether the brand needs all of these calls, and the platform has them. */
type IsOpen = (...names: EndpointName[]) => boolean;

/** Steps of a player. */
function* memberSteps({ write, notebook }: Run, member: Account, open: IsOpen): Generator<Step> {
  yield signInStep(member);
  yield signOutStep;
  yield balanceStep;
  if (!write) return;
  const { paymentPassword } = member;
  /** Steps that are paid for with the transaction password. */
  const paid = function* (call: EndpointName, stepOf: (password: string) => Step): Generator<Step> {
    if (paymentPassword !== undefined) yield stepOf(paymentPassword);
    else notebook.untried(call, `${stepOf('').toString()}: needs a paymentPassword of member in the accounts`);
  };
  if (open('favouriteAdd', 'favouriteRemove', 'favouriteIds', 'hotGames')) yield* [favouriteStep, unfavouriteStep];
  if (open('applyDeposit', 'depositRecords', 'depositChannels', 'cancelDeposit')) yield* [depositStep, cancelDepositStep];
  if (open('applyWithdraw', 'withdrawInfo', 'withdrawRecords', 'bankCards')) yield* paid('applyWithdraw', withdrawStep);
  if (open('walletTransfer', 'walletTransferRecords', 'vendorWallets')) yield* [toWalletStep, fromWalletStep];
  if (open('walletTransfer', 'walletTransferRecords', 'vendorWallets', 'walletRecall')) yield recallStep;
  if (open('walletTransfer', 'walletTransferRecords')) yield* paid('walletTransfer', toUplineStep);
  if (open('convertPoint', 'pointConfig', 'pointBalance', 'pointDetails')) yield* paid('convertPoint', convertPointsStep);
  if (open('redeemPoint', 'pointReward', 'pointBalance', 'redeemPointList')) yield* paid('redeemPoint', redeemStep);
  if (open('claimMission', 'missionSummary')) yield claimMissionStep;
  if (open('setLimit', 'keepLimit', 'protection')) yield* [lowerLimitStep, raiseLimitStep, keepLimitStep];
}

/** Steps of an agent and of a downline. */
function* agentSteps({ accounts, notebook }: Run, agent: Account, open: IsOpen, nameOf: () => string): Generator<Step> {
  const { downline, registration } = accounts;
  const { paymentPassword } = agent;
  yield agentInStep(agent);
  if (open('createRegisterLink', 'deleteRegisterLink', 'agentRegisterLinks')) yield* [createLinkStep, deleteLinkStep];
  if (open('agentCreateAccount', 'agentDownlines'))
    yield createAccountStep(nameOf, registration?.['password'] ?? DEFAULT_PASSWORD);
  const offered = kindNames.filter((kind) => open(kind, 'contracts', 'contractPreview'));
  const canTransfer = open('walletTransfer', 'walletTransferRecords');
  if (downline === undefined) {
    const reason = 'needs downline in the accounts, an account directly below agent';
    for (const kind of offered) notebook.untried(kind, `offered, accepted, rejected, ended: ${reason}`);
    if (canTransfer) notebook.untried('walletTransfer', `agent transfers to the downline: ${reason}`);
    return;
  }
  if (offered.length === 0 && !canTransfer) return;
  yield downlineInStep(downline);
  if (offered.length > 0) yield* [...offered.map(offerStep), ...offered.map(acceptStep), rejectStep, withdrawOfferStep, endStep];
  if (!canTransfer) return;
  if (paymentPassword !== undefined) yield toDownlineStep(paymentPassword);
  else notebook.untried('walletTransfer', 'agent transfers to the downline: needs a paymentPassword of agent in the accounts');
}

/** The steps that a run may take: those whose calls the brand needs, for which there are accounts, and that it may write. */
export function stepsOf(run: Run): Step[] {
  const { accounts, write, notebook } = run;
  const open: IsOpen = (...names) => names.every((name) => notebook.isOpen(name));
  const steps: Step[] = [];
  const { member, agent, registration } = accounts;
  if (member !== undefined && open('login', 'logout', 'memberInfo', 'balance')) steps.push(...memberSteps(run, member, open));
  if (!write) return steps;
  let serial = 0;
  const stamp = Math.floor(run.caller.now() / 1_000).toString(36);
  const nameOf = () => `st${stamp}${(serial++).toString(36)}`;
  if (open('register', 'memberInfo', 'logout')) {
    if (registration !== undefined) steps.push(registerStep(nameOf, registration));
    else notebook.untried('register', 'needs registration in the accounts');
  }
  if (agent !== undefined && open('login', 'memberInfo', 'balance')) steps.push(...agentSteps(run, agent, open, nameOf));
  return steps;
}
