import { readFileSync } from 'node:fs';
import { minifySync, type Plugin } from 'vite';
import { offlineScripts, offlineStyle } from './engineFiles.ts';

const source = (name: string): string => readFileSync(new URL(`../../src/early/offline/${name}`, import.meta.url), 'utf8');

/** Emits `src/early/offline`, its scripts minified: publishing writes it into each site. */
export function offlineParts(): Plugin {
  return {
    name: 'offline-parts',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    generateBundle() {
      for (const [name, fileName] of Object.entries(offlineScripts))
        this.emitFile({
          type: 'asset',
          fileName,
          source: minifySync(`${name}.js`, source(`${name}.js`), { module: false }).code.trim(),
        });
      this.emitFile({ type: 'asset', fileName: offlineStyle, source: source('page.css') });
    },
  };
}
