import { posix } from 'node:path';
import type { Plugin } from 'vite';
import { chunkGroups } from './chunkGroups.ts';
import { LOADER, LOADER_ENTRY } from './engineFiles.ts';
import { childrenOf, isNode, type Node, propertiesOf } from './syntax.ts';

/** Lazy registry entries: `page/home` → module. */
export type EntryModules = Record<string, string>;

/** The module that an expression imports, directly or through a named loader. */
function importedBy(node: Node, loaders: ReadonlyMap<string, string>): string | null {
  if (node.type === 'ImportExpression' && isNode(node['source'])) return String(node['source']['value']);
  if (node.type === 'Identifier') return loaders.get(String(node['name'])) ?? null;
  for (const child of childrenOf(node)) {
    const found = importedBy(child, loaders);
    if (found !== null) return found;
  }
  return null;
}

/** Constants such as `const page = () => import('./Page.tsx')` and what they import. */
function loadersOf(program: Node): Map<string, string> {
  const loaders = new Map<string, string>();
  const visit = (node: Node): void => {
    const { id, init } = node;
    const module = node.type === 'VariableDeclarator' && isNode(init) ? importedBy(init, loaders) : null;
    if (module !== null && isNode(id)) loaders.set(String(id['name']), module);
    else childrenOf(node).forEach(visit);
  };
  visit(program);
  return loaders;
}

/** Parses `provides: { kind: { name: lazyEntry(() => import('./Module.tsx')) } }` of a feature's index.ts. */
export function entriesOf(program: unknown): EntryModules {
  const found: EntryModules = {};
  if (!isNode(program)) return found;
  const loaders = loadersOf(program);
  const visit = (node: Node): void => {
    for (const [key, provides] of propertiesOf(node)) {
      if (key !== 'provides') continue;
      for (const [kind, entries] of propertiesOf(provides)) {
        for (const [name, entry] of propertiesOf(entries)) {
          const module = importedBy(entry, loaders);
          if (module !== null) found[`${kind}/${name}`] = module;
        }
      }
    }
    childrenOf(node).forEach(visit);
  };
  visit(program);
  return found;
}

/** The entries of a module when it is a feature's index.ts; their modules are absolute. */
export function entriesOfFeature(id: string, parse: () => unknown): EntryModules {
  const feature = /^(.*\/src\/features\/.+)\/index\.ts$/.exec(id)?.[1];
  if (feature === undefined) return {};
  return Object.fromEntries(Object.entries(entriesOf(parse())).map(([name, module]) => [name, posix.join(feature, module)]));
}

/**
 * Writes `.vite/entries.json` beside the manifest: registry names, chunk groups (`group/start`) and the loader with their files,
 * so that a published page can name what it shows.
 */
export function entryModules(): Plugin {
  const modules: EntryModules = {};
  return {
    name: 'entry-modules',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    transform(code, id) {
      Object.assign(
        modules,
        entriesOfFeature(id, () => this.parse(code)),
      );
    },
    generateBundle(_, bundle) {
      const outputs = Object.values(bundle);
      const chunks = outputs.flatMap((output) => (output.type === 'chunk' ? [output] : []));
      const fileOf = (module: string) => chunks.find(({ moduleIds }) => moduleIds.includes(module))?.fileName;
      const loader = outputs.find((output) => output.type === 'asset' && output.names.includes(LOADER));
      const files = [
        [LOADER_ENTRY, loader?.fileName],
        ...chunkGroups.map((group) => [`group/${group.name}`, chunks.find(({ name }) => name === group.name)?.fileName]),
        ...Object.entries(modules).map(([name, module]) => [name, fileOf(module)]),
      ];
      this.emitFile({ type: 'asset', fileName: '.vite/entries.json', source: JSON.stringify(Object.fromEntries(files)) });
    },
  };
}
