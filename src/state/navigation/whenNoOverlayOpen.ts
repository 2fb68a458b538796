import { centreOf } from './centreAddress.ts';
import type { Portal } from '#state/portal/portal.ts';

/** Pages that nothing opens over by itself. */
const QUIET: ReadonlySet<string> = new Set(['login', 'register', 'help', 'game', 'seamless']);

/** How long a page must have been free of overlays. */
const CALM_MS = 600;

/** Whether there is no overlay or screen, and the page allows one to open by itself. */
function isFree({ brand, system, overlayStore, router }: Portal): boolean {
  const { modals, dialogs, busy } = overlayStore.getState();
  const { admitted, screen } = system.getState();
  if (!admitted || screen !== null || modals.length + dialogs.length + busy > 0) return false;
  const [path = '/', search = ''] = router.path().split('?');
  // nobody is interrupted in a form of a centre
  if (centreOf(search) !== null) return false;
  return !Object.values(brand.layout.routes).some((route) => QUIET.has(route.page) && route.paths.includes(path));
}

/**
 * Opens something once after open overlays such as the login (D-93). Several wait for each other, as each opens an overlay.
 * @returns stops waiting
 */
export function whenNoOverlayOpen(portal: Portal, open: () => void): () => void {
  let calmSince: number | null = null;
  const timer = setInterval(() => {
    if (!isFree(portal)) calmSince = null;
    else calmSince ??= performance.now();
    if (calmSince === null || performance.now() - calmSince < CALM_MS) return;
    clearInterval(timer);
    open();
  }, CALM_MS / 3);
  return () => clearInterval(timer);
}
