import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Folders whose JSON files tests read as one module each, by name. */
const folders: Readonly<Record<string, string>> = {
  'virtual:english-texts': 'locales/en',
  'virtual:brand-files': 'brands',
};

const RESOLVED = '\0';

/**
 * Serves a folder of JSON files to tests as one module: `files` is their content by path within the folder. A
 * browser asks for each imported file on its own, and the texts alone are fifty.
 */
export function testData(): Plugin {
  return {
    name: 'test-data',
    resolveId: (id) => (Object.hasOwn(folders, id) ? RESOLVED + id : null),
    load(id) {
      const folder = id.startsWith(RESOLVED) ? folders[id.slice(RESOLVED.length)] : undefined;
      if (folder === undefined) return null;
      const names = readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' }).filter((name) =>
        name.endsWith('.json'),
      );
      const entries = names.sort().map((name) => {
        const file = `${root}${folder}/${name}`;
        this.addWatchFile(file);
        return `${JSON.stringify(name.replaceAll('\\', '/'))}: ${readFileSync(file, 'utf8')}`;
      });
      return `export const files = {${entries.join(',\n')}};`;
    },
  };
}
