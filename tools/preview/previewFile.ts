import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type BrandFolders, diskFolders, projectRoot } from '../brand-files/brandFolders.ts';
import type { LoadedBrand } from '../brand-files/loadBrand.ts';
import { findMedia } from '../site/publish/brandFolder.ts';
import { brandStyles } from '../site/publish/brandStyles.ts';
import { bootSource } from '../engine/classicBoot.ts';
import { contentType } from '../paths/content.ts';
import { locate } from '../paths/locations.ts';
import { panelFile, publishedPanels } from '../brand-files/panels/publishedPanels.ts';
import { brandSiteTexts } from '../site/publish/siteTexts.ts';
import type { PlatformProxy } from '../site/proxy/platformProxy.ts';
import { previewSnapshot } from '../site/shared/previewSnapshot.ts';
import { contractFile, contractPaths } from './contractFiles.ts';
import type { KnownBrand } from './requestedBrand.ts';

const require = createRequire(import.meta.url);

export interface PreviewFile {
  type: string;
  body: string | Buffer;
}

const text = (path: string, body: string): PreviewFile => ({ type: contentType(path), body });

const fromDisk = (path: string | null | undefined): PreviewFile | null =>
  path ? { type: contentType(path), body: readFileSync(path) } : null;

/** The resolved brand with the data of the browser sandbox and the developer tools. */
function brandRecord(loaded: LoadedBrand, known: readonly KnownBrand[], running?: PlatformProxy, records = false): string {
  const { images, provenance, ...rest } = loaded;
  return JSON.stringify({
    ...rest,
    platform: running?.originOf(loaded) ?? null,
    replays: running?.isRecorded === true,
    records,
    brands: known.map(({ id }) => id),
    hosts: Object.fromEntries(known.flatMap(({ id, hosts }) => hosts.map((host) => [host, id]))),
    images: [...images.keys()],
    provenance: Object.fromEntries(provenance.leaves()),
  });
}

/** Paths that the preview answers instead of a published folder. */
export const isPreviewFile = (pathname: string): boolean =>
  [
    '/theme.css',
    '/boot.js',
    '/boot.json',
    '/mockServiceWorker.js',
    '/version.json',
    '/__preview/brand.json',
    ...contractPaths,
  ].includes(pathname) || /^\/(?:panels\.\w+\.json$|(?:texts|images|media|assets\/fonts)\/)/.test(pathname);

/** The file at a path as publishing would write it, or null. */
export async function previewFile(
  pathname: string,
  loaded: LoadedBrand,
  origin: string,
  known: readonly KnownBrand[],
  running?: PlatformProxy,
  records = false,
  folders: BrandFolders = diskFolders(),
): Promise<PreviewFile | null> {
  switch (pathname) {
    case '/boot.js':
      return text(pathname, bootSource());
    case '/mockServiceWorker.js':
      return fromDisk(require.resolve('msw/mockServiceWorker.js'));
    case '/theme.css':
      return text(pathname, brandStyles(loaded).css);
    case '/boot.json':
      return text(pathname, JSON.stringify(await previewSnapshot(loaded, origin, running)));
    case '/version.json':
      return text(pathname, JSON.stringify({ engine: 'preview', configHash: 'preview' }));
    case '/__preview/brand.json':
      return text(pathname, brandRecord(loaded, known, running, records));
    default: {
      if (pathname.startsWith(STATES)) return statePicture(loaded.id, pathname.slice(STATES.length));
      const contract = await contractFile(pathname);
      return contract === null ? folderFile(pathname, loaded, folders) : text(pathname, contract);
    }
  }
}

const STATES = '/__preview/states/';

/** A picture of `npm run states`; null where it has made none. */
function statePicture(id: string, name: string): PreviewFile | null {
  const path = fileURLToPath(new URL(`.cache/states/${id}/${name}`, projectRoot));
  return /^[\w-]+\.jpg$/.test(name) && existsSync(path) ? fromDisk(path) : null;
}

function folderFile(pathname: string, loaded: LoadedBrand, folders: BrandFolders): PreviewFile | null {
  if (pathname.startsWith('/panels.')) return text(pathname, panelFile(publishedPanels(loaded.panels)).content);
  const location = locate(pathname);
  if (location.kind === 'media') return fromDisk(findMedia(loaded.chain, location.file, folders));
  if (location.kind === 'asset') return fromDisk(brandStyles(loaded).fonts.files.find(({ url }) => url === pathname)?.source);
  if (location.kind !== 'file') return null;
  const [folder, name = ''] = location.file.split('/');
  if (folder === 'images') return fromDisk(loaded.images.get(name));
  return text(pathname, JSON.stringify(brandSiteTexts(loaded, name.replace(/\.json$/, ''))));
}
