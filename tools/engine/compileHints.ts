import type { Plugin } from 'vite';

/** Read by V8 since Chromium 136 where it is the first line: functions are compiled off the main thread while a script arrives. */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** Beside the entry; Chromium compiles smaller scripts, below 30 kB, only when they run. */
const LARGE = new Set(['libraries', 'form', 'start']);

/** Whether a chunk is large and most of its functions are called when a page starts. */
export const startsPages = ({ name, isEntry }: { name: string; isEntry: boolean }): boolean => isEntry || LARGE.has(name);

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
