import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { CentreAddress } from '#state/navigation/centreAddress.ts';
import { mayLeave } from '#state/drafts/unsaved.ts';
import { centreOf, withCentre } from '#state/navigation/centreAddress.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { depthOf, shownDepth } from './depth.ts';

export interface Centre {
  address: CentreAddress;
  /** Shows a panel; Back returns to the one before. */
  show: (panel: string) => void;
  /** Changes filters, page or view; an empty value goes. Back skips them, except a step that it can take back. */
  change: (values: Readonly<Record<string, string>>, isStep?: boolean) => void;
  /** Goes back to the page as it was before the centre opened; asks first while a form of money is unsaved. */
  close: () => void;
}

const NONE: CentreAddress = { menu: 'member', panel: '', values: {} };

/** The open centre as its address says, and the ways to change it. */
export function useCentre(): Centre {
  const portal = usePortal();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const depth = depthOf(state);
  useEffect(() => {
    shownDepth(portal).depth = depth;
    return () => void (shownDepth(portal).depth = 0);
  }, [portal, depth]);
  const address = centreOf(search) ?? NONE;
  const go = (next: CentreAddress | null, replace: boolean) =>
    portal.router.navigate(withCentre(portal.router.path(), next), {
      replace,
      state: { centreDepth: next === null ? 0 : replace ? depth : depth + 1 },
    });
  return {
    address,
    show: (panel) => go({ ...address, panel, values: {} }, false),
    change: (values, isStep = false) => {
      const now = centreOf(portal.router.path().split('?')[1] ?? '');
      // what comes after the panel was left changes no other one
      if (now?.menu !== address.menu || now.panel !== address.panel) return;
      go({ ...now, values: { ...now.values, ...values } }, !isStep);
    },
    close: () =>
      void mayLeave(portal).then((leaves) => {
        if (!leaves) return;
        if (depth > 0) void navigate(-depth);
        else go(null, true);
      }),
  };
}
