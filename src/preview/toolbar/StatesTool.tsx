import { useState } from 'react';
import { framedPage } from '../inspector/usePlaces.ts';
import { persistOptions } from '../persistedOptions.ts';
import { contentPaths } from '#engine/brand/content.ts';
import { type PreviewState, fullOptions, pictureName, pictureSizes, pictureThemes, statesOf } from '../states.ts';
import { addressOf } from '../previewOptions.ts';
import controls from '#preview/controls/controls.module.css';
import styles from './StatesTool.module.css';
import type { ToolStore } from '#preview/controls/toolState.ts';
import { useTools, useToolState } from '#preview/controls/ToolsProvider.tsx';
import { labels } from '#preview/controls/labels.ts';
import { SearchInput } from '#preview/controls/SearchInput.tsx';

const text = labels.states;

/** The address of a state with all options, in the current theme and language unless it sets its own. */
function addressOfState(store: ToolStore, state: PreviewState): string {
  const { page, record, frame } = store.getState();
  const lang = page.lang === 'pseudo' || page.lang === 'rtl' ? record.brand.languages.default : page.lang;
  const options = { theme: page.theme, lang, ...(frame === null ? {} : { frame }), ...fullOptions(state), panel: 'states' };
  return addressOf(state.path, options, record.id);
}

/** Every state of the brand as a link. */
export function StatesTool() {
  const { store } = useTools();
  const { brand, sandbox } = useToolState(({ record }) => record);
  useToolState(({ page }) => page);
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const states = statesOf({
    guarded: brand.loginedToHomePage,
    own: contentPaths(brand),
    scenarios: sandbox.scenarios.scenarios,
    users: sandbox.users.users,
  }).filter(({ group, name }) => `${group} ${name}`.toLowerCase().includes(wanted));
  const groups = [...new Set(states.map(({ group }) => group))];

  const open = (address: string) => {
    // the new page must start from its own address only
    persistOptions({});
    framedPage()?.location.replace(address);
  };

  return (
    <div className={styles.states}>
      <p className={controls.hint}>{text.hint}</p>
      <p className={controls.hint}>{text.pictures}</p>
      <SearchInput label={text.search} value={search} onChange={setSearch} />
      {groups.length === 0 && <p className={controls.hint}>{text.none}</p>}
      {groups.map((name) => (
        <section key={name} aria-label={name}>
          <h2 className={styles.title}>{name}</h2>
          <ul>
            {states
              .filter(({ group }) => group === name)
              .map((state) => (
                <li key={state.name}>
                  <a
                    className={styles.state}
                    href={addressOfState(store, state)}
                    onClick={(event) => {
                      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                      event.preventDefault();
                      open(event.currentTarget.href);
                    }}
                  >
                    {state.name}
                    <Pictures state={state} />
                  </a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** What `npm run states` has made of the state, in both themes and widths; nothing where it has not run. */
function Pictures({ state }: { state: PreviewState }) {
  const [missing, setMissing] = useState<readonly string[]>([]);
  const names = pictureThemes.flatMap((theme) => pictureSizes.map((size) => pictureName(state, theme, size)));
  return (
    <span className={styles.pictures}>
      {names
        .filter((name) => !missing.includes(name))
        .map((name) => (
          <img
            key={name}
            className={styles.picture}
            src={`/__preview/states/${name}`}
            alt=""
            loading="lazy"
            onError={() => setMissing((before) => [...before, name])}
          />
        ))}
    </span>
  );
}
