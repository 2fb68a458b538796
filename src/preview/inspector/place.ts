/** How a place stands on the page. `zeroSize`: it is there, and its style shows nothing of it. */
export type Presence = 'shown' | 'zeroSize' | 'absent';

/** Something that the page shows, could show or hides, and why. */
export interface Place {
  /** `place/name` as in `data-slot`, or `menu/<menu>/<entry>`. */
  slot: string;
  presence: Presence;
  /** Why it is or is not there, in one sentence. */
  reason: string;
  /** Each condition with what it asks for and what there is. */
  trace: readonly string[];
  /** Values of the brand's files that decide it, as `file#pointer`; what lies below belongs to it. */
  sources: readonly string[];
  children: readonly Place[];
}

/** Places of one kind. */
export interface PlaceGroup {
  name: string;
  places: readonly Place[];
}

/** All places of the groups, those within others too. */
export function* everyPlace(groups: readonly PlaceGroup[]): IterableIterator<Place> {
  const below = function* (places: readonly Place[]): IterableIterator<Place> {
    for (const place of places) {
      yield place;
      yield* below(place.children);
    }
  };
  for (const { places } of groups) yield* below(places);
}
