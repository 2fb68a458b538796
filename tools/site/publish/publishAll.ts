import { BrandFilesError } from '../../brand-files/loadBrand.ts';
import type { Finding } from '../../brand-files/finding.ts';
import { EngineMissingError, openEngine } from './openEngine.ts';
import { PlatformReadError } from './platformError.ts';
import type { PolicyFile } from '../policy/policyFile.ts';
import {
  prepareBrand,
  type PreparedBrand,
  publishBrand,
  type Published,
  type PublishOptions,
  sharedReadings,
} from './publishBrand.ts';
import { copyAssets, dropUnusedAssets } from './sharedAssets.ts';

/** Why a brand was not published. */
export interface Failure {
  id: string;
  kind: 'files' | 'platform' | 'engine' | 'other';
  message: string;
  findings?: readonly Finding[];
  url?: string;
  status?: number;
  /** JSON pointer of the contract violation in the platform's reply. */
  path?: string;
}

export interface PublishedAll {
  published: Published[];
  failed: Failure[];
  ms: number;
  /** Peak memory of the process, MiB. */
  peakMiB: number;
}

/** `renew` lets servers allow the pages that are about to be published; when it throws, none is. */
export interface PublishAllOptions extends PublishOptions {
  renew?: ((policies: ReadonlyMap<string, PolicyFile>) => void) | undefined;
}

/** An error of publishing as data. */
export function failureOf(id: string, cause: unknown): Failure {
  const message = cause instanceof Error ? cause.message : String(cause);
  if (cause instanceof BrandFilesError) return { id, kind: 'files', message, findings: cause.findings };
  if (cause instanceof PlatformReadError) {
    const { url, status, path } = cause;
    return { id, kind: 'platform', message, url, ...(status !== undefined && { status }), ...(path !== undefined && { path }) };
  }
  return { id, kind: cause instanceof EngineMissingError ? 'engine' : 'other', message };
}

/** Writes all sites beside the published ones, renews the servers' policies once, and puts the sites into their places. */
async function publishTogether(
  ids: readonly string[],
  options: PublishOptions,
  renew: NonNullable<PublishAllOptions['renew']>,
  attempt: (id: string, work: () => Published | Promise<Published>) => Promise<void>,
): Promise<void> {
  const prepared: PreparedBrand[] = [];
  for (const id of ids) {
    const brand = await prepareBrand(id, options).catch((cause: unknown) => cause);
    if (isPrepared(brand)) prepared.push(brand);
    else await attempt(id, () => Promise.reject(brand as Error));
  }
  if (prepared.length === 0) return;
  try {
    renew(new Map(prepared.map(({ id, policy }) => [id, policy])));
  } catch (cause) {
    for (const { id, discard } of prepared) {
      await discard();
      await attempt(id, () => Promise.reject(cause as Error));
    }
    return;
  }
  for (const { id, swap } of prepared) await attempt(id, swap);
}

const isPrepared = (value: unknown): value is PreparedBrand => typeof value === 'object' && value !== null && 'swap' in value;

/**
 * Publishes brands in sequence; a failure does not stop the next. With `renew` all sites are written first, and then put into
 * their places. A root other than
 * the engine's gets the shared `assets` first, so that every page finds its files.
 * @throws EngineMissingError before anything is written
 */
export async function publishAll(
  ids: readonly string[],
  given: PublishAllOptions,
  told: (outcome: Published | Failure) => void = () => {},
): Promise<PublishedAll> {
  const started = performance.now();
  const options = { shared: sharedReadings(), ...given };
  const { engineDir, root = engineDir, withAssets = false } = options;
  await openEngine(engineDir);
  const shared = root !== engineDir && !withAssets;
  if (shared) copyAssets(engineDir, root);
  const published: Published[] = [];
  const failed: Failure[] = [];
  const attempt = async (id: string, work: () => Published | Promise<Published>): Promise<void> => {
    try {
      published.push(await work());
      told(published.at(-1)!);
    } catch (cause) {
      failed.push(failureOf(id, cause));
      told(failed.at(-1)!);
    }
  };
  if (options.renew === undefined) for (const id of ids) await attempt(id, () => publishBrand(id, options));
  else await publishTogether(ids, options, options.renew, attempt);
  // sites may just have left their former engine
  if (shared) dropUnusedAssets(engineDir, root);
  const ms = Math.round(performance.now() - started);
  return { published, failed, ms, peakMiB: Math.ceil(process.resourceUsage().maxRSS / 1024) };
}
