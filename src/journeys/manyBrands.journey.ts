// covers: tools/site/publish, tools/site/parallel, tools/site/folder, tools/engine, tools/brand
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { copyBrands } from '../../tools/site/publish/brandCopies.fixture.ts';
import type { PublishedAll } from '../../tools/site/publish/publishAll.ts';
import { dist } from './support/portal.ts';
import { deepOnly } from './support/selection/depth.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));

const MANY = 300;

/** The samples, which share nothing; the others are copies of them under names and hosts of their own. */
const SAMPLES = 3;

/** Processes that publish many brands; one starts them. */
const PROCESSES = Math.min(availableParallelism(), 8);

/** What ratios are made of, for who reads a failure. */
const figures = ({ cpuMs, peakMiB, bytes }: PublishedAll & { bytes: number }) => ({ cpuMs, peakMiB, bytes });

let place: string;
test.beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'many-'));
});
test.afterEach(() => rmSync(place, { recursive: true, force: true }));

/** Bytes below a folder; those of a file with several names count once. */
function bytesBelow(folder: string): number {
  const sizes = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => statSync(join(entry.parentPath, entry.name)))
      .map(({ ino, size }) => [ino, size]),
  );
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}

test(
  'of three hundred brands each costs a part of what one costs alone, and each process needs the memory of one',
  deepOnly,
  async () => {
    const { brands, ids } = copyBrands(MANY);
    /** Publishes the first brands into a root of their own, by the command. */
    const publish = async (count: number): Promise<PublishedAll & { bytes: number }> => {
      const root = join(place, `first-${count}`);
      const line = ['publish', ...ids.slice(0, count), '--sandbox', '--json', '--brands', brands, '--engine', dist, '--to', root];
      const command = ['tools/brand/start.mjs', ...line];
      const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: project, maxBuffer: 64 * 1024 * 1024 });
      const all = JSON.parse(stdout) as PublishedAll;
      expect(all.failed).toEqual([]);
      expect(all.published).toHaveLength(count);
      return { ...all, bytes: bytesBelow(join(root, 'sites')) };
    };
    try {
      // the first run may have to make the command's program
      const samples = await publish(SAMPLES);
      const one = await publish(1);
      const all = await publish(MANY);

      const added = (all.bytes - samples.bytes) / (MANY - SAMPLES);
      const ratios = {
        processor: all.cpuMs / MANY / one.cpuMs,
        memory: all.peakMiB / PROCESSES / one.peakMiB,
        stored: added / (samples.bytes / SAMPLES),
      };
      const told = JSON.stringify({ ...ratios, one: figures(one), all: figures(all) });
      expect(ratios.processor, told).toBeLessThan(0.25);
      // its peak moves by a twentieth with when V8 collects; a process that kept its brands would pass its limit and end
      expect(ratios.memory, told).toBeLessThan(1.35);
      expect(ratios.stored, told).toBeLessThan(0.76);
    } finally {
      rmSync(brands, { recursive: true, force: true });
    }
  },
);
