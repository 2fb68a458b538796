import { Command } from 'commander';
import { afterEach, expect, it, vi } from 'vitest';
import type { Finding } from '../brand-files/finding.ts';
import { registerCheck } from './checkCommand.ts';

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

async function check(...words: string[]): Promise<Finding[]> {
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const program = new Command();
  registerCheck(program);
  await program.parseAsync(['check', '--json', ...words], { from: 'user' });
  return JSON.parse(String(out.mock.lastCall?.[0])) as Finding[];
}

it('a sample passes the usual check and fails the one for a real platform', async () => {
  const usual = await check('orvane');
  expect(usual.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(process.exitCode).toBe(0);

  const live = await check('orvane', '--live');
  expect(live).toEqual(expect.arrayContaining(usual));
  expect(new Set(live.map(({ rule }) => rule))).toEqual(
    new Set([...usual.map(({ rule }) => rule), 'inherited-sample', 'reserved-host', 'missing-keys']),
  );
  expect(process.exitCode).toBe(1);
  expect(await check('base', '--live')).toEqual([]);
});
