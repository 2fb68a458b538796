import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { afterEach, expect, it, vi } from 'vitest';
import { prepareFolder } from '../site/folder/replaceFolder.ts';
import { registerRollback } from './rollbackCommand.ts';

afterEach(() => vi.restoreAllMocks());

const root = mkdtempSync(join(tmpdir(), 'rollback-'));
const versionFile = join(root, 'sites/acme/version.json');

async function publish(configHash: string): Promise<void> {
  const version = { engine: 'e1', configHash, data: 'platform' };
  const prepared = await prepareFolder(join(root, 'sites/acme'), async (folder) =>
    writeFileSync(join(folder, 'version.json'), JSON.stringify(version)),
  );
  prepared.swap();
}

async function rollback(id: string): Promise<string> {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const program = new Command().exitOverride();
  registerRollback(program);
  program.commands[0]!.exitOverride().configureOutput({ writeErr: () => undefined });
  await program.parseAsync(['rollback', id, '--to', root], { from: 'user' });
  return String(log.mock.lastCall?.[0]);
}

it('puts the former site back, says which it is, and takes that back', async () => {
  await publish('one');
  await expect(rollback('acme')).rejects.toThrow('was not kept');
  await publish('two');
  expect(await rollback('acme')).toContain('back to engine e1, configuration one (was engine e1, configuration two)');
  expect(readFileSync(versionFile, 'utf8')).toContain('one');
  expect(await rollback('acme')).toContain('back to engine e1, configuration two');
  await expect(rollback('acne')).rejects.toThrow('there is no site');
});
