import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';
import { type ChunkGroup, chunkGroups } from './chunkGroups.ts';

const root = normalizePath(fileURLToPath(new URL('../../', import.meta.url)));

/** What the bundler tells of a module; null of one that it does not know. */
type ImportsOf = (module: string) => readonly string[];

/**
 * The group of each module: of the first one whose entries reach it by static imports.
 * @param importsOf the modules that a module imports statically
 */
export function planChunks(groups: readonly ChunkGroup[], importsOf: ImportsOf): Map<string, string> {
  const plan = new Map<string, string>();
  for (const { name, entries } of groups) {
    const open = entries.map((entry) => `${root}${entry}`);
    for (let module = open.pop(); module !== undefined; module = open.pop()) {
      if (plan.has(module)) continue;
      plan.set(module, name);
      open.push(...importsOf(module));
    }
  }
  return plan;
}

/** What the bundler hands to a group's function. */
interface Modules {
  getModuleInfo: (module: string) => { importedIds: readonly string[] } | null;
}

/**
 * The bundler's groups, for one build. The entry's modules form two chunks: libraries, which rarely change, and the shell. They
 * precede the plan, so that what a group shares with the entry stays there.
 */
export function splittingGroups(groups: readonly ChunkGroup[]) {
  let plan: Map<string, string> | null = null;
  return [
    { name: 'libraries', tags: ['$initial' as const], test: /[\\/]node_modules[\\/]/ },
    { name: 'shell', tags: ['$initial' as const] },
    {
      // the plan has the dependencies
      includeDependenciesRecursively: false,
      name: (module: string, modules: Modules): string | null => {
        plan ??= planChunks(groups, (id) => modules.getModuleInfo(id)?.importedIds ?? []);
        return plan.get(module) ?? null;
      },
    },
  ];
}

/** Entries that are not in their group's chunk. `chunks`: module ids by chunk name. */
export function misplacedEntries(groups: readonly ChunkGroup[], chunks: ReadonlyMap<string, readonly string[]>): string[] {
  return groups.flatMap(({ name, entries }) =>
    entries.filter((entry) => !(chunks.get(name) ?? []).includes(`${root}${entry}`)).map((entry) => `${name}: ${entry}`),
  );
}

/** Fails the build when an entry of a group is not in its chunk: it is gone, nothing imports it, or the shell or another group has it. */
export function plannedChunks(): Plugin {
  return {
    name: 'planned-chunks',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? [output] : []));
      const misplaced = misplacedEntries(chunkGroups, new Map(chunks.map(({ name, moduleIds }) => [name, moduleIds])));
      if (misplaced.length > 0)
        this.error(`tools/engine/chunkGroups.ts: not in the chunk of their group: ${misplaced.join(', ')}`);
    },
  };
}
