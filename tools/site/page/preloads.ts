import type { Brand } from '../../../src/engine/brand/snapshot.ts';
import { START_ENTRY } from '../../engine/engineFiles.ts';
import { entryNames } from './entryNames.ts';
import { firstView, type Manifest } from './manifest.ts';

/** Pages with their own documents, at all of their paths. */
const OWN_DOCUMENT = ['home', 'register'];

/**
 * Files that `src/early/boot.js` preloads for the shell, to avoid a waterfall: by the first
 * path segment, the code and styles of its page; for every path, the start-up code.
 */
export interface Preloads {
  /** URL of the default language's texts: only prerendered pages embed their texts. */
  texts: string;
  start: string[];
  pages: Record<string, string[]>;
}

export function preloadsOf(
  brand: Brand,
  { manifest, entries, texts }: { manifest: Manifest; entries: Readonly<Record<string, string>>; texts: string },
): Preloads {
  const filesOf = (names: readonly string[]) => names.flatMap((name) => entries[name] ?? []);
  const whole = (files: readonly string[]) => {
    const { preload, styles } = firstView(manifest, files);
    return [...preload, ...styles];
  };
  const shell = filesOf(entryNames(brand, null));
  const known = new Set(whole(shell));
  const beyond = (files: readonly string[]) => whole([...shell, ...files]).filter((address) => !known.has(address));

  const pages: Preloads['pages'] = {};
  for (const { paths, page } of Object.values(brand.layout.routes)) {
    if (OWN_DOCUMENT.includes(page)) continue;
    const files = beyond(filesOf(entryNames(brand, page)));
    for (const path of paths) {
      const segment = path.split('/')[1] ?? '';
      pages[segment] = [...new Set([...(pages[segment] ?? []), ...files])];
    }
  }
  return { texts, start: beyond(filesOf([START_ENTRY])), pages };
}
