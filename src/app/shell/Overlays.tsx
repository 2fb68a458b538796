import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Fetched } from '#engine/react/Fetched.tsx';
import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { useOverlay } from '#state/portal/PortalProvider.tsx';
import { FailedScreen } from '../failures/FailedScreen.tsx';
import styles from './Overlays.module.css';

const host = lazyEntry(async () => (await import('./OverlayHost.tsx')).OverlayHost);

/** Loads the overlay host when the first overlay opens, or the address names a centre. A failed load does not reload the page, which would lose input. */
export function Overlays() {
  const hasCentre = useLocation().search.includes('centre=');
  const hasOverlay = useOverlay((state) => state.modals.length + state.dialogs.length + state.toasts.length + state.busy > 0);
  const [used, setUsed] = useState(false);
  if ((hasCentre || hasOverlay) && !used) setUsed(true);
  return used ? (
    <Fetched
      name="overlays"
      entry={host}
      failed={(retry, cause) => (
        <div className={styles.failed}>
          <FailedScreen cause={cause} retry={retry} />
        </div>
      )}
    />
  ) : null;
}
