import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { registerPublish } from './publishCommand.ts';

/** What the command says when it refuses its arguments. */
async function refusal(...words: string[]): Promise<string> {
  let said = '';
  const program = new Command().exitOverride();
  registerPublish(program);
  program.commands[0]!.exitOverride().configureOutput({ writeErr: (text) => (said += text) });
  await expect(program.parseAsync(['publish', ...words], { from: 'user' })).rejects.toThrow();
  return said;
}

describe('publish refuses', () => {
  it('a folder of its own without saying whose data it gets', async () => {
    const root = mkdtempSync(join(tmpdir(), 'publish-'));
    expect(await refusal('folia', '--to', root)).toMatch(/needs --platform <origin>, or --sandbox/);
    expect(readdirSync(root)).toEqual([]);
  });

  it.each([
    [['folia', '--platform', 'https://{host}', '--sandbox'], 'cannot be used with'],
    [['base'], 'never published'],
    [[], 'list the brands'],
    [['folia', '--all'], 'do not list brands'],
    [['folia', '--since', 'HEAD'], 'do not list brands'],
    [['--all', '--since', 'HEAD'], 'cannot be used with'],
    [['folia', '--reload', 'true'], 'needs --headers'],
    [['folia', '--token-file', 'stage.token'], 'needs --platform'],
    [['folia', '--timeout', '0'], 'whole number'],
  ])('%j', async (words, reason) => {
    expect(await refusal(...words)).toContain(reason);
  });
});
