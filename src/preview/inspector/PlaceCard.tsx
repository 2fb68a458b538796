import type { ReactNode } from 'react';
import { fullAddress } from '#preview/controls/connect.ts';
import controls from '#preview/controls/controls.module.css';
import { CopyButton } from '#preview/controls/CopyButton.tsx';
import { useTools, useToolState } from '#preview/controls/ToolsProvider.tsx';
import { labels } from '#preview/controls/labels.ts';
import { useMaybeStudio } from '../studio/state/StudioProvider.tsx';
import { EditCard } from '../studio/view/EditCard.tsx';
import { explainPlace, explanationText } from './explainPlace.ts';
import type { Place } from './place.ts';
import styles from './PlaceCard.module.css';
import { elementOf } from './usePlaces.ts';

const text = labels.places;

/** One inspected element with everything known about it. */
export function PlaceCard({ place }: { place: Place }) {
  const { store } = useTools();
  const hook = useToolState((state) => state.hook);
  const record = useToolState((state) => state.record);
  const hasStudio = useMaybeStudio() !== null;
  if (hook === null) return null;
  const explanation = explainPlace(place, hook, record, elementOf(place.slot));
  const { feature, component, file, props, values, texts } = explanation;
  return (
    <article className={styles.card} aria-label={place.slot}>
      <header className={styles.head}>
        <h2 className={styles.name}>{place.slot}</h2>
        <button type="button" className={`${controls.button} ${controls.small}`} onClick={() => store.setState({ pick: null })}>
          {labels.close}
        </button>
      </header>
      <p className={styles.reason} data-presence={place.presence}>
        {place.reason}
      </p>
      {hasStudio && (
        <EditCard sources={place.sources} textKeys={texts.map(({ key }) => key)} element={elementOf(place.slot)} hook={hook} />
      )}
      <dl className={styles.facts}>
        {feature !== null && <Fact name={text.feature}>{feature}</Fact>}
        {component !== null && <Fact name={text.component}>{component}</Fact>}
        {file !== null && (
          <Fact name={text.file}>
            <a href={`/__open-in-editor?file=${encodeURIComponent(file)}`} onClick={openInEditor}>
              {file}
            </a>
          </Fact>
        )}
      </dl>
      <Lines title={text.conditions} lines={place.trace.map((line) => ({ key: line, line }))} />
      <Lines title={text.props} lines={props.map(({ name, value }) => ({ key: name, line: `${name}: ${value}` }))} />
      <Lines
        title={text.values}
        lines={values.map(({ at, value, file: from, line }) => ({
          key: at,
          line: `${at} = ${value}`,
          source: `${from}:${line}`,
        }))}
      />
      <Lines
        title={text.texts}
        lines={texts.map(({ text: shown, key, source }) => ({ key: `${shown}${key}`, line: `“${shown}” ${key}`, source }))}
      />
      <div className={styles.actions}>
        <CopyButton label={text.copy} text={() => explanationText(explanation, fullAddress(store.getState()))} />
      </div>
    </article>
  );
}

/** Opens the file through the dev server; the page stays. */
function openInEditor(event: { preventDefault: () => void; currentTarget: HTMLAnchorElement }): void {
  event.preventDefault();
  void fetch(event.currentTarget.href);
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd className={controls.code}>{children}</dd>
    </>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly { key: string; line: string; source?: string }[] }) {
  if (lines.length === 0) return null;
  return (
    <details className={styles.lines} open={lines.length <= 8}>
      <summary>
        {title} <span className={controls.hint}>{lines.length}</span>
      </summary>
      <ul>
        {lines.map(({ key, line, source }) => (
          <li key={key} className={controls.code}>
            {line}
            {source !== undefined && <span className={styles.source}>{source}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}
