/**
 * State of an entry on the page. `zeroSize`: rendered, but without a visible box. `waits`: its space is reserved, and it is
 * fetched when scrolling brings that near.
 */
export type Presence = 'shown' | 'zeroSize' | 'waits' | 'absent';

/** Something that the page shows, could show or hides, with the reason. */
export interface Place {
  /** The slot id as in `data-slot`, or `menu/<menu>/<entry>`. */
  slot: string;
  presence: Presence;
  /** The reason in one sentence. */
  reason: string;
  /** Each condition with its expected and actual value. */
  trace: readonly string[];
  /** Values of the brand's files that decide it, as `file#pointer`; their descendants included. */
  sources: readonly string[];
  children: readonly Place[];
}

export interface PlaceGroup {
  name: string;
  places: readonly Place[];
}

/** All places of the groups, nested ones included. */
export function* everyPlace(groups: readonly PlaceGroup[]): IterableIterator<Place> {
  const below = function* (places: readonly Place[]): IterableIterator<Place> {
    for (const place of places) {
      yield place;
      yield* below(place.children);
    }
  };
  for (const { places } of groups) yield* below(places);
}
