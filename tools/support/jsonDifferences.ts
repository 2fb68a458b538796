import { isDeepStrictEqual } from 'node:util';
import { type Json, isJsonObject, pointerTo } from '../../src/engine/brand/json.ts';

/** A value that differs; undefined where it is missing. */
export interface JsonDifference {
  pointer: string;
  a: Json | undefined;
  b: Json | undefined;
}

/** Where two values differ, as deep as both have objects; lists differ as a whole. */
export function* jsonDifferences(a: Json | undefined, b: Json | undefined, pointer = ''): IterableIterator<JsonDifference> {
  if (isDeepStrictEqual(a, b)) return;
  if (!isJsonObject(a) || !isJsonObject(b)) {
    yield { pointer, a, b };
    return;
  }
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)]))
    yield* jsonDifferences(a[key], b[key], pointerTo(pointer, key));
}
