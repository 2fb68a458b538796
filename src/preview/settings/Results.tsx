import { useMemo } from 'react';
import type { JsonObject } from '#engine/brand/json.ts';
import controls from '#preview/controls/controls.module.css';
import type { StudioBrand } from '#preview/studio/model/resolveDraft.ts';
import { kindOfFile, mergedValue } from '#preview/studio/model/words.ts';
import { everyPlace, type Found, nameOfStep, searched, stepsTo } from './model/places.ts';
import styles from './Settings.module.css';

interface Props {
  files: readonly string[];
  schemas: Readonly<Record<string, JsonObject>>;
  resolved: StudioBrand;
  search: string;
  onOpen: (found: Found) => void;
}

/** More are found by more words. */
const MOST = 60;

/** The settings of all files that have the words in their name, their place, their value or what the schema says of them. */
export function Results({ files, schemas, resolved, search, onOpen }: Props) {
  const places = useMemo(
    () => files.flatMap((name) => [...everyPlace(schemas[kindOfFile(name)] ?? {}, name, mergedValue(resolved, name, '') ?? {})]),
    [files, schemas, resolved],
  );
  const found = useMemo(() => searched(places, search), [places, search]);
  return (
    <section aria-label="Found" className={styles.level}>
      <p role="status" className={controls.hint}>
        {found.length === 0 ? 'No setting has all of these words.' : `${found.length} found`}
        {found.length > MOST && `, the first ${MOST} are shown`}
      </p>
      <ul className={styles.found}>
        {found.slice(0, MOST).map((place) => (
          <li key={`${place.name}${place.at}`}>
            <button type="button" className={styles.open} onClick={() => onOpen(place)}>
              <span className={styles.title}>{nameOfStep(stepsTo(place.at).at(-1)?.key ?? '')} </span>
              <span className={controls.code}>
                {place.name} {place.at}{' '}
              </span>
              <span className={styles.facts}>{place.summary}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
