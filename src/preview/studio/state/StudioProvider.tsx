import { createContext, type ReactNode, use } from 'react';
import { useStore } from 'zustand';
import type { Studio, StudioState } from './studio.ts';

const StudioContext = createContext<Studio | null>(null);

/** @param studio null where the page may not write: it was not opened on this machine */
export function StudioProvider({ studio, children }: { studio: Studio | null; children: ReactNode }) {
  return <StudioContext value={studio}>{children}</StudioContext>;
}

/** Null outside of a studio. */
export const useMaybeStudio = (): Studio | null => use(StudioContext);

export function useStudio(): Studio {
  const studio = use(StudioContext);
  if (studio === null) throw new Error('useStudio needs a <StudioProvider> with a studio above it.');
  return studio;
}

export function useStudioState<Part>(part: (state: StudioState) => Part): Part {
  return useStore(useStudio().store, part);
}
