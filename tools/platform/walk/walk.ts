import fc from 'fast-check';
import type { Run } from '../probes/run.ts';
import { endLeft } from './contractSteps.ts';
import type { Step } from './sessionSteps.ts';
import { stepsOf } from './steps.ts';
import { createWalker, keyOf, type Model, type Reason, StepFault, TRIED } from './walker.ts';

/** How long a walk is, and how many there are. */
export interface WalkOptions {
  readonly seed: number;
  readonly walks: number;
  readonly steps?: number;
  /** Deviations after which there are no more walks. */
  readonly faults?: number;
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
const MOST_WALKS = 40;

const MOST_FAULTS = 20;

/** What became of the steps, by their names. */
interface Taken {
  /** Made, or found that they cannot be. */
  readonly all: Set<string>;
  /** Made, with all that they prove. */
  readonly whole: Set<string>;
  readonly reasons: { readonly step: string; readonly reason: Reason }[];
  /** The step that has failed last. */
  failed: string;
}

/** The step, which tells what became of it. */
const watched = (step: Step, taken: Taken): Step => ({
  check: (model) => step.check(model),
  async run(model, walker) {
    const { all, whole, reasons } = taken;
    const known = walker.reasons.length;
    const name = step.toString();
    taken.failed = name;
    await step.run(model, walker);
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
    if (!whole.has(step)) notebook.untried(call, words);
  }
}

/**
 * Walks over the states of a player, an agent and a downline, in random order, at least `walks` times and until each step was
 * made. A walk that fails is made again with fewer steps, until none can be left out; that shortest one is noted at the call that
 * deviated. Further walks go on past what is known, and leave out a step that cannot.
 */
export async function walk(run: Run, { seed, walks, steps = 120, faults = MOST_FAULTS }: WalkOptions): Promise<void> {
  const taken: Taken = { all: new Set(), whole: new Set(), reasons: [], failed: '' };
  const all = stepsOf(run).map((step) => watched(step, taken));
  const known = new Set<string>();
  const unable = new Set<string>();
  let found = 0;
  const possible = () => all.filter((step) => !unable.has(step.toString()));
  const isDone = () => possible().every((step) => taken.all.has(step.toString()));
  for (let made = 0; possible().length > 0 && found < faults && made < MOST_WALKS && (made < walks || !isDone()); made += 1) {
    const drawn = possible().flatMap((step) => Array<fc.Arbitrary<Step>>(weightOf(step, taken)).fill(fc.constant(step)));
    const commands = fc.commands(drawn, { maxCommands: steps, size: 'max' });
    const property = fc.asyncProperty(commands, async (chosen) => {
      const [model, real] = [start(), createWalker(run, known)];
      try {
        await fc.asyncModelRun(() => ({ model, real }), chosen);
      } finally {
        await endLeft(model, real);
      }
    });
    const result = await fc.check(property, { seed: seed + made, numRuns: 1, unbiased: true });
    if (!result.failed) continue;
    found += 1;
    const fault = faultOf(result.errorInstance);
    const keys = fault.deviations.map((one) => keyOf(fault.call, one));
    // what is known stops a walk only where it cannot go on
    if (keys.every((key) => known.has(key))) unable.add(taken.failed);
    else noteFault(run, fault, String(result.counterexample?.[0] ?? ''));
    for (const key of keys) known.add(key);
  }
  noteReasons(run, taken);
  const left = all.map(String).filter((name) => !taken.all.has(name));
  if (left.length === 0) return;
  const why = found === 0 ? 'no walk came to them; try another --seed' : 'because of what deviates in walks';
  run.notebook.untried('login', `steps of walks that were not made, ${why}: ${left.join(', ')}`);
}

/** @throws the fault itself when it is no deviation */
function faultOf(fault: unknown): StepFault {
  if (fault instanceof StepFault) return fault;
  throw fault;
}

function noteFault({ notebook }: Run, { call, deviations }: StepFault, commands: string): void {
  const path = commands.replace(/ \/\*replayPath=.*\*\/$/, '').replaceAll(',', ', ');
  notebook.note(
    call,
    TRIED,
    deviations.map((one) => ({ ...one, seen: `${one.seen} (shortest walk: ${path})` })),
  );
}
