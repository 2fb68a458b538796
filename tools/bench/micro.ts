import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readRule, validateField } from '../../src/engine/fields/fieldRules.ts';
import { readFlags } from '../../src/engine/flags/flags.ts';
import { sandboxPlatform } from '../site/publish/platforms.ts';
import { publishBrand } from '../site/publish/publishBrand.ts';
import { byHand, twentyFields } from './byHand.ts';

/** Average time of a call, ns. */
function timeOf(work: () => void, times: number): number {
  const started = process.hrtime.bigint();
  for (let turn = 0; turn < times; turn += 1) work();
  return Number(process.hrtime.bigint() - started) / times;
}

const fields = twentyFields.map(([name, rule, value]) => ({
  name,
  value,
  rule: readRule({ enabled: '1', required: '1', ...rule }),
  check: byHand[name],
}));

/**
 * The errors that engine and hand-written rules find in the record; only equal results make their times comparable.
 * @internal Read by tests.
 */
export const fieldChecks = {
  engine: () => fields.map(({ name, rule, value }) => validateField(rule, value, { field: name })?.code ?? null),
  hand: () => fields.map(({ check, value }) => check(value)),
};

/** Times to validate a record of twenty fields, ns: hand-written and engine, alternating. */
export function validation(rounds: number, times = 5_000): { floor: number[]; portal: number[] } {
  const hand = () => {
    for (const { check, value } of fields) check(value);
  };
  const engine = () => {
    for (const { name, rule, value } of fields) validateField(rule, value, { field: name });
  };
  for (const work of [hand, engine]) timeOf(work, times);
  const floor: number[] = [];
  const portal: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    floor.push(timeOf(hand, times));
    portal.push(timeOf(engine, times));
  }
  return { floor, portal };
}

interface TreeNode {
  modId: string;
  enabled: string;
  childrenNodes?: TreeNode[];
}

/** A whitelabel tree of that many nodes, eight per parent. */
export function treeOf(count: number): TreeNode[] {
  const nodes = Array.from({ length: count }, (_, at): TreeNode => ({ modId: `MOD${at}`, enabled: at % 7 === 0 ? '0' : '1' }));
  const roots: TreeNode[] = [];
  nodes.forEach((node, at) => {
    const parent = at < 8 ? undefined : nodes[(at >> 3) - 1];
    if (parent === undefined) roots.push(node);
    else (parent.childrenNodes ??= []).push(node);
  });
  return roots;
}

/** Time to read flags from a tree of 5,000 nodes, ms. */
export function flagTimes(rounds: number): number[] {
  const tree = treeOf(5_000);
  const work = () => {
    const flags = readFlags(tree);
    for (let at = 0; at < 100; at += 1) flags.isOn(`MOD${at * 40}`);
  };
  timeOf(work, 5);
  return Array.from({ length: rounds }, () => timeOf(work, 3) / 1e6);
}

/** Time to publish each brand into its own folder, ms; excludes the first, which loads the engine. */
export async function publishTimes(engineDir: string, brands: readonly string[]): Promise<number[]> {
  const root = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const publish = async (id: string) => (await publishBrand(id, { engineDir, root, platformOf: sandboxPlatform })).ms;
    if (brands[0] !== undefined) await publish(brands[0]);
    const times: number[] = [];
    for (const id of brands) times.push(await publish(id));
    return times;
  } finally {
    rmSync(root, { recursive: true });
  }
}

const serveMain = fileURLToPath(new URL('../site/serve/main.ts', import.meta.url));

/** From the start of the `npm run serve` process to its printed address, ms. */
function serveStart(): Promise<number> {
  const started = performance.now();
  const server = spawn(process.execPath, ['--import', 'tsx', serveMain], { env: { ...process.env, PORT: '0' } });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
    server.stdout.once('data', () => {
      resolve(performance.now() - started);
      server.kill();
    });
  });
}

export async function serveStarts(rounds: number): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await serveStart());
  return times;
}
