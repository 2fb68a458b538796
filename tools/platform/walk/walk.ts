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
  readonly walks: number;
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

/** Walks that are made at most until each step was taken. */
const MOST_WALKS = 24;

/** The step, which tells when it was done. */
const watched = (step: Step, taken: Set<string>): Step => ({
  check: (model) => step.check(model),
  async run(model, walker) {
    await step.run(model, walker);
    taken.add(step.toString());
  },
  toString: () => step.toString(),
});

/**
 * Walks over the states of a player and an agent, in random order, at least `walks` times and until each step was taken. A walk
 * that fails is made again with fewer steps, until none can be left out; that shortest one is noted at the call that deviated.
 */
export async function walk(run: Run, { seed, walks, steps = 40 }: WalkOptions): Promise<void> {
  const taken = new Set<string>();
  const possible = stepsOf(run).map((step) => watched(step, taken));
  if (possible.length === 0) return;
  const commands = fc.commands(
    possible.map((step) => fc.constant(step)),
    { maxCommands: steps, size: 'max' },
  );
  const property = fc.asyncProperty(commands, async (chosen) => {
    await fc.asyncModelRun(() => ({ model: start(), real: createWalker(run) }), chosen);
  });
  for (let made = 0; made < MOST_WALKS && (made < walks || taken.size < possible.length); made += 1) {
    const result = await fc.check(property, { seed: seed + made, numRuns: 1 });
    if (result.failed) return noteFault(run, result.errorInstance, String(result.counterexample?.[0] ?? ''));
  }
}

/** @throws the fault itself when it is no deviation */
function noteFault({ notebook }: Run, fault: unknown, commands: string): void {
  if (!(fault instanceof StepFault)) throw fault;
  const path = commands.replace(/ \/\*replayPath=.*\*\/$/, '').replaceAll(',', ', ');
  const deviations = fault.deviations.map((one) => ({ ...one, seen: `${one.seen} (shortest walk: ${path})` }));
  notebook.note(fault.call, 'in a walk', deviations);
}
