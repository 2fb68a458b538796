import { processUsage, type Usage } from '../../support/processUsage.ts';
import { dropUnshared } from '../folder/sharedFiles.ts';
import type { PolicyFile } from '../policy/policyFile.ts';
import { type Failure, failureOf } from './failure.ts';
import { requireEngine } from './openEngine.ts';
import { prepareBrand, type PreparedBrand, type Published, type PublishOptions, sharedReadings } from './publishBrand.ts';
import { copyAssets, dropUnusedAssets } from './sharedAssets.ts';

/** What was published; all processes took `cpuMs` and `peakMiB` together. */
export interface PublishedAll extends Usage {
  /** In the order of the given brands. */
  published: Published[];
  failed: Failure[];
  ms: number;
}

/** Writes the site of a brand beside the published one; here, or in another process. */
export type Prepare = (id: string) => Promise<PreparedBrand>;

export interface PublishAllOptions extends PublishOptions {
  /** Lets servers allow the pages that are about to be published; when it throws, none is. */
  renew?: ((policies: ReadonlyMap<string, PolicyFile>) => void) | undefined;
  /** Each takes the next brand when it is done with one (default: this process). */
  prepares?: readonly Prepare[] | undefined;
}

/** Runs the work for each brand, one at a time for each worker. */
async function inParallel(
  ids: readonly string[],
  prepares: readonly Prepare[],
  work: (id: string, prepare: Prepare) => Promise<void>,
): Promise<void> {
  const waiting = ids.values();
  await Promise.all(
    prepares.map(async (prepare) => {
      for (const id of waiting) await work(id, prepare);
    }),
  );
}

/**
 * Publishes brands; a failure does not stop the next. With `renew` all sites are written first, beside the published ones, and
 * put into their places after the servers know their policies. A root other than the engine's gets the shared `assets`
 * first, so that every page finds its files.
 * @throws EngineMissingError before anything is written
 */
export async function publishAll(
  ids: readonly string[],
  given: PublishAllOptions,
  told: (outcome: Published | Failure) => void = () => {},
): Promise<PublishedAll> {
  const started = performance.now();
  const options = { shared: sharedReadings(), ...given };
  const { engineDir, root = engineDir, withAssets = false, renew, prepares = [(id) => prepareBrand(id, options)] } = options;
  requireEngine(engineDir);
  const shared = root !== engineDir && !withAssets;
  if (shared) copyAssets(engineDir, root);
  const published: Published[] = [];
  const failed: Failure[] = [];
  const fail = (id: string, cause: unknown): void => {
    failed.push(failureOf(id, cause));
    told(failed.at(-1)!);
  };
  const finish = async ({ id, swap }: PreparedBrand): Promise<void> => {
    try {
      published.push(await swap());
      told(published.at(-1)!);
    } catch (cause) {
      fail(id, cause);
    }
  };
  const waiting: PreparedBrand[] = [];
  await inParallel(ids, prepares, async (id, prepare) => {
    try {
      const brand = await prepare(id);
      if (renew === undefined) await finish(brand);
      else waiting.push(brand);
    } catch (cause) {
      fail(id, cause);
    }
  });
  if (renew !== undefined && waiting.length > 0) {
    try {
      renew(new Map(waiting.map(({ id, policy }) => [id, policy])));
      for (const brand of waiting) await finish(brand);
    } catch (cause) {
      for (const { id, discard } of waiting) {
        await discard();
        fail(id, cause);
      }
    }
  }
  // sites may just have left their former engine
  if (shared) dropUnusedAssets(engineDir, root);
  dropUnshared(root);
  const inOrder = <One extends { id: string }>(all: One[]): One[] =>
    all.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  return {
    published: inOrder(published),
    failed: inOrder(failed),
    ms: Math.round(performance.now() - started),
    ...processUsage(),
  };
}
