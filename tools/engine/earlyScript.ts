import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { buildTarget } from '../support/line.ts';
import { earlyScripts } from './engineFiles.ts';

/** Builds the scripts, each whole and self-contained, with the functions that the page itself uses. */
export async function writeEarlyScripts(root: string, outDir: string, shared: InlineConfig): Promise<void> {
  for (const { file, entry } of Object.values(earlyScripts)) {
    const built = await build({
      ...shared,
      configFile: false,
      plugins: [],
      build: {
        write: false,
        copyPublicDir: false,
        minify: true,
        target: buildTarget,
        rolldownOptions: { input: join(root, entry), output: { format: 'iife', codeSplitting: false } },
      },
    });
    const [output] = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
    if (output?.type !== 'chunk') throw new Error(`${entry} was not built.`);
    writeFileSync(join(outDir, file), output.code.trim());
  }
}
