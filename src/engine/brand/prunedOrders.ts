import { type Json, type JsonObject, isJsonObject, pointerTo } from './json.ts';
import type { Merged } from './mergeLayers.ts';

/**
 * A merged file whose lists skip what a layer has removed: a name goes from `order` when `entries` has `null` for it in the
 * layer of that order or in a later one.
 * @param chain ids of the layers, the ancestor first
 */
export function prunedOrders({ value, removed, provenance }: Merged, chain: readonly string[]): JsonObject {
  const layerAt = (origin: { layer: string } | undefined) => chain.indexOf(origin?.layer ?? '');

  function pruned(node: Json, at: string): Json {
    if (!isJsonObject(node)) return node;
    const kept = (name: Json) => {
      const origin = removed.get(pointerTo(`${at}/entries`, String(name)));
      return origin === undefined || layerAt(origin) < layerAt(provenance.get(`${at}/order`));
    };
    return Object.fromEntries(
      Object.entries(node).map(([key, child]) => [
        key,
        key === 'order' && Array.isArray(child) ? child.filter(kept) : pruned(child, pointerTo(at, key)),
      ]),
    );
  }
  return pruned(value, '') as JsonObject;
}
