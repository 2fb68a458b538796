import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { expect, it, vi } from 'vitest';
import { registerCheck } from './checkCommand.ts';
import { registerHeaders } from './headersCommand.ts';
import { registerImages } from './imagesCommand.ts';
import { registerMigrate } from './migrateCommand.ts';
import { registerParity } from './parityCommand.ts';
import { registerPublish } from './publishCommand.ts';

async function run(...words: string[]): Promise<void> {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const program = new Command().exitOverride();
  for (const register of [registerHeaders, registerImages, registerMigrate, registerParity, registerPublish, registerCheck])
    register(program);
  for (const command of program.commands) command.exitOverride().configureOutput({ writeErr: () => undefined });
  await program.parseAsync(words, { from: 'user' }).finally(() => vi.restoreAllMocks());
}

it('a wrong folder of brands is refused, rather than taken for one without brands', async () => {
  const to = mkdtempSync(join(tmpdir(), 'headers-'));
  const brands = fileURLToPath(new URL('../../brands', import.meta.url));
  const headers = ['headers', '--to', to, '--published', to];
  await run(...headers, '--brands', brands);
  const files = readdirSync(to, { recursive: true });
  const wrong = ['--brands', `${brands}x`];
  await expect(run(...headers, ...wrong)).rejects.toThrow('There is no such folder');
  expect(readdirSync(to, { recursive: true }), 'servers keep their brands').toEqual(files);
  for (const line of [['check'], ['images', '--check'], ['migrate', '--dry-run'], ['parity'], ['publish', '--all']])
    await expect(run(...line, ...wrong), line.join(' ')).rejects.toThrow('There is no such folder');
});

it('images refuses a brand that is not there, rather than finding nothing to encode', async () => {
  await expect(run('images', '--check', 'acne')).rejects.toThrow('there is no brand folder "acne"');
});
