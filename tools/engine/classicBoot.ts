import { readFileSync } from 'node:fs';
import { minifySync, type Plugin } from 'vite';

const source = new URL('../../src/boot.js', import.meta.url);

/** The minified script, beside the manifest: published pages contain it. */
export const bootFile = '.vite/boot.js';

/** `src/boot.js` as the preview serves it. */
export const bootSource = (): string => readFileSync(source, 'utf8');

/** Minifies `src/boot.js` as a classic script. */
export function classicBoot(): Plugin {
  return {
    name: 'classic-boot',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    generateBundle() {
      const { code } = minifySync('boot.js', bootSource(), { module: false });
      this.emitFile({ type: 'asset', fileName: bootFile, source: code.trim() });
    },
  };
}
