import type { Plugin } from 'vite';
import { featureChunks } from './featureChunks.ts';
import { isNode, propertiesOf, walk } from './syntax.ts';

const SHELL = /\/src\/(?:app|ui)\//;

/** Whether a feature's index.ts has `firstStyles: true`. */
export function declaresFirstStyles(program: unknown): boolean {
  if (!isNode(program)) return false;
  return [...walk(program)].some((node) =>
    propertiesOf(node).some(([name, value]) => name === 'firstStyles' && value['value'] === true),
  );
}

/** The module that a chunk is fetched for; of a group alone its first entry, as the bundler names none. */
const facadeOf = ({ name, facadeModuleId }: { name: string; facadeModuleId: string | null }): string | null => {
  const entry = featureChunks.find((group) => group.alone === true && group.name === name)?.entries[0];
  return facadeModuleId ?? (entry === undefined ? null : `/${entry}`);
};

/** The chunk properties that the plug-in reads. */
interface StyledChunk {
  isEntry: boolean;
  facadeModuleId: string | null;
  imports: readonly string[];
}

/**
 * The chunks of the first style sheet, dependencies first, so that a chunk's styles can override those of its imports.
 * `features`: folders of the features that declare it.
 */
export function firstChunks(chunks: ReadonlyMap<string, StyledChunk>, features: readonly string[]): Set<string> {
  const isFirst = (module: string) => SHELL.test(module) || features.some((folder) => module.includes(`${folder}/`));
  const first = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const chunk = chunks.get(name);
    if (chunk === undefined || seen.has(name)) return;
    seen.add(name);
    chunk.imports.forEach(visit);
    first.add(name);
  };
  const named = [...chunks].sort(([, a], [, b]) => Number(b.isEntry) - Number(a.isEntry));
  for (const [name, { isEntry, facadeModuleId }] of named) if (isEntry || isFirst(facadeModuleId ?? '')) visit(name);
  return first;
}

/**
 * Puts the styles of the shell and of features with `firstStyles` into one file: one request blocks the first paint, and their
 * dialogs need none. Other pages load their own.
 */
export function firstStyles(): Plugin {
  const features = new Set<string>();
  return {
    name: 'first-styles',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    transform(code, id) {
      const feature = /(\/src\/features\/.+)\/index\.ts$/.exec(id)?.[1];
      if (feature !== undefined && declaresFirstStyles(this.parse(code))) features.add(feature);
    },
    generateBundle: {
      // runs before Vite records the styles of each chunk
      order: 'pre',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const entry = chunks.find(({ isEntry }) => isEntry);
        if (entry === undefined) return;
        const first = firstChunks(
          new Map(
            chunks.map((chunk) => [
              chunk.fileName,
              { isEntry: chunk.isEntry, imports: chunk.imports, facadeModuleId: facadeOf(chunk) },
            ]),
          ),
          [...features],
        );
        const styled = [...first].flatMap((name) => chunks.find(({ fileName }) => fileName === name) ?? []);
        const files = new Set(styled.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
        const sources = [...files].map((file) => {
          const asset = bundle[file];
          return asset?.type === 'asset' ? String(asset.source) : '';
        });
        const style = this.getFileName(this.emitFile({ type: 'asset', name: 'style.css', source: sources.join('') }));
        for (const chunk of styled) chunk.viteMetadata?.importedCss.clear();
        entry.viteMetadata?.importedCss.add(style);
        for (const file of files) if (file !== style) delete bundle[file];
      },
    },
  };
}
