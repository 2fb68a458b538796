import type { Plugin } from 'vite';

const FOLDER = '/node_modules/@tanstack/query-core/build/modern/';

/** In place of modules for what the portal does not use, and which the client of the query library imports all the same. */
const replacements: ReadonlyMap<string, string> = new Map([
  [
    'mutationCache.js',
    'export class MutationCache { clear() {} findAll() { return []; } resumePausedMutations() { return Promise.resolve(); } }',
  ],
  [
    'infiniteQueryBehavior.js',
    'export const infiniteQueryBehavior = () => undefined, hasNextPage = () => false, hasPreviousPage = () => false;',
  ],
]);

/** Modules that need what is replaced. */
const NEEDS = /(?:mutation|infiniteQuery)Observer\.js$/;

const nameOf = (id: string): string => id.slice(id.lastIndexOf('/') + 1);

/**
 * Vite plug-in that leaves mutations and infinite queries out of the query library: writes are calls, and lists turn their
 * pages themselves. Fails the build when code uses either, or when an update of the library has moved the modules.
 */
export function slimQuery(): Plugin {
  const left = new Set(replacements.keys());
  return {
    name: 'slim-query',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    load: {
      filter: { id: /\/query-core\/build\/modern\/(?:mutationCache|infiniteQueryBehavior)\.js$/ },
      handler(id) {
        left.delete(nameOf(id));
        return { code: replacements.get(nameOf(id)) ?? '', map: null };
      },
    },
    generateBundle(_, bundle) {
      if (left.size > 0) this.error(`slim-query: ${[...left].join(', ')} not found in ${FOLDER}`);
      const used = Object.values(bundle)
        .flatMap((output) => (output.type === 'chunk' ? output.moduleIds : []))
        .filter((id) => id.includes(FOLDER) && NEEDS.test(id));
      if (used.length > 0) this.error(`slim-query: tools/engine/slimQuery.ts removes what ${used.map(nameOf).join(', ')} needs`);
    },
  };
}
