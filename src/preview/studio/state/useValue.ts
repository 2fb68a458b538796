import { useId, useRef } from 'react';
import { isJsonObject, type Json } from '#engine/brand/json.ts';
import type { Origin } from '#engine/brand/mergeLayers.ts';
import type { Finding } from '../../../../tools/brand-files/finding.ts';
import { type Edit, ownValue } from '../draft/edits.ts';
import { changed, type DraftPictures, textOf } from '../draft/draft.ts';
import { valueWithin } from '../draft/within.ts';
import type { StudioState } from './studio.ts';
import { useStudio, useStudioState } from './StudioProvider.tsx';
import { listAround } from '../model/schema.ts';
import { kindOfFile, mergedValue } from '../model/words.ts';
import { editOf } from '../model/writing.ts';

export interface EditedValue {
  /** With the draft; undefined where no layer has one. */
  value: Json | undefined;
  /** As the files have it. */
  written: Json | undefined;
  /** Of the layers below the one that is written to; undefined where none has one, or the nearest removes it. */
  below: () => Json | undefined;
  origin: Origin | null;
  /** Whether the layer that is written to has one of its own; of a part of a list: a list. */
  isOwn: boolean;
  /** Whether it is a part of a list, which a layer writes as a whole. */
  isListed: boolean;
  /** The brand nearer to the shown one whose own value hides that of the layer that is written to. */
  hiddenBy: string | null;
  changed: boolean;
  error: string | null;
  set: (value: Json | undefined) => void;
  /** Sets the name of a picture with new ones; null, or why they cannot be made. */
  setPicture: (name: string, pictures: DraftPictures) => Promise<string | null>;
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

const isErrorAt = ({ severity, file, path }: Finding, name: string, at: string): boolean =>
  severity === 'error' && file.endsWith(`/${name}`) && path === at;

/** What of the studio's state a control shows. */
interface Facts {
  value: Json | undefined;
  written: Json | undefined;
  isEdited: boolean;
  layer: string | undefined;
  file: string | undefined;
  line: number | undefined;
  isOwn: boolean;
  /** Whether a layer below has a value; another one is asked for when it is needed. */
  isBelow: boolean;
  hiddenBy: string | null;
  error: string | null;
  target: string;
}

const isSame = (one: Facts, other: Facts): boolean =>
  (Object.keys(one) as (keyof Facts)[]).every((key) => Object.is(one[key], other[key]));

/** A value as the layers of a state have it. */
function layersOf({ bundle, draft, target }: StudioState, name: string, at: string) {
  const ids = bundle.layers.map((layer) => layer.id);
  const root = bundle.schemas[kindOfFile(name)] ?? {};
  const list = listAround(root, at);
  const whole = list ?? at;
  const ownOf = (layer: string, place: string) => ownValue(textOf(draft, `brands/${layer}/${name}`), place);
  const mergedTo = (end: number, place: string) =>
    ids.slice(0, end).reduce<Json | undefined>((found, layer) => mergedOwn(found, ownOf(layer, place)), undefined);
  const place = ids.indexOf(target);
  return {
    root,
    list,
    whole,
    place,
    mergedTo,
    owns: (layer: string) => ownOf(layer, whole) !== undefined,
    below: () => valueWithin(mergedTo(place, whole), at.slice(whole.length)),
    nearer: ids.slice(place + 1),
  };
}

function factsOf(state: StudioState, name: string, at: string): Facts {
  const { draft, resolved, written, target, findings } = state;
  const { whole, owns, below, nearer } = layersOf(state, name, at);
  const origin = resolved.provenance.find(name, at);
  return {
    value: mergedValue(resolved, name, at),
    written: mergedValue(written, name, at),
    isEdited: draft.edits.some((edit) => edit.at === whole && edit.file.endsWith(`/${name}`)),
    layer: origin?.layer,
    file: origin?.file,
    line: origin?.line,
    isOwn: owns(target),
    isBelow: below() !== undefined,
    hiddenBy: nearer.find(owns) ?? null,
    error: findings?.find((one) => isErrorAt(one, name, at))?.expected ?? null,
    target,
  };
}

let gestures = 0;
const running = new Map<string, number>();

/** One value of the brand, and how to change it in the layer that is written to. What shows it is drawn anew when it changes. */
export function useValue(name: string, at: string): EditedValue {
  const studio = useStudio();
  const id = useId();
  const known = useRef<Facts | null>(null);
  const { value, written, isEdited, layer, file, line, isOwn, hiddenBy, error } = useStudioState((state) => {
    const next = factsOf(state, name, at);
    if (known.current === null || !isSame(known.current, next)) known.current = next;
    return known.current;
  });
  const layers = () => layersOf(studio.store.getState(), name, at);
  const { list, whole } = layers();
  const editTo = (next: Json | undefined): Edit => {
    const { root, mergedTo, place } = layers();
    const own = `brands/${studio.store.getState().target}/${name}`;
    const edit = editOf(root, { file: own, at, value: next }, (outer) => mergedTo(place + 1, outer));
    // a list that is as the parent has it is not written
    const isBelow = list !== null && JSON.stringify(edit.value) === JSON.stringify(mergedTo(place, list));
    return isBelow ? { file: own, at: list } : edit;
  };
  const gestureNow = (): string => {
    if (!running.has(id)) running.set(id, (gestures += 1));
    return `${id} ${running.get(id)}`;
  };
  return {
    value,
    written,
    below: () => layers().below(),
    origin: value === undefined || layer === undefined ? null : { layer, file: file!, line: line! },
    isOwn,
    isListed: whole !== at,
    hiddenBy,
    changed: isEdited && (whole === at || JSON.stringify(written) !== JSON.stringify(value)),
    error,
    set: (next) => studio.edit(editTo(next), gestureNow()),
    setPicture(next, pictures) {
      const edit = editTo(next);
      return studio.add((before) => changed(before, edit, null, pictures));
    },
    rest: () => void running.delete(id),
  };
}
