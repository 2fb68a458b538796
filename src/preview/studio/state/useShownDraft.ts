import { useEffect, useRef } from 'react';
import { useTools, useToolState } from '#preview/controls/ToolsProvider.tsx';
import type { ResolvedLayers } from '#engine/brand/brand.ts';
import { showDraft } from '../../inside/showDraft.ts';
import { withPictures } from '../model/pictures.ts';
import { differenceOf } from '../model/resolveDraft.ts';
import { shownName } from './shownPictures.ts';
import { useMaybeStudio } from './StudioProvider.tsx';

/** Shows the draft on the framed page: at once after each edit, and again after the page was loaded or changed its language. */
export function useShownDraft(): void {
  const studio = useMaybeStudio();
  const { store: tools } = useTools();
  const hook = useToolState((state) => state.hook);
  const lang = useToolState(({ page }) => page.lang);
  const load = useRef<{ hook: object; written: ResolvedLayers } | null>(null);
  useEffect(() => {
    if (studio === null || hook === null) return undefined;
    const page = document.querySelector('iframe')?.contentWindow;
    if (!page) return undefined;
    // the page has the files as they were when it was loaded
    if (load.current?.hook !== hook) load.current = { hook, written: studio.store.getState().written };
    const loaded = load.current.written;
    let shown = loaded;
    const show = () => {
      const { resolved, bundle, pictures, draft, shown: made } = studio.store.getState();
      const layers = bundle.layers.map(({ id }) => id);
      const isNew = Object.keys(made).length > 0;
      const next = isNew ? withPictures(resolved, (name) => shownName({ layers, pictures, draft, shown: made }, name)) : resolved;
      if (next === shown) return;
      const start = performance.now();
      try {
        showDraft(hook.portal, page.document, differenceOf(bundle, { loaded, shown, next }));
        shown = next;
      } catch (cause) {
        studio.store.setState({ problem: cause instanceof Error ? cause.message : String(cause) });
      }
      page.requestAnimationFrame(() =>
        setTimeout(() => {
          studio.store.setState({ paintedMs: Math.round(performance.now() - start) });
          // the tools look at the page anew after it was painted
          tools.setState(({ page: view }) => ({ page: { ...view, version: view.version + 1 } }));
        }),
      );
    };
    show();
    return studio.store.subscribe((now, before) => (now.resolved === before.resolved && now.shown === before.shown) || show());
    // oxlint-disable-next-line exhaustive-deps -- another language has texts that the server sent without the draft
  }, [studio, hook, lang, tools]);
}
