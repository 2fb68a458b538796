import { useId } from 'react';
import { isJsonObject, type Json } from '#engine/brand/json.ts';
import type { Origin } from '#engine/brand/mergeLayers.ts';
import { ownValue } from '../draft/edits.ts';
import { textOf } from '../draft/draft.ts';
import { useStudio, useStudioState } from '../state/StudioProvider.tsx';
import { mergedValue } from '../model/words.ts';

export interface EditedValue {
  /** With the draft; undefined where no layer has one. */
  value: Json | undefined;
  /** As the files have it. */
  written: Json | undefined;
  /** Of the layers below the one that is written to; undefined where none has one, or the nearest removes it. */
  below: () => Json | undefined;
  origin: Origin | null;
  /** Whether the layer that is written to has one of its own. */
  isOwn: boolean;
  /** The brand nearer to the shown one whose own value hides that of the layer that is written to. */
  hiddenBy: string | null;
  changed: boolean;
  error: string | null;
  set: (value: Json | undefined) => void;
  /** Ends the gesture, so that the next edit is a step of its own. */
  rest: () => void;
}

/** A value with that of the next layer over it; `null` removes it. */
function mergedOwn(before: Json | undefined, own: Json | undefined): Json | undefined {
  if (own === undefined) return before;
  if (own === null) return undefined;
  if (!isJsonObject(own)) return own;
  const merged = isJsonObject(before) ? { ...before } : {};
  for (const [key, inner] of Object.entries(own)) {
    const value = mergedOwn(merged[key], inner);
    if (value === undefined) delete merged[key];
    else merged[key] = value;
  }
  return merged;
}

let gestures = 0;
const running = new Map<string, number>();

/** One value of the brand, and how to change it in the layer that is written to. */
export function useValue(name: string, at: string): EditedValue {
  const studio = useStudio();
  const id = useId();
  const state = useStudioState((all) => all);
  const { draft, resolved, written, target, bundle, findings } = state;
  const file = `brands/${target}/${name}`;
  const ids = bundle.layers.map((layer) => layer.id);
  const ownOf = (layer: string) => ownValue(textOf(draft, `brands/${layer}/${name}`), at);
  const owns = (layer: string) => ownOf(layer) !== undefined;
  const value = mergedValue(resolved, name, at);
  const found = resolved.provenance.find(name, at);
  return {
    value,
    written: mergedValue(written, name, at),
    below: () =>
      ids.slice(0, ids.indexOf(target)).reduce<Json | undefined>((found, layer) => mergedOwn(found, ownOf(layer)), undefined),
    origin: value === undefined ? null : found,
    isOwn: owns(target),
    hiddenBy: ids.slice(ids.indexOf(target) + 1).find(owns) ?? null,
    changed: draft.edits.some((edit) => edit.at === at && edit.file.endsWith(`/${name}`)),
    error:
      findings?.find((one) => one.severity === 'error' && one.file.endsWith(`/${name}`) && one.path === at)?.expected ?? null,
    set(next) {
      if (!running.has(id)) running.set(id, (gestures += 1));
      studio.edit(next === undefined ? { file, at } : { file, at, value: next }, `${id} ${running.get(id)}`);
    },
    rest: () => void running.delete(id),
  };
}
