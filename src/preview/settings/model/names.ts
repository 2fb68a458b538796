import { type Json, pointerTo } from '#engine/brand/json.ts';
import type { Edit } from '#preview/studio/draft/edits.ts';
import type { Layering } from '#preview/structure/model/layering.ts';
import type { ListPlace } from '#preview/structure/model/lists.ts';

/** Gives an entry that only the written layer has another name, at its place in the order. */
export function renamed(layering: Layering, list: ListPlace, name: string, next: string): Edit[] {
  const { target } = layering;
  const file = `brands/${target}/${list.name}`;
  const own = (at: string): Json | undefined => layering.own(target, list.name, at);
  const value = own(pointerTo(list.table, name));
  const order = list.order === null ? undefined : own(list.order);
  return [
    ...(value === undefined
      ? []
      : [
          { file, at: pointerTo(list.table, next), value },
          { file, at: pointerTo(list.table, name) },
        ]),
    ...(list.order !== null && Array.isArray(order)
      ? [{ file, at: list.order, value: order.map((one) => (one === name ? next : one)) }]
      : []),
  ];
}
