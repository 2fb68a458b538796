import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import { preloadEntry } from '#engine/react/lazyEntry.tsx';
import type { Snapshot } from '#engine/brand/snapshot.ts';
import type { Environment } from '#state/portal/environment.ts';
import { FILLED } from '#platform/early/tilesTakeover.ts';
import { GameTiles } from '#parts/games/GameTiles.tsx';
import { isWideLobby, lobbyNameOf } from '#state/games/lobbyNames.ts';
import { createPortal } from '#state/startup/createPortal.ts';
import { PortalProvider } from '#state/portal/PortalProvider.tsx';
import { App } from './App.tsx';
import { createPortalRegistry } from './features.ts';
import { entriesOfPath, publishedRoute } from './routes/pageEntries.ts';

export { namespacesFor } from './start/namespaces.ts';

const publishing: Environment = {
  development: false,
  report: (event) => {
    if (event.kind === 'entryFailed' || event.kind === 'missingText') throw new Error(JSON.stringify(event));
  },
  watch: null,
  fetchTexts: () => Promise.reject(new Error('A prerendered page may only use texts of its snapshot.')),
  cipher: null,
  humanVerifier: null,
  phoneVerifier: null,
};

const open = (snapshot: Snapshot) => createPortal(snapshot, createPortalRegistry(), publishing);

/** Publishing asks for each path of a site, which its portal answers without being changed. */
const asked = new WeakMap<Snapshot, ReturnType<typeof open>>();

/** The page for a visitor at a path, or null where the brand has none. */
export function pageOf(snapshot: Snapshot, path: string): string | null {
  const portal = asked.get(snapshot) ?? open(snapshot);
  asked.set(snapshot, portal);
  return publishedRoute(portal, path)?.page ?? null;
}

/**
 * The HTML inside `#root` for a path, for a visitor with the default language.
 * @throws when an entry fails or a text is missing: an incomplete page is not published
 */
export async function prerenderPage(snapshot: Snapshot, path: string): Promise<string> {
  const portal = open(snapshot);
  await Promise.all(entriesOfPath(portal, path).map(preloadEntry));
  let failure: unknown = null;
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <App portal={portal} />
    </StaticRouter>,
    {
      // otherwise React would stream late parts with inline scripts, which the CSP blocks
      progressiveChunkSize: Infinity,
      onError: (cause) => {
        failure ??= cause;
      },
    },
  );
  const html = await new Response(prelude).text();
  if (failure !== null) throw failure;
  return html;
}

/** The tiles of a brand's lobbies, which are of two kinds. */
const tilesOf = new WeakMap<Snapshot['brand'], Map<boolean, string>>();

/**
 * The tiles that the script of a lobby copies: `<li>` elements of a game, a hot game, a closed game, and one that is both, with
 * the texts of `FILLED` in place of its name and vendor.
 */
export function prerenderTiles(snapshot: Snapshot, path: string): string {
  const { brand } = snapshot;
  const wide = isWideLobby(lobbyNameOf(path), brand);
  const made = tilesOf.get(brand) ?? new Map<boolean, string>();
  tilesOf.set(brand, made);
  const tiles = made.get(wide) ?? renderTiles(open(snapshot), wide);
  made.set(wide, tiles);
  return tiles;
}

function renderTiles(portal: ReturnType<typeof open>, wide: boolean): string {
  const game = { nodeId: 0, gameName: FILLED.name, vendor: FILLED.vendor, gameType: '', icon: '/' };
  const kinds = [false, true].flatMap((maintenance) => ([0, 1] as const).map((isHot) => ({ ...game, isHot, maintenance })));
  return renderToStaticMarkup(
    <PortalProvider portal={portal}>
      <I18nextProvider i18n={portal.texts}>
        <GameTiles games={kinds} wide={wide} first={kinds.length} inPlace />
      </I18nextProvider>
    </PortalProvider>,
  );
}
