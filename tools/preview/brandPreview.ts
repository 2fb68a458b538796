import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { answerChat, isChatHost } from '../site/serve/chatOrigin.ts';
import { htmlLangOf } from '../../src/engine/values/languages.ts';
import { type BrandFolders, diskFolders } from '../brand-files/brandFolders.ts';
import type { Finding } from '../brand-files/finding.ts';
import { listBrands, type LoadedBrand } from '../brand-files/loadBrand.ts';
import { contentType } from '../paths/content.ts';
import { createGamesAnswer, isGamesHost } from '../site/serve/gamesOrigin.ts';
import { generate } from '../generate/generate.mjs';
import { brandNames, type NameList } from '../site/publish/brandNames.ts';
import { renderDocument, tag } from '../site/page/document.ts';
import { canvasOf, pageMeta, rootAttributes } from '../site/page/pageHead.ts';
import { errorPage, findingsPanel } from './errorPage.ts';
import { noticesFor } from './notices.ts';
import { brandSiteTexts } from '../site/publish/siteTexts.ts';
import { previewSnapshot } from '../site/shared/previewSnapshot.ts';
import { isForeign, type PlatformProxy } from '../site/proxy/platformProxy.ts';
import type { Recorder } from './record/recorder.ts';
import { createDraftBrands, type DraftBrands } from '../studio/create/draftBrands.ts';
import { createPictureStore, type PictureStore } from '../studio/pictures/pictureStore.ts';
import { isFromHere } from '../studio/mayAsk.ts';
import type { StudioServer } from '../studio/studioServer.ts';
import { brandStudio } from './brandStudio.ts';
import { createPreviewBrands, type PreviewBrands } from './previewBrands.ts';
import { isPreviewFile, previewFile } from './previewFile.ts';
import { CREATE_PATH, createPage, wantsWorkbench, workbenchPage } from './workbenchPage.ts';
import { BRANDS_PATH, brandsPage } from './beside/brandsPage.ts';
import { createVersionBrands, type VersionBrands } from './beside/versionBrands.ts';
import { VERSIONS_PATH, versionsPage } from './beside/versionsPage.ts';
import { brandCookie, requestedBrand } from './requestedBrand.ts';

const folder = (name: string): string => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const schemas = folder('schemas');
const watched = [folder('locales'), folder('schemas/brand')];

/** Writes what is made from the schemas; one that is being edited may not be in order. */
function refresh(): void {
  try {
    generate();
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : cause);
  }
}

async function previewPage(
  loaded: LoadedBrand,
  strayNames: readonly Finding[],
  origin: string,
  running: PlatformProxy | undefined,
): Promise<string> {
  const { brand, theme } = loaded;
  const language = htmlLangOf(brand.languages.default);
  const head = [
    ...pageMeta(brand, brandSiteTexts(loaded, language), canvasOf(theme)),
    tag('script', { src: '/boot.js' }, ''),
    tag('link', { rel: 'stylesheet', href: `/theme.css?brand=${brand.id}` }),
    tag('script', { type: 'module', src: '/preview/start.ts' }, ''),
  ];
  const html = renderDocument({
    attributes: rootAttributes(brand, language),
    head,
    page: '',
    snapshot: await previewSnapshot(loaded, origin, running),
  });
  return html.replace('</body>', () => `${findingsPanel(strayNames)}</body>`);
}

/** The page that makes a brand is asked for, or there is none to show; a draft in a frame is one. */
const wantsCreatePage = ({ pathname }: URL, { headers }: IncomingMessage, brands: PreviewBrands): boolean =>
  pathname === CREATE_PATH || (brands.ids().length === 0 && headers['sec-fetch-dest'] === 'document');

function send(outgoing: ServerResponse, status: number, type: string, body: string | Buffer): void {
  outgoing.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
}

/** Where a page tells its calls for a recording. */
const RECORD_PATH = '/__preview/record';

async function readJson(incoming: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of incoming as AsyncIterable<Buffer>) parts.push(part);
  try {
    return JSON.parse(Buffer.concat(parts).toString());
  } catch {
    return null;
  }
}

/** Dev server middleware of the preview: answers each request for its brand, and its calls by a running platform, if any. */
export function brandPreview(folders: BrandFolders = diskFolders(), running?: PlatformProxy, recorder?: Recorder): Plugin {
  return {
    name: 'brand-preview',
    configureServer(server) {
      const names = async () => {
        const { createWholeRegistry } = (await server.ssrLoadModule('/app/allFeatures.ts')) as {
          createWholeRegistry: () => NameList;
        };
        return brandNames(createWholeRegistry());
      };
      const drafts = createDraftBrands(folders);
      const brands = createPreviewBrands(names, drafts.folders, () => listBrands(folders));
      const pictures = createPictureStore();
      const studio = brandStudio({ server, brands, drafts, folders, pictures, names });
      const versions = folders.root === undefined ? null : createVersionBrands(folders.root);
      const places = [...watched, ...(folders.root === undefined ? [] : [folders.root])];
      server.watcher.add([...places, schemas]);
      server.watcher.on('all', (_, path) => {
        // writes types and schemas anew, whose own changes reload what imports them
        if (path.startsWith(schemas)) refresh();
        // the page shows already what the studio wrote
        const place = places.find((one) => path.startsWith(one));
        // hidden entries are of git, of an editor, or a brand that is being made
        if (place === undefined || /[/\\]\./.test(path.slice(place.length - 1)) || studio?.isOwnWrite(path) === true) return;
        brands.forget();
        server.ws.send({ type: 'full-reload' });
      });
      server.middlewares.use(createMiddleware({ server, brands, versions, drafts, studio, pictures, running, recorder }));
    },
  };
}

interface MiddlewareParts {
  server: ViteDevServer;
  brands: PreviewBrands;
  /** As git has them; null for brands that are not on the disk. */
  versions: VersionBrands | null;
  drafts: DraftBrands;
  studio: StudioServer | null;
  pictures: PictureStore;
  running: PlatformProxy | undefined;
  recorder: Recorder | undefined;
}

function createMiddleware({
  server,
  brands,
  versions,
  drafts,
  studio,
  pictures,
  running,
  recorder,
}: MiddlewareParts): Connect.NextHandleFunction {
  const sendPage = async (outgoing: ServerResponse, status: number, url: string, html: string): Promise<void> => {
    send(outgoing, status, 'text/html; charset=utf-8', await server.transformIndexHtml(url, html));
  };

  const { explain, unknown, elsewhere } = noticesFor(brands.ids);
  const loadedOf = async (id: string) => (brands.ids().includes(id) ? (await brands.inspect(id)).loaded : null);
  const games = createGamesAnswer(null, loadedOf);

  const serve: Connect.NextHandleFunction = async (incoming, outgoing, next) => {
    const url = incoming.url ?? '/';
    const address = new URL(url, 'http://preview.invalid');
    const { pathname } = address;
    const { host = 'localhost', referer, cookie } = incoming.headers;
    if (recorder && pathname === RECORD_PATH) {
      const lost = isForeign(incoming) ? 'a page of another site' : recorder.add(await readJson(incoming));
      if (lost !== null) console.error(`record: left out ${lost}`);
      return send(outgoing, lost === null ? 204 : 400, 'text/plain', '');
    }
    if (studio?.answers(pathname) === true) return studio.answer(incoming, outgoing, address);
    if (isChatHost(host)) return answerChat(incoming, outgoing, loadedOf);
    // brand images are served like those of its pages
    if (isGamesHost(host) && !pathname.startsWith('/media/')) return games(incoming, outgoing);
    const wantsPage =
      incoming.method === 'GET' && incoming.headers.accept?.includes('text/html') === true && !/\.(?!html$)\w+$/.test(pathname);
    if (!running && !wantsPage && !isPreviewFile(pathname)) return next();

    if (wantsPage && wantsCreatePage(address, incoming, brands)) {
      const token = studio?.tokenFor(incoming) ?? null;
      return token === null
        ? sendPage(outgoing, 403, url, elsewhere('A brand is made on its own machine'))
        : sendPage(outgoing, 200, url, createPage(token));
    }
    if (wantsPage && pathname === BRANDS_PATH) return sendPage(outgoing, 200, url, brandsPage(brands.ids(), host, address));
    if (wantsPage && pathname === VERSIONS_PATH && versions !== null) {
      const brand = address.searchParams.get('brand') ?? '';
      if (!isFromHere(incoming)) return sendPage(outgoing, 403, url, elsewhere('Versions are shown on their own machine'));
      if (!brands.ids().includes(brand)) return sendPage(outgoing, 404, url, unknown(brand));
      return sendPage(outgoing, 200, url, versionsPage(brand, await versions.of(brand), host, address));
    }
    const version = (await versions?.asked(incoming)) ?? null;
    const inspections = await Promise.all([...brands.ids(), ...drafts.ids()].map((id) => brands.inspect(id)));
    const known = inspections.map(({ id, loaded }) => ({ id, hosts: loaded?.brand.hosts ?? [] }));
    const id = version?.inspection.id ?? requestedBrand({ url, host, referer, cookie }, known);
    const current = inspections.find((candidate) => candidate.id === id);
    const inspection = version === null ? current : { ...version.inspection, strayNames: [] };
    const origin = `http://${host}`;
    if (running && inspection?.loaded && running.isCall(incoming, inspection.loaded))
      return running.pass(incoming, outgoing, inspection.loaded);
    if (!wantsPage && !isPreviewFile(pathname)) return next();
    if (!wantsPage) {
      const drawn = drafts.picture(id ?? '', pathname);
      if (drawn !== null) return send(outgoing, 200, 'image/svg+xml', drawn);
      const drafted = pictures.shown(pathname.replace(/^\/images\//, ''));
      if (drafted !== null) return send(outgoing, 200, contentType(drafted), readFileSync(drafted));
      const file = inspection?.loaded
        ? await previewFile(
            pathname,
            inspection.loaded,
            origin,
            known,
            running,
            recorder !== undefined,
            version?.folders ?? drafts.folders,
          )
        : null;
      return file ? send(outgoing, 200, file.type, file.body) : send(outgoing, 404, 'text/plain', 'Not found');
    }
    if (!inspection) return sendPage(outgoing, 404, url, unknown(id));
    outgoing.setHeader('Set-Cookie', brandCookie(inspection.id));
    if (!inspection.loaded) return sendPage(outgoing, 500, url, explain(inspection, version !== null));
    if (wantsWorkbench(address, incoming.headers))
      return sendPage(outgoing, 200, url, workbenchPage(inspection.id, studio?.tokenFor(incoming)));
    return sendPage(outgoing, 200, url, await previewPage(inspection.loaded, inspection.strayNames, origin, running));
  };

  return (incoming, outgoing, next) => {
    Promise.resolve(serve(incoming, outgoing, next)).catch((cause: unknown) => {
      const text = cause instanceof Error ? cause.message : String(cause);
      void sendPage(
        outgoing,
        500,
        incoming.url ?? '/',
        errorPage({ title: 'The page could not be built', text, others: brands.ids() }),
      );
    });
  };
}
