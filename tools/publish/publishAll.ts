import { BrandFilesError } from '../brand-files/loadBrand.ts';
import type { Finding } from '../brand-files/finding.ts';
import { EngineMissingError, openEngine } from './openEngine.ts';
import { PlatformReadError } from './platformError.ts';
import { publishBrand, type Published, type PublishOptions } from './publishBrand.ts';
import { copyAssets } from './sharedAssets.ts';

/** Why a brand was not published, for people and programs. */
export interface Failure {
  id: string;
  kind: 'files' | 'platform' | 'engine' | 'other';
  message: string;
  /** What is wrong with its files. */
  findings?: readonly Finding[];
  url?: string;
  status?: number;
  /** Where in the platform's reply the contract is broken. */
  path?: string;
}

export interface PublishedAll {
  published: Published[];
  failed: Failure[];
  ms: number;
  /** The most memory that the process has had, MiB. */
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
 * Publishes brands one after the other; one that fails does not keep the next from being published. Another root than
 * the engine's gets the shared `assets` first, so that no page is there before its files.
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
  if (root !== engineDir && !withAssets) copyAssets(engineDir, root);
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
  const ms = Math.round(performance.now() - started);
  return { published, failed, ms, peakMiB: Math.ceil(process.resourceUsage().maxRSS / 1024) };
}
