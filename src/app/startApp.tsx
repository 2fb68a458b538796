import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { preloadEntry } from '#engine/react/lazyEntry.tsx';
import type { Snapshot } from '#engine/snapshot.ts';
import { currentPath } from '#platform/navigation.ts';
import type { Environment } from '#state/environment.ts';
import { createPortal, type Portal } from '#state/portal.ts';
import { App } from './App.tsx';
import { createPortalRegistry } from './features.ts';
import { entriesOfPath } from './pageEntries.ts';
import { start } from './start.ts';

/** How long a page that shows nothing yet waits for all of its code, so that it need not show placeholders. */
const EMPTY_MS = 1_500;

/** Hydrates the prerendered page, or renders where there is none, and starts the portal on it. */
export async function startApp(snapshot: Snapshot, environment: Environment, urlToken: string | null): Promise<Portal> {
  const portal = createPortal(snapshot, createPortalRegistry(), environment);
  await mountPortal(portal, urlToken);
  return portal;
}

/** Puts a portal on the page and starts it there. */
export async function mountPortal(portal: Portal, urlToken: string | null): Promise<void> {
  const { environment } = portal;
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root.');

  const path = currentPath();
  const published = root.firstElementChild !== null;
  // a chunk that fails here is tried again, and explained, by the page's own boundary
  const loaded = Promise.allSettled(entriesOfPath(portal, path).map(preloadEntry));
  // a published page can be read meanwhile, and hydrates whole; an empty one shows what it has
  await (published ? loaded : Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, EMPTY_MS))]));
  const app = (
    <BrowserRouter>
      <App portal={portal} onReady={() => void start(portal, urlToken)} />
    </BrowserRouter>
  );
  if (!published) createRoot(root).render(app);
  else {
    hydrateRoot(root, app, {
      onRecoverableError: (cause) => environment.report({ kind: 'hydrationMismatch', cause: String(cause) }),
    });
  }
}
