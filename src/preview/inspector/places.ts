import { menuPlaces } from './menuPlaces.ts';
import { offeredPlaces, pagePlaces, routePlaces } from './pagePlaces.ts';
import { everyPlace, type PlaceGroup, type Place } from './place.ts';
import type { InspectorContext } from './inspectorContext.ts';

/** Everything that brand and engine define, hidden or not, with the reason. */
export function placesOf(context: InspectorContext): PlaceGroup[] {
  return [pagePlaces(context), menuPlaces(context), routePlaces(context), ...offeredPlaces(context)];
}

/** The place of that name; one in no table is explained by its presence on the page. */
export function findPlace(context: InspectorContext, groups: readonly PlaceGroup[], slot: string): Place {
  for (const place of everyPlace(groups)) if (place.slot === slot) return place;
  const presence = context.presenceOf(slot);
  const reason = presence === 'absent' ? 'not on this page' : 'shown';
  const field = slot.startsWith('field/') ? [`register-form.json#/fields/${slot.slice('field/'.length)}`] : [];
  return { slot, presence, reason, trace: [], sources: field, children: [] };
}
