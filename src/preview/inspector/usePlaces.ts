import { useMemo } from 'react';
import { useToolState } from '#preview/controls/ToolsProvider.tsx';
import { elementAt } from './elements.ts';
import { type Place, type PlaceGroup } from './place.ts';
import { findPlace, placesOf } from './places.ts';
import { type InspectorContext, inspectorContextOf } from './inspectorContext.ts';

/** The framed page's window; null while it loads. */
export function framedPage(): Window | null {
  return document.querySelector('iframe')?.contentWindow ?? null;
}

export function elementOf(slot: string): Element | null {
  const page = framedPage();
  return page === null ? null : elementAt(page.document, slot);
}

/** All places and one of them by name, computed again when the page changes. */
export function usePlaces(): { context: InspectorContext; groups: PlaceGroup[]; find: (slot: string) => Place } | null {
  const hook = useToolState((state) => state.hook);
  const page = useToolState((state) => state.page);
  const calls = useToolState((state) => state.calls);
  return useMemo(() => {
    const inner = framedPage();
    if (hook === null || inner === null) return null;
    const context = inspectorContextOf(hook.portal, inner);
    const groups = placesOf(context);
    return { context, groups, find: (slot: string) => findPlace(context, groups, slot) };
    // oxlint-disable-next-line exhaustive-deps -- page and calls are not read; they signal a change
  }, [hook, page, calls]);
}
