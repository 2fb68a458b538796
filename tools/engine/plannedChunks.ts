import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';
import { type ChunkGroup, chunkGroups } from './chunkGroups.ts';
import { featureChunks } from './featureChunks.ts';

const root = normalizePath(fileURLToPath(new URL('../../', import.meta.url)));

/** What the bundler knows of a module, by absolute paths. */
export interface Module {
  /** What it imports statically. */
  importedIds: readonly string[];
  /** Who imports it statically. */
  importers: readonly string[];
  /** Who fetches it on use. */
  dynamicImporters: readonly string[];
}

const UNKNOWN: Module = { importedIds: [], importers: [], dynamicImporters: [] };

/** Modules that static imports of the entries reach without entering `taken`. */
function reached(
  entries: readonly string[],
  infoOf: (module: string) => Module,
  taken: ReadonlyMap<string, string>,
): Set<string> {
  const found = new Set<string>();
  const open = [...entries];
  for (let module = open.pop(); module !== undefined; module = open.pop()) {
    if (found.has(module) || taken.has(module)) continue;
    found.add(module);
    open.push(...infoOf(module).importedIds);
  }
  return found;
}

/** Removes from a group what others import or fetch as well, until nothing is left of that kind. Entries stay. */
function dropShared(group: Set<string>, entries: readonly string[], infoOf: (module: string) => Module): void {
  let size: number;
  do {
    size = group.size;
    for (const module of group) {
      const { importers, dynamicImporters } = infoOf(module);
      const isShared = dynamicImporters.length > 0 || importers.some((importer) => !group.has(importer));
      if (isShared && !entries.includes(module)) group.delete(module);
    }
  } while (group.size < size);
}

/** The group of each module: of the first one whose entries reach it by static imports, see `alone`. */
export function planChunks(groups: readonly ChunkGroup[], infoOf: (module: string) => Module): Map<string, string> {
  const plan = new Map<string, string>();
  for (const { name, entries, alone = false } of groups) {
    const roots = entries.map((entry) => `${root}${entry}`);
    const group = reached(roots, infoOf, plan);
    if (alone) dropShared(group, roots, infoOf);
    for (const module of group) plan.set(module, name);
  }
  return plan;
}

/** What the bundler hands to a group's function. */
interface Modules {
  getModuleInfo: (module: string) => Module | null;
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
        plan ??= planChunks(groups, (id) => modules.getModuleInfo(id) ?? UNKNOWN);
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
      const groups = [...chunkGroups, ...featureChunks];
      const misplaced = misplacedEntries(groups, new Map(chunks.map(({ name, moduleIds }) => [name, moduleIds])));
      if (misplaced.length > 0)
        this.error(`tools/engine/chunkGroups.ts, featureChunks.ts: not in the chunk of their group: ${misplaced.join(', ')}`);
    },
  };
}
