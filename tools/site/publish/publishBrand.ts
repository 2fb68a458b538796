import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrandFolders, diskFolders } from '../../brand-files/brandFolders.ts';
import { forgetFolder } from '../../brand-files/folder.ts';
import { type InspectOptions, type LoadedBrand, loadBrand } from '../../brand-files/loadBrand.ts';
import type { Snapshot } from '../../../src/engine/brand/snapshot.ts';
import { currentFolder, type PreparedFolder } from '../folder/replaceFolder.ts';
import { type PolicyFile, readPolicy } from '../policy/policyFile.ts';
import { chainHash, type FolderStates } from '../unchanged/folderHash.ts';
import { keepState, readState } from '../unchanged/siteState.ts';
import { type Engine, openEngine } from './openEngine.ts';
import type { PlatformOf } from './platforms.ts';
import { inputsHash, readsHash, siteHash } from './siteHash.ts';
import { versionOf } from './versionFile.ts';
import { type Platform, readAsVisitor } from './visitorReads.ts';
import { writeSite } from './writeSite.ts';

/** What is read once for all brands of a run. */
export interface SharedReadings {
  readings: NonNullable<InspectOptions['readings']>;
  states: FolderStates;
  /** Another one would be another run. */
  engine?: Promise<Engine>;
}

export const sharedReadings = (): SharedReadings => ({ readings: new Map(), states: new Map() });

export interface PublishOptions {
  /** Folder of the engine build. */
  engineDir: string;
  /** Output folder: the site goes to `<root>/sites/<id>` (default: the engine's folder). */
  root?: string;
  /** Source of brand folders (default: the project's). */
  folders?: BrandFolders;
  /** Platform that answers the visitor's reads. */
  platformOf: PlatformOf;
  /**
   * How the replies of a brand are known whose files are those of its published site: `files` when they are made of the
   * brand's files, else its platform, which is asked again. Without it such a brand is validated again.
   */
  repliesFrom?: 'files' | undefined | ((brand: Pick<LoadedBrand, 'id' | 'brand'>) => Platform);
  /** Copies the engine's files into the site, for hosts without shared `assets`. */
  withAssets?: boolean;
  /** Writes a site that would be the published one, too. */
  force?: boolean;
  /** Readings that the brands of a run share. */
  shared?: SharedReadings;
}

export interface Published {
  id: string;
  folder: string;
  ms: number;
  /** The published site is already what would be written. */
  unchanged?: true;
}

/** A brand's site, complete but not in its place. */
export interface PreparedBrand {
  id: string;
  policy: PolicyFile;
  /** Puts it in its place. @throws when the disk fails; the old site then stays */
  swap: () => Published | Promise<Published>;
  discard: () => void | Promise<void>;
}

/** What a brand's site is made of, without its pages. */
interface Wanted {
  id: string;
  target: string;
  started: number;
}

const msSince = (started: number): number => Math.round(performance.now() - started);

/** The published site of a brand; null when its policy is gone, without which no server may be told of it. */
function unchangedBrand({ id, target, started }: Wanted): PreparedBrand | null {
  const policy = readPolicy(target);
  const swap = (): Published => ({ id, folder: target, ms: msSince(started), unchanged: true });
  return policy && { id, policy, swap, discard: () => {} };
}

const freshBrand = ({ id, target, started }: Wanted, policy: PolicyFile, folder: PreparedFolder): PreparedBrand => ({
  id,
  policy,
  swap: () => {
    folder.swap();
    return { id, folder: target, ms: msSince(started) };
  },
  discard: folder.discard,
});

const publishedBrand = (target: string): Snapshot['brand'] =>
  (JSON.parse(readFileSync(join(currentFolder(target), 'boot.json'), 'utf8')) as Pick<Snapshot, 'brand'>).brand;

/**
 * Whether files, engine and options are those of the published site, and the platform still replies alike.
 * @throws PlatformReadError when a read fails
 */
async function isAsPublished(
  { id, target }: Wanted,
  root: string,
  { inputs, current, repliesFrom }: { inputs: string; current: string; repliesFrom: NonNullable<PublishOptions['repliesFrom']> },
): Promise<boolean> {
  const state = readState(root, id);
  if (state?.inputs !== inputs || state.site !== current) return false;
  if (repliesFrom === 'files') return state.reads === null;
  const brand = publishedBrand(target) as LoadedBrand['brand'];
  const { ask, origin } = repliesFrom({ id, brand });
  return state.reads === readsHash(await readAsVisitor(ask, brand, origin));
}

/** The valid brand. Readings of parents are kept for their other children. */
function loadWith({ readings }: SharedReadings, id: string, options: InspectOptions): LoadedBrand {
  const isParent = readings.has(id);
  try {
    return loadBrand(id, { ...options, readings });
  } finally {
    // a thousand brands would not fit into memory
    if (!isParent) {
      readings.delete(id);
      forgetFolder(id);
    }
  }
}

/**
 * Writes a brand's site beside the published one, unless that is the same already.
 * @throws EngineMissingError; BrandFilesError when its files are wrong; PlatformReadError when a read fails; Error when a
 * text is missing, a page does not render or the disk fails. The old site then stays.
 */
export async function prepareBrand(id: string, options: PublishOptions): Promise<PreparedBrand> {
  const { engineDir, root = engineDir, folders = diskFolders(), platformOf, repliesFrom } = options;
  const { withAssets = false, force = false, shared = sharedReadings() } = options;
  const wanted: Wanted = { id, target: join(root, 'sites', id), started: performance.now() };
  const engine = await (shared.engine ??= openEngine(engineDir));
  const choices = { engine: engine.hash, withAssets };
  const current = force ? undefined : versionOf(currentFolder(wanted.target))?.hash;
  const chain = repliesFrom === undefined ? null : chainHash(id, folders, shared.states);
  const inputs = chain === null ? null : inputsHash(chain, choices, repliesFrom === 'files' ? 'sandbox' : 'platform');
  if (inputs !== null && current !== undefined && repliesFrom !== undefined) {
    const same = (await isAsPublished(wanted, root, { inputs, current, repliesFrom })) && unchangedBrand(wanted);
    if (same) return same;
  }
  const loaded = loadWith(shared, id, { folders, names: engine.names });
  const { ask, origin, isSimulated = false } = await platformOf(loaded);
  const reads = await readAsVisitor(ask, loaded.brand, origin);
  const hash = siteHash({ loaded, reads, isSimulated, ...choices });
  const keep = (): void => {
    if (inputs !== null) keepState(root, id, { inputs, reads: repliesFrom === 'files' ? null : readsHash(reads), site: hash });
  };
  const same = hash === current ? unchangedBrand(wanted) : null;
  if (same !== null) {
    keep();
    return same;
  }
  const { policy, folder } = await writeSite({ loaded, reads, isSimulated, hash }, engine, { root, withAssets });
  // says nothing of the published site before the new one, whose version has the hash, is in its place
  keep();
  return freshBrand(wanted, policy, folder);
}

/** Publishes one brand atomically. @throws what `prepareBrand` throws */
export const publishBrand = async (id: string, options: PublishOptions): Promise<Published> =>
  (await prepareBrand(id, options)).swap();
