import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { supportedLanguages } from '#engine/languages.ts';
import type { Snapshot } from '#engine/snapshot.ts';
import { type BrandFolders, diskFolders } from '../brand-files/brandFolders.ts';
import { loadBrand } from '../brand-files/loadBrand.ts';
import { copyFonts } from '../fonts/fontFiles.ts';
import { brandNames, type NameList } from './brandNames.ts';
import { replaceFolder } from './replaceFolder.ts';
import { createSite } from './site.ts';
import { siteTexts } from './siteTexts.ts';
import { type Ask, readAsVisitor } from './visitorReads.ts';

/** What the engine build's render bundle offers (`src/app/prerender.tsx`). */
interface Renderer {
  prerenderPage: (snapshot: Snapshot, path: string) => Promise<string>;
  pageOf: (snapshot: Snapshot, path: string) => string | null;
  namespacesFor: (page: string) => string[];
}

export interface PublishOptions {
  /** Folder of the engine build. */
  engineDir: string;
  /** Where the site goes; `<engineDir>/sites/<id>` by default. */
  outDir?: string;
  /** Where brand folders are read from; the project's own by default. */
  folders?: BrandFolders;
  /** Answers the visitor's reads; `origin` is what it is asked under. */
  ask: Ask;
  origin: string;
}

export interface Published {
  id: string;
  folder: string;
  ms: number;
}

const PAGES = [
  { file: 'home.html', path: '/' },
  { file: 'register.html', path: '/register' },
] as const;

const renderFile = (engineDir: string, name: string): string => pathToFileURL(join(engineDir, 'render', `${name}.js`)).href;

/** React asks for the page's images ahead of the markup; the one that matters is named in the head instead. */
const withoutPreloads = (page: string): string => page.replace(/^(?:<link rel="preload"[^>]*>)+/, '');

/**
 * Publishes one brand: its site is written whole or not at all.
 * @throws BrandFilesError when its files are wrong; Error when a read fails, a text is missing or a page does not render.
 */
export async function publishBrand(
  id: string,
  { engineDir, outDir = join(engineDir, 'sites', id), folders = diskFolders(), ask, origin }: PublishOptions,
): Promise<Published> {
  const started = performance.now();
  const renderer = (await import(renderFile(engineDir, 'prerender'))) as Renderer;
  const features = (await import(renderFile(engineDir, 'features'))) as { createPortalRegistry: () => NameList };
  const loaded = loadBrand(id, { folders, names: brandNames(features.createPortalRegistry()) });
  const reads = await readAsVisitor(ask, loaded.brand, origin);
  const site = createSite(loaded, engineDir);
  copyFonts(site.styles.fonts.files, engineDir);

  await replaceFolder(outDir, async (folder) => {
    const write = (name: string, content: string) => writeFileSync(join(folder, name), content);
    const shell = site.snapshot(reads, renderer.namespacesFor(''));
    for (const { file, path } of PAGES) {
      const page = renderer.pageOf(shell, path);
      const snapshot = site.snapshot(reads, renderer.namespacesFor(page ?? ''));
      const markup = page === null ? '' : withoutPreloads(await renderer.prerenderPage(snapshot, path));
      write(file, site.document(snapshot, page, markup));
    }
    write('shell.html', site.document(shell, null, ''));
    write('boot.json', JSON.stringify(shell));
    write('theme.css', site.styles.css);
    write('version.json', JSON.stringify({ engine: site.engine, configHash: site.configHash }));
    mkdirSync(join(folder, 'texts'));
    for (const { htmlLang } of supportedLanguages(loaded.brand))
      write(`texts/${htmlLang}.json`, JSON.stringify(siteTexts(htmlLang, loaded.texts[htmlLang])));
    mkdirSync(join(folder, 'images'));
    for (const [name, source] of loaded.images) copyFileSync(source, join(folder, 'images', name));
  });
  return { id, folder: outDir, ms: Math.round(performance.now() - started) };
}
