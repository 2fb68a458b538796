import { availableParallelism } from 'node:os';
import { sumOf } from '../../support/processUsage.ts';
import { type PublishAllOptions, publishAll, type PublishedAll } from '../publish/publishAll.ts';
import { type PublishSettings, publishOptions } from './settings.ts';
import { type WorkerPool, workerPool } from './workerPool.ts';

/** With fewer brands than this for each process, starting it takes longer than it saves. */
const LEAST_BRANDS = 8;

/** More would need more memory than a build machine has to spare. */
const MOST_PROCESSES = 8;

interface ParallelOptions extends Pick<PublishAllOptions, 'renew'> {
  told?: Parameters<typeof publishAll>[2];
  /** How many processes publish (default: one for each processor, none beside this one for a few brands). */
  processes?: number;
}

const processesFor = (brands: number): number =>
  Math.max(1, Math.min(availableParallelism(), MOST_PROCESSES, Math.floor(brands / LEAST_BRANDS)));

/** `publishAll` in several processes. @throws what it throws */
export async function publishInParallel(
  ids: readonly string[],
  settings: PublishSettings,
  { renew, told, processes = processesFor(ids.length) }: ParallelOptions = {},
): Promise<PublishedAll> {
  const options = { ...publishOptions(settings), renew };
  if (processes === 1) return publishAll(ids, options, told);
  const pool: WorkerPool = workerPool(processes, settings);
  try {
    const all = await publishAll(ids, { ...options, prepares: pool.prepares }, told);
    return { ...all, ...sumOf([all, pool.usage()]) };
  } finally {
    pool.close();
  }
}
