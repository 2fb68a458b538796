import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { preloadEntry } from '#engine/react/lazyEntry.tsx';
import type { Snapshot } from '#engine/brand/snapshot.ts';
import { currentPath } from '#platform/browser/navigation.ts';
import type { Environment } from '#state/portal/environment.ts';
import { createPortal } from '#state/portal/createPortal.ts';
import type { Portal } from '#state/portal/portal.ts';
import { loadAllTexts } from '#state/preferences/texts.ts';
import { App } from '../App.tsx';
import { createPortalRegistry } from '../features.ts';
import { entriesOfPath } from '../routes/pageEntries.ts';
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

  // a chunk that fails here is tried again, and explained, by the page's own boundary
  const loaded = Promise.allSettled(entriesOfPath(portal, currentPath()).map(preloadEntry));
  const begin = () => void start(portal, urlToken);
  if (root.firstElementChild !== null) {
    // a published page can be read meanwhile, and hydrates whole before anything changes
    await loaded;
    hydrateRoot(root, <Tree portal={portal} onReady={begin} />, {
      onRecoverableError: (cause) => environment.report({ kind: 'hydrationMismatch', cause: String(cause) }),
    });
    return;
  }
  // an empty one starts at once; it shows what it has, and follows the start when it stands
  const follow = routeMeanwhile(portal);
  begin();
  const whole = Promise.all([loaded, loadAllTexts(portal.texts)]);
  await Promise.race([whole, new Promise((resolve) => setTimeout(resolve, EMPTY_MS))]);
  // in slices, between which the start's calls leave
  startTransition(() => createRoot(root).render(<Tree portal={portal} onReady={follow} />));
}

const Tree = ({ portal, onReady }: { portal: Portal; onReady: () => void }) => (
  <BrowserRouter>
    <App portal={portal} onReady={onReady} />
  </BrowserRouter>
);

/** Keeps where a portal without a router is sent to, for the call that is made once it has one. */
function routeMeanwhile(portal: Portal): () => void {
  let wanted: Parameters<Portal['router']['navigate']> | null = null;
  portal.router = { navigate: (...to) => void (wanted = to), path: () => currentPath() };
  return () => {
    if (wanted !== null) portal.router.navigate(...wanted);
  };
}
