import { createRoot } from 'react-dom/client';
import { htmlLangOf } from '#engine/values/languages.ts';
import { DRAFT_WORDS, type RowsStand, type ShownRows } from './draftRows.ts';
import { DraftRows, type RowsSource } from './DraftRows.tsx';
import { followLook } from './followLook.ts';

/**
 * Shows the rows of a list that is being built in another document of this origin, which gets the look of this page. Cards or
 * a table: as the page is narrow or not, so that the document should be, too.
 */
export function showRows(source: RowsSource, inner: Document, onStand: (stand: RowsStand) => void): ShownRows {
  const { portal } = source;
  const { texts, brand } = portal;
  const tags = brand.languages.supported.map(htmlLangOf);
  const unfollow = followLook(document, inner);
  const place = inner.createElement('div');
  inner.body.append(place);
  const root = createRoot(place, {
    onUncaughtError(cause) {
      console.error(cause);
      // the next change draws them anew
      onStand({ account: portal.session.getState().username, isSeed: false, state: 'error', isNarrow: false });
    },
  });
  return {
    update(draft) {
      for (const tag of tags) texts.addResourceBundle(tag, DRAFT_WORDS, draft.words, false, true);
      root.render(<DraftRows {...source} draft={draft} onStand={onStand} />);
    },
    end() {
      unfollow();
      // the tools may be in the middle of drawing
      queueMicrotask(() => {
        root.unmount();
        place.remove();
        for (const tag of tags) texts.removeResourceBundle(tag, DRAFT_WORDS);
      });
    },
  };
}
