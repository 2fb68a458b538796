import type { Plugin } from 'vite';
import { chunkGroups } from './chunkGroups.ts';
import { splittingGroups } from './folderChunks.ts';

/** Read by V8 since Chromium 136 where it is the first line: functions are compiled off the main thread while a script arrives. */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

const groups = new Set(splittingGroups(chunkGroups).map(({ name }) => name));

/** Whether most functions of a chunk are called when a page starts: the entry and what loads together with it. */
export const startsPages = ({ name, isEntry }: { name: string; isEntry: boolean }): boolean => isEntry || groups.has(name);

/** Marks the chunks that start a page, after all plugins that write to their beginning. */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    // file names change with the first line, which is added after they are made
    augmentChunkHash: (chunk) => (startsPages(chunk) ? COMPILE_HINT : undefined),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const output of Object.values(bundle))
          if (output.type === 'chunk' && startsPages(output)) output.code = COMPILE_HINT + output.code;
      },
    },
  };
}
