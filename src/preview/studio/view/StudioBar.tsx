import { useRef } from 'react';
import controls from '#preview/controls/controls.module.css';
import { leadToPanel } from '#preview/controls/togglePanel.ts';
import type { ToolStore } from '#preview/controls/toolState.ts';
import { useKeptFocus } from '#preview/controls/useKeptFocus.ts';
import { useTools } from '#preview/controls/ToolsProvider.tsx';
import { changedPictures, redone, undone } from '../draft/draft.ts';
import type { Studio } from '../state/studio.ts';
import { waitsFor } from '../state/waitsFor.ts';
import { useStudio, useStudioState } from '../state/StudioProvider.tsx';
import styles from './Studio.module.css';

/** Undo, redo, the list of changes, save. */
export function StudioBar() {
  const studio = useStudio();
  const { store } = useTools();
  const { draft, problem, kept, paintedMs, conflicts } = useStudioState((state) => state);
  const waits = useStudioState(waitsFor);
  const bar = useRef<HTMLElement>(null);
  useKeptFocus(bar);
  const count = draft.edits.length + changedPictures(draft).length;
  return (
    <section ref={bar} className={styles.bar} aria-label="Studio">
      <button
        type="button"
        className={controls.button}
        disabled={draft.past.length === 0}
        aria-keyshortcuts="Control+Z Meta+Z"
        onClick={() => studio.set(undone)}
      >
        Undo
      </button>
      <button
        type="button"
        className={controls.button}
        disabled={draft.future.length === 0}
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
        onClick={() => studio.set(redone)}
      >
        Redo
      </button>
      <button
        type="button"
        className={controls.button}
        aria-keyshortcuts="Alt+Shift+C"
        title="Alt+Shift+C"
        onClick={() => leadToPanel(store, 'changes')}
      >
        Changes {count + conflicts.length > 0 && <span className={styles.mark}>{count}</span>}
      </button>
      <button
        type="button"
        className={controls.button}
        disabled={waits !== null}
        aria-keyshortcuts="Control+S Meta+S"
        onClick={() => void studio.save()}
      >
        Save
      </button>
      <p role="status" className={problem === null ? controls.hint : styles.error}>
        {problem ??
          (count === 0
            ? 'Nothing to save'
            : `${kept ? 'Draft kept' : 'Draft not kept: the browser refuses'}, not saved${waits === null ? '' : `; save waits for ${waits}`}`)}
      </p>
      {paintedMs !== null && <p className={controls.hint}>Painted in {paintedMs} ms</p>}
    </section>
  );
}

/** Ctrl or ⌘ with Z, Shift+Z and S, and Alt+Shift+C for the changes, in tools and page. */
export function pressStudioKey(studio: Studio, tools: ToolStore, event: KeyboardEvent): void {
  if (event.altKey && event.shiftKey && event.code === 'KeyC') {
    event.preventDefault();
    return leadToPanel(tools, 'changes');
  }
  if ((!event.ctrlKey && !event.metaKey) || event.altKey) return;
  const key = event.key.toLowerCase();
  if (key === 'z') studio.set(event.shiftKey ? redone : undone);
  else if (key === 's') void studio.save();
  else return;
  event.preventDefault();
}
