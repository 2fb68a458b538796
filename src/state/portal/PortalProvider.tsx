import { createContext, type ReactNode, use } from 'react';
import { useStore } from 'zustand';
import type { OverlayState } from './overlay.ts';
import type { Portal } from './portal.ts';
import type { PreferencesState } from './preferences.ts';
import type { SessionState } from './session.ts';
import type { SystemState } from './system.ts';

const PortalContext = createContext<Portal | null>(null);

export function PortalProvider({ portal, children }: { portal: Portal; children: ReactNode }) {
  return <PortalContext value={portal}>{children}</PortalContext>;
}

/** The running portal. @throws outside a provider: a programming error. */
export function usePortal(): Portal {
  const portal = use(PortalContext);
  if (portal === null) throw new Error('usePortal needs a <PortalProvider> above it.');
  return portal;
}

/*
 * During hydration these return the published state (zustand's initial state), then the current one: the tree hydrates exactly
 * as it was rendered.
 */
export const useSystem = <Value,>(select: (state: SystemState) => Value): Value => useStore(usePortal().system, select);
export const useSession = <Value,>(select: (state: SessionState) => Value): Value => useStore(usePortal().session, select);
export const usePreferences = <Value,>(select: (state: PreferencesState) => Value): Value =>
  useStore(usePortal().preferences, select);
export const useOverlay = <Value,>(select: (state: OverlayState) => Value): Value => useStore(usePortal().overlayStore, select);
