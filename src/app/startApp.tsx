import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { preloadEntry } from '#engine/react/lazyEntry.tsx';
import type { Snapshot } from '#engine/brand/snapshot.ts';
import { earlyDone } from '#platform/http/earlyReplies.ts';
import { currentPath, pageQuery, replacePath } from '#platform/browser/navigation.ts';
import { nextTask } from '#platform/browser/nextTask.ts';
import type { Environment } from '#state/portal/environment.ts';
import { keepInvitation } from '#state/startup/invitation.ts';
import { createPortal } from '#state/startup/createPortal.ts';
import type { Portal } from '#state/portal/portal.ts';
import { loadAllTexts } from '#state/portal/texts.ts';
import { App } from './App.tsx';
import { createPortalRegistry } from './features.ts';
import { entriesOfPath } from '#app/routes/pageEntries.ts';
import { startPath } from '#app/routes/startPath.ts';
import { start } from '#app/start/start.ts';
import { applyFaces, applySheets } from '#app/start/waitingStyles.ts';
import { listenFirst } from '#ui/overlay/back/listenFirst.ts';

/** How long an empty page waits for all of its code before it shows placeholders. */
const EMPTY_MS = 1_500;

/** How long hydration, which blocks the page, waits for the first games of a lobby. */
const EARLY_MS = 500;

/** Hydrates the prerendered page, or renders without one, and starts the portal. */
export async function startApp(snapshot: Snapshot, environment: Environment, urlToken: string | null): Promise<Portal> {
  const portal = createPortal(snapshot, createPortalRegistry(), environment);
  await nextTask();
  await mountPortal(portal, urlToken);
  return portal;
}

/** Renders a portal and starts it. */
export async function mountPortal(portal: Portal, urlToken: string | null): Promise<void> {
  const { environment } = portal;
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root.');

  // before the router and the code of the page, which know the addresses of routes only
  replacePath(startPath(portal.brand, currentPath()));
  listenFirst();
  // before a redirect, which drops the query
  keepInvitation(pageQuery());

  // a chunk that fails here is retried, and explained, by the page's error boundary
  const loaded = Promise.allSettled(entriesOfPath(portal, currentPath()).map(preloadEntry));
  const begin = async () => {
    applyFaces();
    await nextTask();
    await start(portal, urlToken);
  };
  if (root.firstElementChild !== null) {
    // a published page is readable meanwhile, and hydrates whole before any state changes
    await Promise.all([loaded, earlyDone(EARLY_MS)]);
    applySheets();
    // in slices, so that input is not held back
    startTransition(() => {
      hydrateRoot(root, <Tree portal={portal} onReady={() => void nextTask().then(begin)} />, {
        onRecoverableError: (cause) => environment.report({ kind: 'hydrationMismatch', cause: String(cause) }),
      });
    });
    return;
  }
  // an empty page renders at once, with what it has, and updates when the portal has started
  const follow = routeMeanwhile(portal);
  applySheets();
  void begin();
  const whole = Promise.all([loaded, loadAllTexts(portal.texts)]);
  await Promise.race([whole, new Promise((resolve) => setTimeout(resolve, EMPTY_MS))]);
  // in slices, so that the startup calls can be sent in between
  startTransition(() => createRoot(root).render(<Tree portal={portal} onReady={follow} />));
}

const Tree = ({ portal, onReady }: { portal: Portal; onReady: () => void }) => (
  <BrowserRouter useTransitions={false}>
    <App portal={portal} onReady={onReady} />
  </BrowserRouter>
);

/** Keeps the last navigation of a portal until its router exists. */
function routeMeanwhile(portal: Portal): () => void {
  let wanted: Parameters<Portal['router']['navigate']> | null = null;
  portal.router = { navigate: (...to) => void (wanted = to), path: () => currentPath() };
  return () => {
    if (wanted !== null) portal.router.navigate(...wanted);
  };
}
