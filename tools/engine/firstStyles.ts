import type { Plugin } from 'vite';

/**
 * Whose styles belong to what a visitor meets first: the shell, the prerendered pages, what stands around every page, and
 * the dialogs of getting in. They are one file, so that the first paint waits for one request and no dialog of theirs for any.
 */
const FIRST =
  /\/src\/(?:app|ui)\/|\/src\/features\/(?:banner|bottom-bar|change-password|consent|customer-service|fields|footer|forgot-password|header|home|human-check|login|notices|register|register-success|screens|side-menu|two-step|verification|welcome)\//;

/** What the plug-in reads of a chunk. */
interface StyledChunk {
  isEntry: boolean;
  facadeModuleId: string | null;
  imports: readonly string[];
}

/** The chunks whose styles are loaded with the first page, what a chunk imports before it: its styles may be refined there. */
export function firstChunks(chunks: ReadonlyMap<string, StyledChunk>): Set<string> {
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
  for (const [name, { isEntry, facadeModuleId }] of named) if (isEntry || FIRST.test(facadeModuleId ?? '')) visit(name);
  return first;
}

/** Gathers the styles of the first page in one file; every other page brings its own. */
export function firstStyles(): Plugin {
  return {
    name: 'first-styles',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    generateBundle: {
      // before Vite writes down which styles a chunk waits for
      order: 'pre',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const entry = chunks.find(({ isEntry }) => isEntry);
        if (entry === undefined) return;
        const first = firstChunks(new Map(chunks.map((chunk) => [chunk.fileName, chunk])));
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
