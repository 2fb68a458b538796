import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { supportedLanguages } from '../../src/engine/values/languages.ts';
import { type BrandFolders, diskFolders } from '../brand-files/brandFolders.ts';
import { loadBrand } from '../brand-files/loadBrand.ts';
import { copyFonts } from '../fonts/fontFiles.ts';
import { openEngine } from './openEngine.ts';
import type { PlatformOf } from './platforms.ts';
import { replaceFolder } from './replaceFolder.ts';
import { copyAssets } from './sharedAssets.ts';
import { createSite } from './site.ts';
import { siteTexts } from './siteTexts.ts';
import { readAsVisitor } from './visitorReads.ts';

export interface PublishOptions {
  /** Folder of the engine build. */
  engineDir: string;
  /** Folder that is served: the site goes to `<root>/sites/<id>`; the engine's own by default. */
  root?: string;
  /** Where brand folders are read from; the project's own by default. */
  folders?: BrandFolders;
  /** Who answers the visitor's reads. */
  platformOf: PlatformOf;
  /** The site gets the engine's files too, for hosts that have no shared `assets`. */
  withAssets?: boolean;
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

/** React asks for the page's images ahead of the markup; the one that matters is named in the head instead. */
const withoutPreloads = (page: string): string => page.replace(/^(?:<link rel="preload"[^>]*>)+/, '');

/**
 * Publishes one brand: its site is written whole or not at all.
 * @throws EngineMissingError; BrandFilesError when its files are wrong; PlatformReadError when a read fails; Error when a
 * text is missing, a page does not render or the disk fails. The old site is then as it was.
 */
export async function publishBrand(
  id: string,
  { engineDir, root = engineDir, folders = diskFolders(), platformOf, withAssets = false }: PublishOptions,
): Promise<Published> {
  const started = performance.now();
  const { renderer, names } = await openEngine(engineDir);
  const loaded = loadBrand(id, { folders, names });
  const { ask, origin } = await platformOf(loaded);
  const reads = await readAsVisitor(ask, loaded.brand, origin);
  const site = createSite(loaded, engineDir);
  const target = join(root, 'sites', id);
  if (!withAssets) copyFonts(site.styles.fonts.files, root);

  await replaceFolder(target, async (folder) => {
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
    if (!withAssets) return;
    copyAssets(engineDir, folder, { earlier: existsSync(target) ? target : folder });
    copyFonts(site.styles.fonts.files, folder);
  });
  return { id, folder: target, ms: Math.round(performance.now() - started) };
}
