import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { htmlLangOf } from '#engine/values/languages.ts';
import controls from '#preview/controls/controls.module.css';
import { SearchInput } from '#preview/controls/SearchInput.tsx';
import { descriptionOf } from '#preview/studio/model/controls.ts';
import { partsAt } from '#preview/studio/model/parts.ts';
import { schemaAt } from '#preview/studio/model/schema.ts';
import { mergedValue } from '#preview/studio/model/words.ts';
import type { SettingsPlace } from '#preview/studio/model/controlPlace.ts';
import { useStudio, useStudioState } from '#preview/studio/state/StudioProvider.tsx';
import type { AskedValue } from '#preview/studio/view/Reach.tsx';
import { WriteTo } from '#preview/studio/view/WriteTo.tsx';
import { ItemsLevel } from './ItemsLevel.tsx';
import { nameOfStep, nearestAt, parentOf, stepsTo } from './model/places.ts';
import { NamesLevel } from './NamesLevel.tsx';
import { ObjectLevel } from './ObjectLevel.tsx';
import { Results } from './Results.tsx';
import styles from './Settings.module.css';
import { useSettings } from './useSettings.ts';

const FILES = ['brand', 'theme', 'layout', 'menus', 'flags', 'register-form', 'panels', 'mappings'];
const START: SettingsPlace = { name: 'brand.json', at: '' };

/** Places that were shown: what leads to one leads the focus there, what comes back to it does not. */
const shown = new WeakSet<SettingsPlace>();

/** Every key of every file of the brand: by file and key, or by search. */
export function SettingsTool() {
  const { store } = useStudio();
  const asked = useStudioState((state) => state.place) ?? START;
  const resolved = useStudioState((state) => state.resolved);
  const schemas = useStudioState(({ bundle }) => bundle.schemas);
  const [search, setSearch] = useState('');
  const [said, setSaid] = useState('');
  const [entered, setEntered] = useState<AskedValue | null>(null);
  const view = useRef<HTMLElement>(null);
  const isLed = useRef(asked !== START && !shown.has(asked));
  const hadFocus = useRef(false);
  const languages = resolved.brand.languages.supported;
  const files = useMemo(
    () => [...FILES.map((name) => `${name}.json`), ...languages.map((code) => `texts/${htmlLangOf(code)}.json`)],
    [languages],
  );
  const lead = (place: SettingsPlace) => {
    isLed.current = true;
    setEntered(null);
    store.setState({ place });
  };
  const { name } = asked;
  const settings = useSettings({ name, open: (at) => lead({ name, at }), say: setSaid, onEnter: setEntered });
  const { root } = settings;
  const at = nearestAt(root, mergedValue(resolved, name, ''), asked.at);
  const parts = partsAt(root, at);
  const wanted = asked.wanted ?? null;
  const steps = stepsTo(at);

  // the focus goes where the user was led to, and stays in the view when what had it goes
  useLayoutEffect(() => {
    const heading = view.current?.querySelector('h2');
    const part = wanted === null ? null : view.current?.querySelector(`[data-at="${CSS.escape(wanted)}"]`);
    const control =
      part?.querySelector<HTMLElement>('input, select, textarea, [aria-expanded]') ?? part?.querySelector('button') ?? heading;
    shown.add(asked);
    if (isLed.current) {
      control?.focus();
      control?.scrollIntoView({ block: 'nearest' });
    } else if (hadFocus.current && document.activeElement === document.body) heading?.focus();
    isLed.current = false;
  });

  return (
    <div className={styles.settings}>
      <WriteTo value={entered} />
      <SearchInput label="Search all settings" value={search} onChange={setSearch} />
      {search.trim() === '' ? (
        <>
          <nav aria-label="Place" className={styles.place}>
            <select
              className={controls.input}
              aria-label="File"
              value={name}
              onChange={({ target }) => store.setState({ place: { name: target.value, at: '' } })}
            >
              {files.map((file) => (
                <option key={file}>{file}</option>
              ))}
            </select>
            {steps.length > 0 && (
              <ol className={styles.steps}>
                {[{ key: name, at: '' }, ...steps.slice(0, -1)].map((step) => (
                  <li key={step.at}>
                    <button
                      type="button"
                      className={`${controls.button} ${controls.small}`}
                      onClick={() => lead({ name, at: step.at, wanted: at })}
                    >
                      {step.at === '' ? name : nameOfStep(step.key)}
                    </button>
                    <span aria-hidden="true"> › </span>
                  </li>
                ))}
              </ol>
            )}
          </nav>
          <section
            ref={view}
            className={styles.level}
            aria-label="Settings"
            onFocus={() => (hadFocus.current = true)}
            // what is taken out of the document has no next focus
            onBlur={({ relatedTarget }) => (hadFocus.current = relatedTarget === null)}
          >
            <h2 tabIndex={-1}>{steps.length === 0 ? name : nameOfStep(steps.at(-1)!.key)}</h2>
            <p className={controls.hint}>{descriptionOf(schemaAt(root, at))}</p>
            {parts?.kind === 'object' && (
              <ObjectLevel key={`${name}${at} ${wanted}`} at={at} keys={parts.keys} settings={settings} wanted={wanted} />
            )}
            {parts?.kind === 'object' && parts.names !== null && (
              <NamesLevel
                key={`${name}${at} ${wanted}`}
                at={at}
                keys={parts.keys}
                rule={parts.names}
                settings={settings}
                wanted={wanted}
              />
            )}
            {parts?.kind === 'items' && (
              <ItemsLevel key={at} at={at} least={parts.least} most={parts.most} settings={settings} say={setSaid} />
            )}
          </section>
        </>
      ) : (
        <Results
          files={files}
          schemas={schemas}
          resolved={resolved}
          search={search}
          onOpen={({ isField, ...place }) => {
            setSearch('');
            lead(isField ? { name: place.name, at: parentOf(place.at), wanted: place.at } : { name: place.name, at: place.at });
          }}
        />
      )}
      <p role="status" className={styles.said}>
        {said}
      </p>
    </div>
  );
}
