import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { hasUnsaved } from '#state/drafts/unsaved.ts';
import { panelIn } from '#state/navigation/centreAddress.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';

/**
 * Closes what was opened over a panel of a centre once that panel is left: over another one it could still act. An unsaved form
 * is held by its own question; the step that follows a yes closes it.
 * @param stays what does not belong to the panel, although it was opened over it
 */
export function useCloseOnPanelExit(stays: boolean, close: () => void): void {
  const portal = usePortal();
  const panel = panelIn(useLocation().search);
  const [openedOver] = useState(panel);
  const leave = useEffectEvent(() => {
    if (!stays && openedOver !== null && panel !== openedOver && !hasUnsaved(portal)) close();
  });
  // before the effects of a form, which holds each entry anew
  useLayoutEffect(() => leave(), [panel]);
}
