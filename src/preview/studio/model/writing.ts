import type { Json, JsonObject } from '#engine/brand/json.ts';
import type { Edit } from '../draft/edits.ts';
import { withWithin } from '../draft/within.ts';
import { listAround } from './schema.ts';

/**
 * The edit after which a layer has a value at a pointer. One within a list is an edit of the list, as layers replace lists as a
 * whole.
 * @param root schema of the file
 * @param file `brands/acme/layout.json`
 * @param value undefined: none of its own
 * @param listAt the merged list at a pointer, with which an own one begins
 */
export function editOf(
  root: JsonObject,
  { file, at, value }: { file: string; at: string; value: Json | undefined },
  listAt: (at: string) => Json | undefined,
): Edit {
  const list = listAround(root, at);
  if (list === null || list === at) return value === undefined ? { file, at } : { file, at, value };
  const next = withWithin(listAt(list) ?? [], at.slice(list.length), value);
  return next === undefined ? { file, at: list } : { file, at: list, value: next };
}
