import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyBrands } from '../publish/brandCopies.fixture.ts';
import { engineWith } from '../publish/engine.fixture.ts';
import { publishInParallel } from './publishInParallel.ts';
import type { PublishSettings } from './settings.ts';

const { brands, ids } = copyBrands(5);

// a renderer that ends the process of one brand, as a lack of memory would
const engineDir = engineWith('(page.includes("acme-003") && process.argv[1].includes("publishWorker") ? process.exit(9) : page)');

const root = mkdtempSync(join(tmpdir(), 'root-'));
const settings: PublishSettings = { brands, engineDir, root, withAssets: false, force: false, platform: null };
const home = (id: string) => readFileSync(join(root, 'sites', id, 'home.html'), 'utf8');

test('several processes publish, each brand once; a failure and a crash stop no other brand', async () => {
  const file = join(brands, 'acme-001/menus.json');
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, '{ "side": { "order": ["nowhere"] } }');
  const told: string[] = [];
  const all = await publishInParallel(ids, settings, { processes: 2, told: ({ id }) => void told.push(id) });
  writeFileSync(file, before);
  expect(told.toSorted()).toEqual(ids);
  expect(all.published.map(({ id }) => id)).toEqual(['acme-000', 'acme-002', 'acme-004']);
  expect(all.failed).toMatchObject([
    { id: 'acme-001', kind: 'files' },
    { id: 'acme-003', kind: 'other', message: 'A publishing process ended with 9.' },
  ]);
  expect(all.failed[0]?.findings?.filter(({ severity }) => severity === 'error')).toMatchObject([
    { file: 'brands/acme-001/menus.json', line: expect.any(Number) as unknown },
  ]);
  expect(home('acme-004')).toContain('Acme 4');
  expect(all.peakMiB).toBeGreaterThan(100);
  expect(readdirSync(join(root, 'sites')).filter((name) => !name.startsWith('.'))).toEqual(['acme-000', 'acme-002', 'acme-004']);
});

test('the servers are told once, when all sites are written and before any is in its place', async () => {
  const chosen = ['acme-000', 'acme-002', 'acme-004'];
  const before = chosen.map(home);
  const told: string[][] = [];
  const publish = (fails: boolean) =>
    publishInParallel(
      chosen,
      { ...settings, force: true },
      {
        processes: 2,
        renew(policies) {
          told.push([...policies.keys()].sort());
          expect(chosen.map(home)).toEqual(before);
          if (fails) throw new Error('the server refuses');
        },
      },
    );
  const refused = await publish(true);
  expect(refused.failed.map(({ message }) => message)).toEqual(Array.from(chosen, () => 'the server refuses'));
  expect(chosen.map(home)).toEqual(before);
  const { failed, published } = await publish(false);
  expect(failed).toEqual([]);
  expect(published.map(({ id }) => id)).toEqual(chosen);
  expect(told).toEqual([chosen, chosen]);
  expect(chosen.map(home)).not.toEqual(before);
});
