import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

const ASSET = /\.(css|svg)(\?.*)?$/;
const EMPTY = '\0empty';

/** A tool shows nothing; its sources keep their own addresses, by which they find the project's files. */
const forTools = {
  name: 'for-tools',
  enforce: 'pre',
  resolveId: (id) => (ASSET.test(id) ? EMPTY : null),
  load: (id) => (id === EMPTY ? 'export default {};' : null),
  transform: (code, id) =>
    code.includes('import.meta.url') && id.startsWith(root) && !id.includes('node_modules')
      ? code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      : null,
};

/** A tool that needs the names of features does not need their pages: what `src` loads on demand stays out. */
const namesOnly = {
  name: 'names-only',
  enforce: 'pre',
  resolveDynamicImport: (specifier, importer) =>
    typeof specifier === 'string' && importer.startsWith(join(root, 'src')) ? { id: specifier, external: true } : null,
};

async function bundle(entry, plugins, external) {
  const { build } = await import('vite');
  const { output } = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    plugins,
    ssr: { noExternal: true, external },
    build: {
      ssr: true,
      write: false,
      target: 'node20',
      rolldownOptions: { input: join(root, entry), output: { codeSplitting: false } },
    },
  });
  const [{ code, modules }] = output;
  const sources = Object.keys(modules)
    .filter((id) => id.startsWith(root) && !id.startsWith(join(root, 'node_modules')))
    .map((id) => id.slice(root.length));
  return { code, sources };
}

/**
 * One module with `entry`, a path below the project's root, and all it imports, but what `src` loads on demand; `sources` are the
 * project's files in it.
 */
export const namesBundle = (entry) => bundle(entry, [forTools, namesOnly], []);

/** The same, with what `src` loads on demand. The picture library is native code, and the bundler looks for files beside its own. */
export const wholeBundle = (entry) => bundle(entry, [forTools], ['sharp', 'vite']);
