import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { supportedLanguages } from '../../../src/engine/values/languages.ts';
import type { LoadedBrand } from '../../brand-files/loadBrand.ts';
import { copyFonts } from '../../fonts/fontFiles.ts';
import { siteForms } from '../../engine/precompress.ts';
import { listedPaths, pageFiles } from '../../paths/pageFiles.ts';
import { type PreparedFolder, prepareFolder } from '../folder/replaceFolder.ts';
import { placeShared } from '../folder/sharedFiles.ts';
import { SHARE_PICTURE, addressOf, indexFiles } from '../page/indexing.ts';
import { sharePicture } from '../page/sharePicture.ts';
import { policyAfter, POLICY_FILE, type PolicyFile, readPolicy } from '../policy/policyFile.ts';
import { factsOf } from '../policy/siteFacts.ts';
import type { Engine } from './openEngine.ts';
import { copyAssets } from './sharedAssets.ts';
import { webAppFiles } from '../webapp/webApp.ts';
import { createSite } from './site.ts';
import { brandSiteTexts } from './siteTexts.ts';
import { VERSION_FILE, type VersionFile } from './versionFile.ts';
import { readsOfLobby, readsOfOther, type VisitorReads } from './visitorReads.ts';

const PAGES = [
  { file: 'home.html', path: '/' },
  { file: 'register.html', path: '/register' },
] as const;

/** React's image preloads, which the head's preload of the main image replaces. */
const withoutPreloads = (page: string): string => page.replace(/^(?:<link rel="preload"[^>]*>)+/, '');

const formsNow = (name: string, content: string): [suffix: string, form: Buffer][] =>
  Object.entries(siteForms(name, Buffer.from(content))).map(([suffix, make]) => [suffix, make()]);

export interface SiteSource {
  loaded: LoadedBrand;
  reads: VisitorReads;
  isSimulated: boolean;
  /** `siteHash` of all of it. */
  hash: string;
}

/**
 * Writes a site beside the published one in `<root>/sites`.
 * @throws Error when a text is missing, a page does not render or the disk fails; nothing is left then
 */
export async function writeSite(
  { loaded, reads, isSimulated, hash }: SiteSource,
  engine: Engine,
  { root, withAssets }: { root: string; withAssets: boolean },
): Promise<{ policy: PolicyFile; folder: PreparedFolder }> {
  const { renderer, names } = engine;
  const site = createSite(loaded, engine, isSimulated);
  const target = join(root, 'sites', loaded.id);
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

  const fill = async (folder: string): Promise<void> => {
    /** A file of this site alone. Pages that are the same have their compressed forms made once. */
    const write = (name: string, content: string) => {
      const path = join(folder, name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
      const forms = made.get(content) ?? formsNow(name, content);
      made.set(content, forms);
      for (const [suffix, form] of forms) writeFileSync(`${path}${suffix}`, form);
    };
    const made = new Map<string, ReturnType<typeof formsNow>>();
    const share = (name: string, bytes: Buffer) => placeShared(root, join(folder, name), { bytes, formsOf: siteForms });
    writeFileSync(join(folder, POLICY_FILE), JSON.stringify(policy));
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
    if (site.isIndexed && addressOf(loaded.brand, '/') !== null) share(SHARE_PICTURE.name, await sharePicture(loaded));
    write('boot.json', JSON.stringify(shell));
    share('theme.css', Buffer.from(site.styles.css));
    share(site.panels.name, Buffer.from(site.panels.content));
    const data = isSimulated ? 'sandbox' : 'platform';
    const version: VersionFile = { engine: engine.version, configHash: site.configHash, data, hash };
    writeFileSync(join(folder, VERSION_FILE), JSON.stringify(version));
    const texts = new Map(
      supportedLanguages(loaded.brand).map(({ htmlLang }) => [htmlLang, brandSiteTexts(loaded, htmlLang, names.textsIn)]),
    );
    for (const [htmlLang, words] of texts) share(`texts/${htmlLang}.json`, Buffer.from(JSON.stringify(words)));
    const app = await webAppFiles(loaded, engine.dir, site.shellBlocks, (tag) => texts.get(tag) ?? {});
    for (const [name, text] of Object.entries(app.texts)) write(name, text);
    for (const [name, bytes] of Object.entries(app.icons)) share(name, bytes);
    for (const [name, source] of loaded.images) share(`images/${name}`, readFileSync(source));
    if (!withAssets) return;
    copyAssets(engine.dir, folder, { earlier: existsSync(target) ? target : folder });
    copyFonts(site.styles.fonts.files, folder);
  };
  return { policy, folder: await prepareFolder(target, fill) };
}
