import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';

const ENTRY = 'src/state/forms/early/earlyForm.ts';

/** The script that answers a published form before the page's code, beside the manifest: pages with a form contain it. */
export const earlyFile = '.vite/early-form.js';

/** Builds the script, whole and self-contained, with the rule functions that the form itself uses. */
export async function writeEarlyScript(root: string, outDir: string, shared: InlineConfig): Promise<void> {
  const built = await build({
    ...shared,
    configFile: false,
    plugins: [],
    build: {
      write: false,
      copyPublicDir: false,
      minify: true,
      target: 'es2022',
      rolldownOptions: { input: join(root, ENTRY), output: { format: 'iife', codeSplitting: false } },
    },
  });
  const [output] = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (output?.type !== 'chunk') throw new Error(`${ENTRY} was not built.`);
  writeFileSync(join(outDir, earlyFile), output.code.trim());
}
