import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { supportedLanguages } from '../../../src/engine/values/languages.ts';
import { type BrandFolders, diskFolders } from '../../brand-files/brandFolders.ts';
import { loadBrand } from '../../brand-files/loadBrand.ts';
import { copyFonts } from '../../fonts/fontFiles.ts';
import { precompress } from '../../engine/precompress.ts';
import { openEngine } from './openEngine.ts';
import type { PlatformOf } from './platforms.ts';
import { indexFiles } from '../page/indexing.ts';
import { listedPaths, pageFiles } from '../../paths/pageFiles.ts';
import { policyAfter, POLICY_FILE, type PolicyFile, readPolicy } from '../policy/policyFile.ts';
import { prepareFolder } from '../folder/replaceFolder.ts';
import { copyAssets } from './sharedAssets.ts';
import { createSite } from './site.ts';
import { factsOf } from '../policy/siteFacts.ts';
import { brandSiteTexts } from './siteTexts.ts';
import { VERSION_FILE, type VersionFile } from './versionFile.ts';
import { readAsVisitor, readsOfLobby, readsOfOther } from './visitorReads.ts';

export interface PublishOptions {
  /** Folder of the engine build. */
  engineDir: string;
  /** Output folder: the site goes to `<root>/sites/<id>` (default: the engine's folder). */
  root?: string;
  /** Source of brand folders (default: the project's). */
  folders?: BrandFolders;
  /** Platform that answers the visitor's reads. */
  platformOf: PlatformOf;
  /** Copies the engine's files into the site, for hosts without shared `assets`. */
  withAssets?: boolean;
}

export interface Published {
  id: string;
  folder: string;
  ms: number;
}

/** A brand's site, complete but not in its place. */
export interface PreparedBrand {
  id: string;
  policy: PolicyFile;
  /** Puts it in its place. @throws when the disk fails; the old site then stays */
  swap: () => Published;
  discard: () => void;
}

const PAGES = [
  { file: 'home.html', path: '/' },
  { file: 'register.html', path: '/register' },
] as const;

/** React's image preloads, which the head's preload of the main image replaces. */
const withoutPreloads = (page: string): string => page.replace(/^(?:<link rel="preload"[^>]*>)+/, '');

/**
 * Writes a brand's site beside the published one.
 * @throws EngineMissingError; BrandFilesError when its files are wrong; PlatformReadError when a read fails; Error when a
 * text is missing, a page does not render or the disk fails. The old site then stays.
 */
export async function prepareBrand(
  id: string,
  { engineDir, root = engineDir, folders = diskFolders(), platformOf, withAssets = false }: PublishOptions,
): Promise<PreparedBrand> {
  const started = performance.now();
  const engine = await openEngine(engineDir);
  const { renderer, names } = engine;
  const loaded = loadBrand(id, { folders, names });
  const { ask, origin, isSimulated } = await platformOf(loaded);
  const reads = await readAsVisitor(ask, loaded.brand, origin);
  const site = createSite(loaded, engine, isSimulated === true);
  const target = join(root, 'sites', id);
  const shell = site.snapshot(reads, renderer.namespacesFor(''));
  const pageOf = (path: string) => renderer.pageOf(shell, path);
  const pages = pageFiles(loaded.brand);
  const ofOthers = readsOfOther(
    reads,
    pages.filter(({ page }) => page === 'lobby').map(({ path }) => path),
    loaded.brand,
  );
  const shown = [
    ...PAGES.map(({ file, path }) => ({ file, path, page: pageOf(path) })),
    // one that visitors may not see is the shell
    ...pages.map(({ file, path, page }) => ({ file, path, page: pageOf(path) === page ? page : null })),
  ];
  const policy = policyAfter(
    readPolicy(target),
    site.hashes([...new Set(shown.map(({ page }) => page)), null]),
    factsOf(loaded.brand),
  );
  if (!withAssets) copyFonts(site.styles.fonts.files, root);

  const prepared = await prepareFolder(target, async (folder) => {
    const write = (name: string, content: string) => {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), content);
    };
    write(POLICY_FILE, JSON.stringify(policy));
    const shellPage = site.document(shell, null, '');
    const render = async (path: string, page: string): Promise<string> => {
      const carried = page === 'lobby' ? readsOfLobby(reads, path) : ofOthers;
      const snapshot = site.snapshot(carried, renderer.namespacesFor(page));
      const markup = withoutPreloads(await renderer.prerenderPage(snapshot, path));
      return site.document(snapshot, page, markup, {
        path,
        ...(page === 'lobby' && { tiles: renderer.prerenderTiles(snapshot, path) }),
      });
    };
    for (const { file, path, page } of shown) write(file, page === null ? shellPage : await render(path, page));
    write('shell.html', shellPage);
    const opened = listedPaths(loaded.brand).filter(({ path, page }) => pageOf(path) === page);
    const index = site.isIndexed
      ? indexFiles(
          loaded.brand,
          opened.map(({ path }) => path),
        )
      : {};
    for (const [file, text] of Object.entries(index)) write(file, text);
    write('boot.json', JSON.stringify(shell));
    write('theme.css', site.styles.css);
    write(site.panels.name, site.panels.content);
    const version: VersionFile = { engine: engine.version, configHash: site.configHash, data: isSimulated ? 'sandbox' : 'platform' };
    write(VERSION_FILE, JSON.stringify(version));
    for (const { htmlLang } of supportedLanguages(loaded.brand))
      write(`texts/${htmlLang}.json`, JSON.stringify(brandSiteTexts(loaded, htmlLang, names.textsIn)));
    mkdirSync(join(folder, 'images'));
    for (const [name, source] of loaded.images) copyFileSync(source, join(folder, 'images', name));
    await precompress(folder, { level: 5 });
    if (!withAssets) return;
    copyAssets(engineDir, folder, { earlier: existsSync(target) ? target : folder });
    copyFonts(site.styles.fonts.files, folder);
  });
  return {
    id,
    policy,
    swap: () => {
      prepared.swap();
      return { id, folder: target, ms: Math.round(performance.now() - started) };
    },
    discard: prepared.discard,
  };
}

/** Publishes one brand atomically. @throws what `prepareBrand` throws */
export const publishBrand = async (id: string, options: PublishOptions): Promise<Published> =>
  (await prepareBrand(id, options)).swap();
