import type { Snapshot } from '#engine/brand/snapshot.ts';
import { ownBrand } from '../support/brands/testBrands.ts';
import { memberBrands } from '../support/selection/brands.ts';
import { isDeep } from '../support/selection/depth.ts';
import { readSnapshot } from '../support/texts.ts';
import { backSteps } from './backSteps.ts';
import type { Engine, Tab } from './engine.ts';
import { memberSteps } from './memberSteps.ts';
import { overlaySteps } from './overlaySteps.ts';
import type { Place, Step } from './step.ts';
import { visitorSteps } from './visitorSteps.ts';
import { type Sizes, type Walker, walkerOf } from './walker.ts';

const steps: readonly Step[] = [...visitorSteps, ...memberSteps, ...overlaySteps, ...backSteps];

const allBrands = [...memberBrands, ownBrand] as const;

/** Chromium walks what the others are measured against; the rest of it is what journeys walk. */
const isUsual = (engine: Engine['name'], step: Step): boolean => engine !== 'chromium' || overlaySteps.includes(step);

/** The steps of a brand: an ordinary run walks most of them in one sample a width, by turns, a deep one all in each. */
const stepsOf = (engine: Engine['name'], snapshot: Snapshot, { width, isPhone }: Place, only?: RegExp): readonly Step[] =>
  steps.filter((step, nth) => {
    const { name, brands = allBrands, width: at = width, everyBrand = false, needs } = step;
    const { id } = snapshot.brand;
    if (at !== width || !brands.includes(id) || needs?.(snapshot) === false) return false;
    if (only !== undefined) return only.test(name);
    if (isDeep) return true;
    if (!isUsual(engine, step)) return false;
    if (id === ownBrand) return everyBrand;
    const samples = brands.filter((one) => one !== ownBrand);
    return (everyBrand && isPhone) || samples.indexOf(id) === (nth + (isPhone ? 0 : 1)) % samples.length;
  });

export interface StepResult {
  engine: Engine['name'];
  brand: string;
  width: Place['width'];
  step: string;
  /** Empty when it passed. */
  failures: readonly string[];
}

export interface WalkOptions {
  dist: string;
  brand: string;
  origin: string;
  place: Place;
  only?: RegExp | undefined;
  /** Keeps a picture of a failed step. */
  keep?: (name: string, picture: Uint8Array) => void;
}

/** Longest time of a step, so that an engine that hangs ends, ms. */
const STEP_MS = 240_000;

async function within<T>(work: Promise<T>, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} did not end`)), STEP_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

async function tryStep(step: Step, walker: Walker, place: Place, tab: Tab): Promise<string[]> {
  const failures: string[] = [];
  try {
    await within(step.walk(walker, place), step.name);
  } catch (error) {
    failures.push(error instanceof Error ? error.message : String(error));
  }
  return [...failures, ...tab.takeProblems()];
}

let sessions = 0;

/** Walks all steps of a brand at one width in one window. */
export async function walkEngine(
  engine: Engine,
  { dist, brand, origin, place, only, keep }: WalkOptions,
): Promise<{ results: StepResult[]; views: Map<string, Sizes> }> {
  const views = new Map<string, Sizes>();
  const results: StepResult[] = [];
  let tab = await engine.open();
  const walkerIn = (window: Tab) =>
    walkerOf(window, {
      dist,
      origin,
      brand,
      session: () => `${engine.name}-${place.width}-${++sessions}`,
      note: (view, sizes) => views.set(view, sizes),
    });
  await tab.resize(place.width, 844);
  for (const step of stepsOf(engine.name, readSnapshot(dist, brand), place, only)) {
    const failures = await tryStep(step, walkerIn(tab), place, tab);
    if (failures.length > 0 && keep !== undefined) {
      const picture = await within(tab.picture(), 'the picture').catch(() => undefined);
      if (picture !== undefined) keep(`${engine.name}-${brand}-${place.width}-${step.name.replaceAll(/\W+/g, '-')}.png`, picture);
    }
    if (failures.some((failure) => failure.endsWith('did not end') || failure === 'the page crashed')) {
      await tab.close().catch(() => undefined);
      tab = await engine.open();
      await tab.resize(place.width, 844);
    }
    results.push({ engine: engine.name, brand, width: place.width, step: step.name, failures });
  }
  await tab.close();
  return { results, views };
}
