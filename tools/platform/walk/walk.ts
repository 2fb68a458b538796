import fc from 'fast-check';
import type { EndpointName } from '../../../src/platform/endpoints/endpoints.ts';
import type { Run } from '../probes/run.ts';
import { cancelDepositStep, depositStep, withdrawStep } from './moneySteps.ts';
import { createLinkStep, deleteLinkStep, favouriteStep, unfavouriteStep } from './otherSteps.ts';
import { agentInStep, balanceStep, registerStep, signInStep, signOutStep, type Step } from './sessionSteps.ts';
import { createWalker, type Model, StepFault } from './walker.ts';

/** How long a walk is, and how many there are. */
export interface WalkOptions {
  readonly seed: number;
  readonly walks?: number;
  readonly steps?: number;
}

const start = (): Model => ({
  isSignedIn: false,
  isAgentIn: false,
  hasRegistered: false,
  pending: 0,
  links: 0,
  hasFavourite: false,
});

/** The steps that a run may take: those whose calls the brand needs, for which there are accounts, and that it may write. */
function stepsOf(run: Run): Step[] {
  const { accounts, write, notebook } = run;
  const open = (...names: EndpointName[]) => names.every((name) => notebook.isOpen(name));
  const steps: Step[] = [];
  const { member, agent } = accounts;
  if (member !== undefined && open('login', 'logout', 'memberInfo', 'balance')) {
    steps.push(signInStep(member), signOutStep, balanceStep);
    if (write && open('favouriteAdd', 'favouriteRemove', 'favouriteIds', 'hotGames')) steps.push(favouriteStep, unfavouriteStep);
    if (write && open('applyDeposit', 'depositRecords', 'depositChannels', 'cancelDeposit'))
      steps.push(depositStep, cancelDepositStep);
    const { paymentPassword } = member;
    if (write && open('applyWithdraw', 'withdrawInfo', 'withdrawRecords', 'bankCards')) {
      if (paymentPassword !== undefined) steps.push(withdrawStep(paymentPassword));
      else notebook.untried('applyWithdraw', 'the account of member has no paymentPassword');
    }
  }
  if (write && open('register', 'memberInfo', 'logout')) {
    let serial = 0;
    const stamp = Math.floor(run.caller.now() / 1_000).toString(36);
    const nameOf = () => `st${stamp}${(serial++).toString(36)}`;
    if (accounts.registration !== undefined) steps.push(registerStep(nameOf, accounts.registration));
    else notebook.untried('register', 'accounts.json has no registration');
  }
  if (write && agent !== undefined && open('createRegisterLink', 'deleteRegisterLink', 'agentRegisterLinks'))
    steps.push(agentInStep(agent), createLinkStep, deleteLinkStep);
  return steps;
}

/**
 * Walks over the states of a player and an agent, in random order. A walk that fails is made again with fewer steps, until none
 * can be left out; that shortest one is noted at the call that deviated.
 */
export async function walk(run: Run, { seed, walks = 6, steps = 14 }: WalkOptions): Promise<void> {
  const possible = stepsOf(run);
  if (possible.length === 0) return;
  const commands = fc.commands(
    possible.map((step) => fc.constant(step)),
    { maxCommands: steps, size: 'max' },
  );
  const property = fc.asyncProperty(commands, async (chosen) => {
    await fc.asyncModelRun(() => ({ model: start(), real: createWalker(run) }), chosen);
  });
  const result = await fc.check(property, { seed, numRuns: walks });
  if (!result.failed) return;
  const { errorInstance: fault, counterexample } = result;
  if (!(fault instanceof StepFault)) throw fault;
  const path = String(counterexample?.[0] ?? '')
    .replace(/ \/\*replayPath=.*\*\/$/, '')
    .replaceAll(',', ', ');
  const deviations = fault.deviations.map((one) => ({ ...one, seen: `${one.seen} (shortest walk: ${path})` }));
  run.notebook.note(fault.call, 'in a walk', deviations);
}
