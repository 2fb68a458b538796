/** What the build leaves for publishing, by name. Publishing reads these names without loading the bundler. */

/** The minified script, beside the manifest: published pages contain it. */
export const bootFile = '.vite/boot.js';

/** The name of the emitted `src/early/load.js` before its hash. */
export const LOADER = 'load.js';

/** The scripts that answer before a page's code, beside the manifest, and their entries; the pages that need one contain it. */
export const earlyScripts = {
  form: { file: '.vite/early-form.js', entry: 'src/early/earlyForm.ts' },
  mappedLobby: { file: '.vite/early-mapped-lobby.js', entry: 'src/early/mappedLobby.ts' },
  lobby: { file: '.vite/early-lobby.js', entry: 'src/early/earlyLobby.ts' },
} as const;

/** The scripts of the page that is shown without a line, and of the worker that shows it, beside the manifest. */
export const offlineScripts = { page: '.vite/offline-page.js', worker: '.vite/offline-worker.js' } as const;

/** The style of that page. */
export const offlineStyle = '.vite/offline-page.css';

/** The file of a page's critical style, beside the manifest. */
export const criticalFile = (page: string): string => `.vite/critical/${page}.css`;

/** The name of the start chunk in `.vite/entries.json`, which has no registry entry. */
export const START_ENTRY = 'group/start';

/** The name of the script that loads a published page's code. */
export const LOADER_ENTRY = 'script/load';
