import { readFileSync } from 'node:fs';
import { minifySync, type Plugin } from 'vite';

const source = new URL('../../src/boot.js', import.meta.url);

/** `src/boot.js` as the preview serves it. */
export const bootSource = (): string => readFileSync(source, 'utf8');

/** Emits `src/boot.js` as a hashed classic script; the manifest lists it as `boot.js`. */
export function classicBoot(): Plugin {
  return {
    name: 'classic-boot',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    generateBundle() {
      const { code } = minifySync('boot.js', bootSource(), { module: false });
      this.emitFile({ type: 'asset', name: 'boot.js', originalFileName: 'boot.js', source: code });
    },
  };
}
