import { expect, test } from 'vitest';
import type { Json, JsonObject } from './json.ts';
import { mergeLayers } from './mergeLayers.ts';
import { prunedOrders } from './prunedOrders.ts';

const list = (order: string[] | undefined, entries: Record<string, Json>): JsonObject => ({
  columns: { ...(order && { order }), entries },
});

/** The order that is left of the layers `base`, `brand` and so on. */
function orderOf(...values: JsonObject[]): Json {
  const layers = values.map((value, nth) => ({ layer: `layer ${nth}`, file: '', value, lineOf: () => 1 }));
  const chain = layers.map(({ layer }) => layer);
  return (prunedOrders(mergeLayers(layers), chain)['columns'] as JsonObject)['order'] ?? null;
}

test.each([
  ['a removed entry', [list(['a', 'b'], { a: {} }), list(undefined, { a: null })], ['b']],
  ['a removed name that had no settings', [list(['a', 'b'], {}), list(undefined, { a: null })], ['b']],
  [
    'a name that a later layer gives settings again',
    [list(['a'], {}), list(undefined, { a: null }), list(undefined, { a: {} })],
    ['a'],
  ],
  ['a name that a later layer lists again', [list(['a'], {}), list(undefined, { a: null }), list(['a', 'c'], {})], ['a', 'c']],
  ['a name that is removed and listed at once', [list(['a'], {}), list(['a', 'b'], { a: null })], ['b']],
  ['nothing removed', [list(['a', 'b'], {}), list(['b', 'a'], {})], ['b', 'a']],
])('%s', (_what, layers, order) => {
  expect(orderOf(...layers)).toEqual(order);
});
