import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { minifySync } from 'vite';
import { RECORD_FILE, type SharedRecord } from '../../../src/preview/shared/sharedRecord.ts';
import { htmlLangOf, supportedLanguages } from '../../../src/engine/values/languages.ts';
import type { Snapshot } from '../../../src/engine/brand/snapshot.ts';
import type { DiskFolders } from '../../brand-files/brandFolders.ts';
import type { LoadedBrand } from '../../brand-files/loadBrand.ts';
import { panelFile, publishedPanels } from '../../brand-files/panels/publishedPanels.ts';
import { bootSource } from '../../engine/classicBoot.ts';
import { copyFonts } from '../../fonts/fontFiles.ts';
import { renderDocument, tag } from '../page/document.ts';
import { canvasOf, noScriptNote, pageMeta, rootAttributes, unloadedNote } from '../page/pageHead.ts';
import { brandStyles } from '../publish/brandStyles.ts';
import { brandSiteTexts } from '../publish/siteTexts.ts';
import { VERSION_FILE, type VersionFile } from '../publish/versionFile.ts';
import { previewSnapshot } from './previewSnapshot.ts';
import { buildShared, type SharedFiles } from './buildShared.ts';
import { fillPreviewFolder, freshBeside, requirePreviewFolder } from './previewFolder.ts';

const require = createRequire(import.meta.url);

/** The page that static hosts send for every address without a file. */
const FALLBACK = '404.html';

/** What the simulated platform is made of: games and chats are framed from other origins only, and there is none. */
function recordOf({ brand, sandbox }: LoadedBrand): SharedRecord {
  const data = sandbox as unknown as SharedRecord['sandbox'];
  const vendors = Object.entries(data.games.vendors ?? {}).map(([code, vendor]): [string, typeof vendor] => [
    code,
    { ...vendor, launch: 'markup' },
  ]);
  const { security } = brand;
  return {
    brand: { ...brand, security: { ...security, hosts: { ...security.hosts, games: [], chat: [] } } },
    sandbox: { ...data, games: { ...data.games, vendors: Object.fromEntries(vendors) } },
  };
}

/** The files that answer the addresses of a brand: a folder for each path, and one for all others. */
function pageFiles({ brand }: LoadedBrand): string[] {
  const paths = Object.values(brand.layout.routes).flatMap((route) => [...route.paths]);
  const files = paths.flatMap((path) => {
    if (/^(?:\/[\w-]+)+\.html$/.test(path)) return path.slice(1);
    return /^(?:\/[\w-]+)+$/.test(path) ? `${path.slice(1)}/index.html` : [];
  });
  return [...new Set(['index.html', FALLBACK, ...files])];
}

function pageOf(loaded: LoadedBrand, snapshot: Pick<Snapshot, 'configHash'>, { script, styles }: SharedFiles): string {
  const { brand, theme } = loaded;
  const language = htmlLangOf(brand.languages.default);
  const texts = brandSiteTexts(loaded, language);
  return renderDocument({
    attributes: rootAttributes(brand, language, { engine: 'preview', configHash: snapshot.configHash }),
    head: [
      ...pageMeta(brand, texts, canvasOf(theme)),
      tag('meta', { name: 'robots', content: 'noindex, nofollow' }),
      `<script>${minifySync('boot.js', bootSource(), { module: false }).code.trim()}</script>`,
      ...['/theme.css', ...styles].map((href) => tag('link', { rel: 'stylesheet', href })),
      tag('script', { type: 'module', src: script }, ''),
    ],
    page: '',
    unloaded: unloadedNote(texts),
    noscript: noScriptNote(texts),
    snapshot,
  });
}

async function fill(folder: string, loaded: LoadedBrand, folders: DiskFolders): Promise<void> {
  const write = (name: string, content: string | object) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  };
  const copy = (from: string, name: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    copyFileSync(from, join(folder, name));
  };
  const files = await buildShared(folder);
  const { brand } = loaded;
  const snapshot = {
    ...(await previewSnapshot(loaded, `https://${brand.hosts[0] ?? `${loaded.id}.example`}`)),
    isSimulated: true,
  };
  const page = pageOf(loaded, snapshot, files);
  for (const name of pageFiles(loaded)) write(name, page);
  write('boot.json', snapshot);
  write(RECORD_FILE, recordOf(loaded));
  const styles = brandStyles(loaded);
  write('theme.css', styles.css);
  copyFonts(styles.fonts.files, folder);
  const panels = panelFile(publishedPanels(loaded.panels));
  write(panels.name, panels.content);
  for (const { htmlLang } of supportedLanguages(brand)) write(`texts/${htmlLang}.json`, brandSiteTexts(loaded, htmlLang));
  for (const [name, source] of loaded.images) copy(source, `images/${name}`);
  for (const id of loaded.chain) {
    const media = join(folders.folderOf(id), 'sandbox/media');
    for (const name of existsSync(media) ? readdirSync(media) : []) copy(join(media, name), `media/${name}`);
  }
  copy(require.resolve('msw/mockServiceWorker.js'), 'mockServiceWorker.js');
  const names = readdirSync(folder);
  const version: VersionFile = {
    engine: 'preview',
    configHash: snapshot.configHash,
    data: 'sandbox',
    preview: { brand: loaded.id, names },
  };
  write(VERSION_FILE, version);
}

/**
 * Writes a brand with its simulated platform as a static site: to be shown, never to be played on.
 * @throws ForeignFolderError when the folder holds anything but an earlier preview, which then stays
 */
export async function writeSharedPreview(to: string, loaded: LoadedBrand, folders: DiskFolders): Promise<void> {
  requirePreviewFolder(to);
  // its worker would take the place of that of the simulated platform
  const { webApp: _webApp, ...brand } = loaded.brand;
  const fresh = freshBeside(to);
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  try {
    await fill(fresh, { ...loaded, brand }, folders);
    fillPreviewFolder(to, fresh);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}
