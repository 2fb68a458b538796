import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type PreviewServer, startPreviewOf } from './previewServer.ts';

const project = fileURLToPath(new URL('../../../..', import.meta.url));

/** What the platform and the licence bring to a brand that goes live. */
export const answers = {
  licence: 'B2C/999/2031',
  authority: 'Gaming Authority',
  address: '1 Harbour Road',
  key: {
    x: 'MKBCTNIcKUSDii11ySs3526iDZ8AiTo7Tu6KPAqv7D4',
    y: '4Etl6SRW2YiLUrN5vfvVHuhp7x8PxltmWWlbbM4IFyM',
    kid: '2031-04',
  },
};

/** `npm run brand` with `--json`. */
export async function brandCommand(...words: string[]): Promise<unknown> {
  const command = ['run', '-s', 'brand', '--', ...words, '--json'];
  const { stdout } = await promisify(execFile)('npm', command, { cwd: project });
  return JSON.parse(stdout) as unknown;
}

/** The preview of a folder that has `base` alone, and another such folder for the command line. */
export async function startWithoutBrands(): Promise<PreviewServer & { brands: string; byCommand: string }> {
  const place = mkdtempSync(join(tmpdir(), 'first-brand-'));
  const [brands, byCommand] = ['brands', 'command-line'].map((name) => join(place, name)) as [string, string];
  for (const folder of [brands, byCommand]) cpSync(join(project, 'brands/base'), join(folder, 'base'), { recursive: true });
  const { origin, stop } = await startPreviewOf(brands);
  return {
    origin,
    brands,
    byCommand,
    async stop() {
      await stop();
      rmSync(place, { recursive: true, force: true });
    },
  };
}
