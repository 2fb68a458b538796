import { useMemo } from 'react';
import type { Json, JsonObject } from '#engine/brand/json.ts';
import { useToolState } from '#preview/controls/ToolsProvider.tsx';
import { changed } from '#preview/studio/draft/draft.ts';
import type { Edit } from '#preview/studio/draft/edits.ts';
import { kindOfFile, mergedValue } from '#preview/studio/model/words.ts';
import { useStudio, useStudioState } from '#preview/studio/state/StudioProvider.tsx';
import type { AskedValue } from '#preview/studio/view/Reach.tsx';
import { fieldRules, whyKept } from '#preview/structure/model/kept.ts';
import type { ListPlace } from '#preview/structure/model/lists.ts';
import { type Layering, layeringOf } from '#preview/structure/model/layering.ts';

/** A file of the brand, and what can be done with its values. */
export interface Settings {
  name: string;
  /** Its schema. */
  root: JsonObject;
  layering: Layering;
  /** Why a name of a list cannot be taken out; null where it can. */
  whyKept: (list: ListPlace, name: string) => string | null;
  /** The merged value at a pointer. */
  valueAt: (at: string) => Json | undefined;
  /** Writes several edits as one step. */
  edit: (edits: readonly Edit[], words: string) => void;
  open: (at: string) => void;
  onEnter: (value: AskedValue) => void;
}

let gestures = 0;

interface Shown {
  name: string;
  open: (at: string) => void;
  say: (words: string) => void;
  onEnter: (value: AskedValue) => void;
}

export function useSettings({ name, open, say, onEnter }: Shown): Settings {
  const studio = useStudio();
  const bundle = useStudioState((state) => state.bundle);
  const draft = useStudioState((state) => state.draft);
  const target = useStudioState((state) => state.target);
  const resolved = useStudioState((state) => state.resolved);
  const sandbox = useToolState(({ record }) => record.sandbox);
  const layering = useMemo(() => layeringOf(bundle, draft, target, resolved), [bundle, draft, target, resolved]);
  return {
    name,
    root: bundle.schemas[kindOfFile(name)] ?? {},
    layering,
    whyKept: (list, entry) => whyKept(list, entry, fieldRules(sandbox)),
    valueAt: (at) => mergedValue(resolved, name, at),
    edit(edits, words) {
      gestures += 1;
      const gesture = `settings ${gestures}`;
      studio.set((before) => edits.reduce((next, one) => changed(next, one, gesture), before));
      say(words);
    },
    open,
    onEnter,
  };
}
