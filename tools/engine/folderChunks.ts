import type { Plugin } from 'vite';
import { type ChunkGroup, chunkGroups } from './chunkGroups.ts';

const SLASH = String.raw`[\\/]`;

const escaped = (path: string): string => path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('/', SLASH);

/** The modules directly in a folder below `src/`. */
const inFolder = (folder: string): string => String.raw`${SLASH}src${SLASH}${escaped(folder)}${SLASH}[^\\/]+$`;

const inPackage = (name: string): string => `${SLASH}node_modules${SLASH}${escaped(name)}${SLASH}`;

/** A part of a group: its name for messages and the pattern of its module ids. */
const partsOf = ({ folders, packages = [] }: ChunkGroup): [name: string, pattern: string][] => [
  ...folders.map((folder): [string, string] => [`src/${folder}`, inFolder(folder)]),
  ...packages.map((name): [string, string] => [name, inPackage(name)]),
];

/**
 * The bundler's groups. The entry's modules form two chunks: libraries, which rarely change, and the shell. Other groups
 * contain only their own modules, without dependencies.
 */
export function splittingGroups(groups: readonly ChunkGroup[]) {
  return [
    { name: 'libraries', tags: ['$initial' as const], test: /[\\/]node_modules[\\/]/ },
    { name: 'shell', tags: ['$initial' as const] },
    ...groups.map((group) => ({
      name: group.name,
      includeDependenciesRecursively: false,
      test: new RegExp(
        partsOf(group)
          .map(([, pattern]) => pattern)
          .join('|'),
      ),
    })),
  ];
}

/** Folders and packages without a module in their group's chunk. `chunks`: module ids by chunk name. */
export function emptyParts(groups: readonly ChunkGroup[], chunks: ReadonlyMap<string, readonly string[]>): string[] {
  return groups.flatMap((group) =>
    partsOf(group)
      .filter(([, pattern]) => !(chunks.get(group.name) ?? []).some((id) => new RegExp(pattern).test(id)))
      .map(([part]) => `${group.name}: ${part}`),
  );
}

/** Fails the build when a group lists a folder or package without modules in its chunk (moved, or in the shell). */
export function folderChunks(): Plugin {
  return {
    name: 'folder-chunks',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? [output] : []));
      const empty = emptyParts(chunkGroups, new Map(chunks.map(({ name, moduleIds }) => [name, moduleIds])));
      if (empty.length > 0) this.error(`tools/engine/chunkGroups.ts: no module of the chunk is in ${empty.join(', ')}`);
    },
  };
}
