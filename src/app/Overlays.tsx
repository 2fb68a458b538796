import { lazy, Suspense, useState } from 'react';
import { useOverlay } from '#state/PortalProvider.tsx';

const OverlayHost = lazy(() => import('./OverlayHost.tsx').then((module) => ({ default: module.OverlayHost })));

/** Nothing of the overlays is loaded before the first one opens; then the host stays. */
export function Overlays() {
  const wanted = useOverlay((state) => state.modals.length + state.dialogs.length + state.toasts.length + state.busy > 0);
  const [used, setUsed] = useState(false);
  if (wanted && !used) setUsed(true);
  return used ? (
    <Suspense fallback={null}>
      <OverlayHost />
    </Suspense>
  ) : null;
}
