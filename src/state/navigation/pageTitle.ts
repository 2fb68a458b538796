import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { createExtension } from '#state/portal/extension.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';

interface Titles {
  page: string | null;
  /** The panel over the page, whose title goes before that of the page. */
  panel: string | null;
  /** The first title of the visit; it is not announced until another one was. */
  first: string | null;
  moved: boolean;
}

const titlesOf = createExtension(() => createStore<Titles>(() => ({ page: null, panel: null, first: null, moved: false })));

const shownOf = ({ panel, page }: Titles): string | null => panel ?? page;

function named(before: Titles, change: Partial<Titles>): Titles {
  const titles = { ...before, ...change };
  const shown = shownOf(titles);
  const first = before.first ?? shown;
  return { ...titles, first, moved: before.moved || (shown !== null && shown !== first) };
}

/** Names the document while the page, or the panel over it, is shown; an empty title is none yet. */
export function usePageTitle(title: string, kind: 'page' | 'panel' = 'page'): void {
  const portal = usePortal();
  useEffect(() => {
    if (title === '') return undefined;
    const { setState } = titlesOf(portal);
    setState((titles) => named(titles, { [kind]: title }));
    // the next page may be there already
    return () => setState((titles) => (titles[kind] === title ? { [kind]: null } : {}));
  }, [portal, title, kind]);
}

/** The title of what is shown, or null, and whether it differs from what the visit began with. */
export function useShownTitle(): { title: string | null; moved: boolean } {
  const store = titlesOf(usePortal());
  return { title: useStore(store, shownOf), moved: useStore(store, ({ moved }) => moved) };
}
