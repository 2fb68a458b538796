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

/** Brands of which each processor has as many as let it be used. */
const FEW = 8 * Math.min(availableParallelism(), 8);

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
  'of three hundred brands each costs a part of what one costs alone, and they need no more memory than a few',
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
      const one = await publish(1);
      const samples = await publish(SAMPLES);
      const few = await publish(FEW);
      const all = await publish(MANY);

      expect(all.cpuMs / MANY / one.cpuMs, 'processor time').toBeLessThan(0.3);
      expect(all.peakMiB / few.peakMiB, 'memory').toBeLessThan(1.2);
      const added = (all.bytes - samples.bytes) / (MANY - SAMPLES);
      expect(added / (samples.bytes / SAMPLES), 'stored').toBeLessThan(0.75);
    } finally {
      rmSync(brands, { recursive: true, force: true });
    }
  },
);
