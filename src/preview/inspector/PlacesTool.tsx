import { useState } from 'react';
import controls from '#preview/controls/controls.module.css';
import { useTools, useToolState } from '#preview/controls/ToolsProvider.tsx';
import { labels } from '#preview/controls/labels.ts';
import { useLongList } from '#preview/lists/useLongList.tsx';
import type { Place, PlaceGroup } from './place.ts';
import { PlaceCard } from './PlaceCard.tsx';
import styles from './PlacesTool.module.css';
import { usePlaces } from './usePlaces.ts';
import { SearchInput } from '#preview/controls/SearchInput.tsx';

const text = labels.places;

/** The selected element, explained, above the tree of all elements. */
export function PlacesTool() {
  const pick = useToolState((state) => state.pick);
  const places = usePlaces();
  const [search, setSearch] = useState('');
  if (places === null) return <p className={controls.hint}>{labels.starting}</p>;
  const wanted = search.trim().toLowerCase();
  return (
    <div className={styles.places}>
      {pick === null ? <p className={controls.hint}>{text.point}</p> : <PlaceCard key={pick} place={places.find(pick)} />}
      <SearchInput label={text.search} value={search} onChange={setSearch} />
      {places.groups.map((group) => (
        <Group key={group.name} group={group} wanted={wanted} />
      ))}
    </div>
  );
}

const matches = ({ slot, children }: Place, wanted: string): boolean =>
  slot.toLowerCase().includes(wanted) || children.some((child) => matches(child, wanted));

function Group({ group, wanted }: { group: PlaceGroup; wanted: string }) {
  const places = group.places.filter((place) => matches(place, wanted));
  if (places.length === 0) return null;
  return (
    <section className={styles.group} aria-label={group.name}>
      <h2 className={styles.title}>{group.name}</h2>
      <List places={places} wanted={wanted} />
    </section>
  );
}

function List({ places, wanted }: { places: readonly Place[]; wanted: string }) {
  const found = places.filter((place) => matches(place, wanted));
  const { bar, shown } = useLongList(found, 'of these parts', ({ slot }) => slot);
  return (
    <>
      {bar}
      <ul className={styles.list}>
        {shown.map(({ item: place }) => (
          <li key={place.slot}>
            <Row place={place} />
            {place.children.length > 0 && <List places={place.children} wanted={wanted} />}
          </li>
        ))}
      </ul>
    </>
  );
}

function Row({ place }: { place: Place }) {
  const { store } = useTools();
  const picked = useToolState(({ pick }) => pick === place.slot);
  const point = (hovered: string | null) => store.setState({ hovered });
  return (
    <button
      type="button"
      className={styles.row}
      aria-pressed={picked}
      onClick={() => store.setState({ pick: place.slot })}
      onMouseEnter={() => point(place.slot)}
      onMouseLeave={() => point(null)}
      onFocus={() => point(place.slot)}
      onBlur={() => point(null)}
    >
      <span className={styles.mark} data-presence={place.presence}>
        <span className={controls.hidden}>{text.presence[place.presence]}</span>
      </span>
      <span className={styles.slot}>{place.slot}</span>
      <span className={styles.reason}>{place.reason}</span>
    </button>
  );
}
