import { BrandFilesError } from '../brand-files/loadBrand.ts';
import type { Finding } from '../brand-files/finding.ts';
import { EngineMissingError, openEngine } from './openEngine.ts';
import { PlatformReadError } from './platformError.ts';
import { publishBrand, type Published, type PublishOptions } from './publishBrand.ts';
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

/**
 * Publishes brands in sequence; a failure does not stop the next. A root other than
 * the engine's gets the shared `assets` first, so that every page finds its files.
 * @throws EngineMissingError before anything is written
 */
export async function publishAll(
  ids: readonly string[],
  options: PublishOptions,
  told: (outcome: Published | Failure) => void = () => {},
): Promise<PublishedAll> {
  const started = performance.now();
  const { engineDir, root = engineDir, withAssets = false } = options;
  await openEngine(engineDir);
  const shared = root !== engineDir && !withAssets;
  if (shared) copyAssets(engineDir, root);
  const published: Published[] = [];
  const failed: Failure[] = [];
  for (const id of ids) {
    try {
      published.push(await publishBrand(id, options));
      told(published.at(-1)!);
    } catch (cause) {
      failed.push(failureOf(id, cause));
      told(failed.at(-1)!);
    }
  }
  // sites may just have left their former engine
  if (shared) dropUnusedAssets(engineDir, root);
  const ms = Math.round(performance.now() - started);
  return { published, failed, ms, peakMiB: Math.ceil(process.resourceUsage().maxRSS / 1024) };
}
