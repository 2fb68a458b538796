import type { Plugin } from 'vite';
import { contentKindOf } from '../../src/engine/brand/firstEntries.ts';
import { criticalFile } from './engineFiles.ts';
import { type EntryModules, entriesOfFeature } from './entryModules.ts';
import { classesIn, rulesFor } from './stylesOfClasses.ts';

/** Pages that are published with their markup; each has its own critical style. */
export const PRERENDERED = ['home', 'login', 'register', 'lobby', 'content'] as const;

/** The registry entries that a page of any brand may render first. */
export function firstModules(page: string, modules: EntryModules): string[] {
  const kinds = ['region', contentKindOf(page)];
  return Object.entries(modules)
    .filter(([name]) => name === `page/${page}` || kinds.includes(name.split('/')[0]))
    .map(([, module]) => module);
}

/** Modules and everything that they import statically. */
export function staticClosure(roots: readonly string[], importsOf: (module: string) => readonly string[]): Set<string> {
  const seen = new Set<string>();
  const open = [...roots];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    open.push(...importsOf(next));
  }
  return seen;
}

/**
 * Writes the critical style of each prerendered page: the rules of the first style sheet, and of the page's own ones, whose
 * classes the page's modules have, for any brand. It follows the static imports, so that it needs no list of styles.
 */
export function criticalStyles(): Plugin {
  const modules: EntryModules = {};
  const classes = new Map<string, ReadonlySet<string>>();
  return {
    name: 'critical-styles',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    transform(code, id) {
      if (id.endsWith('.css')) classes.set(id, classesIn(code));
      Object.assign(
        modules,
        entriesOfFeature(id, () => this.parse(code)),
      );
    },
    generateBundle: {
      // after the first style sheet was put together
      order: 'pre',
      handler(_, bundle) {
        const style = Object.values(bundle).find((output) => output.type === 'asset' && output.names.includes('style.css'));
        const entry = Object.values(bundle).find((output) => output.type === 'chunk' && output.isEntry);
        if (style?.type !== 'asset' || entry?.type !== 'chunk') return;
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const sourceOf = (file: string): string => {
          const sheet = bundle[file];
          return sheet?.type === 'asset' ? String(sheet.source) : '';
        };
        const importsOf = (module: string) => this.getModuleInfo(module)?.importedIds ?? [];
        for (const page of PRERENDERED) {
          const roots = firstModules(page, modules);
          const closure = staticClosure([entry.facadeModuleId ?? '', ...roots], importsOf);
          const known = new Set([...classes].flatMap(([id, names]) => (closure.has(id) ? [...names] : [])));
          const own = staticClosure([modules[`page/${page}`] ?? ''], importsOf);
          const shown = chunks.filter(({ moduleIds }) => moduleIds.some((module) => own.has(module)));
          const files = new Set([style.fileName, ...shown.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])]);
          const source = rulesFor([...files].map(sourceOf).join(''), known);
          this.emitFile({ type: 'asset', fileName: criticalFile(page), source });
        }
      },
    },
  };
}
