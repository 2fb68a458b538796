import fc from 'fast-check';
import type { Run } from '../probes/run.ts';
import { endLeft } from './contractSteps.ts';
import type { Step } from './sessionSteps.ts';
import { stepsOf } from './steps.ts';
import { createWalker, type Model, type Reason, StepFault, TRIED } from './walker.ts';

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
  isDownlineIn: false,
  hasCreated: false,
  contracts: {},
  raise: false,
  inWallet: 0,
});

/** How often a step is drawn: sign-ins more often, as most others need one, and what was not made yet. */
const weightOf = (step: Step, { all }: Taken): number => (step.check(start()) || !all.has(step.toString()) ? 4 : 1);

/** Walks that are made at most until each step was taken. */
const MOST_WALKS = 24;

/** What became of the steps, by their names. */
interface Taken {
  /** Made, or found that they cannot be. */
  readonly all: Set<string>;
  /** Made, with all that they prove. */
  readonly whole: Set<string>;
  readonly reasons: { readonly step: string; readonly reason: Reason }[];
}

/** The step, which tells what became of it. */
const watched = (step: Step, { all, whole, reasons }: Taken): Step => ({
  check: (model) => step.check(model),
  async run(model, walker) {
    const known = walker.reasons.length;
    await step.run(model, walker);
    const name = step.toString();
    all.add(name);
    const own = walker.reasons.slice(known);
    if (own.length === 0) whole.add(name);
    for (const reason of own) reasons.push({ step: name, reason });
  },
  toString: () => step.toString(),
});

/** Notes why calls could not be tried, unless another walk could. */
function noteReasons({ notebook }: Run, { whole, reasons }: Taken): void {
  for (const { step, reason } of reasons) {
    const [call, words] = reason;
    if (!whole.has(step) || !notebook.wasTried(call, TRIED)) notebook.untried(call, words);
  }
}

/**
 * Walks over the states of a player, an agent and a downline, in random order, at least `walks` times and until each step was
 * taken. A walk that fails is made again with fewer steps, until none can be left out; that shortest one is noted at the call that
 * deviated.
 */
export async function walk(run: Run, { seed, walks, steps = 120 }: WalkOptions): Promise<void> {
  const taken: Taken = { all: new Set(), whole: new Set(), reasons: [] };
  const possible = stepsOf(run).map((step) => watched(step, taken));
  if (possible.length === 0) return;
  let hasFailed = false;
  for (let made = 0; !hasFailed && made < MOST_WALKS && (made < walks || taken.all.size < possible.length); made += 1) {
    const drawn = possible.flatMap((step) => Array<fc.Arbitrary<Step>>(weightOf(step, taken)).fill(fc.constant(step)));
    const commands = fc.commands(drawn, { maxCommands: steps, size: 'max' });
    const property = fc.asyncProperty(commands, async (chosen) => {
      const [model, real] = [start(), createWalker(run)];
      try {
        await fc.asyncModelRun(() => ({ model, real }), chosen);
      } finally {
        await endLeft(model, real);
      }
    });
    const result = await fc.check(property, { seed: seed + made, numRuns: 1, unbiased: true });
    hasFailed = result.failed;
    if (hasFailed) noteFault(run, result.errorInstance, String(result.counterexample?.[0] ?? ''));
  }
  noteReasons(run, taken);
  const left = hasFailed ? [] : possible.map(String).filter((name) => !taken.all.has(name));
  if (left.length > 0) run.notebook.untried('login', `steps that no walk came to: ${left.join(', ')}; try another --seed`);
}

/** @throws the fault itself when it is no deviation */
function noteFault({ notebook }: Run, fault: unknown, commands: string): void {
  if (!(fault instanceof StepFault)) throw fault;
  const path = commands.replace(/ \/\*replayPath=.*\*\/$/, '').replaceAll(',', ', ');
  const deviations = fault.deviations.map((one) => ({ ...one, seen: `${one.seen} (shortest walk: ${path})` }));
  notebook.note(fault.call, 'in a walk', deviations);
}
