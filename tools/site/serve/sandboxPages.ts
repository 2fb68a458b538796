import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { contentType } from '../../paths/content.ts';
import { buildTarget } from '../../support/line.ts';
import type { LookFile } from './brandLook.ts';

const root = fileURLToPath(new URL('../../../src/', import.meta.url));
const entries = ['game', 'chat'] as const;

let built: Promise<ReadonlyMap<string, LookFile>> | null = null;

/**
 * Scripts and style sheets of the simulated vendors' pages by path, such as `/game.js`: built from `src/sandbox/pages` when the
 * first one is asked for, and never part of a site.
 */
export function sandboxPages(): Promise<ReadonlyMap<string, LookFile>> {
  built ??= Promise.all(entries.map(buildPage)).then((pages) => new Map(pages.flat()));
  return built;
}

async function buildPage(entry: (typeof entries)[number]): Promise<[string, LookFile][]> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    build: {
      write: false,
      target: buildTarget,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: { input: `${root}sandbox/pages/${entry}.tsx`, output: { codeSplitting: false } },
    },
  });
  const output = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  return output.map((part): [string, LookFile] => {
    const path = `/${entry}.${part.type === 'chunk' ? 'js' : 'css'}`;
    return [path, { type: contentType(path), body: part.type === 'chunk' ? part.code : String(part.source) }];
  });
}
