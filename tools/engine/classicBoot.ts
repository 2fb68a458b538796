import { readFileSync } from 'node:fs';
import { minifySync, type Plugin } from 'vite';
import { bootFile, LOADER } from './engineFiles.ts';

const source = new URL('../../src/early/boot.js', import.meta.url);
const loader = new URL('../../src/early/load.js', import.meta.url);

/** `src/early/boot.js` as the preview serves it. */
export const bootSource = (): string => readFileSync(source, 'utf8');

/** Minifies the scripts around the page's code: `src/early/boot.js`, a classic one, and `src/early/load.js`. */
export function classicBoot(): Plugin {
  return {
    name: 'classic-boot',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    buildStart() {
      const { code } = minifySync(LOADER, readFileSync(loader, 'utf8'), { module: true });
      this.emitFile({ type: 'asset', name: LOADER, source: code.trim() });
    },
    generateBundle() {
      const { code } = minifySync('boot.js', bootSource(), { module: false });
      this.emitFile({ type: 'asset', fileName: bootFile, source: code.trim() });
    },
  };
}
