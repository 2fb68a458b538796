import { useState } from 'react';
import { isJsonObject, pointerKeys } from '#engine/brand/json.ts';
import { htmlLangOf } from '#engine/values/languages.ts';
import controls from '#preview/controls/controls.module.css';
import { showPanel } from '#preview/controls/togglePanel.ts';
import { useTools } from '#preview/controls/ToolsProvider.tsx';
import type { PreviewHook } from '../../inside/hook.ts';
import { fieldAt } from '../model/controls.ts';
import { optionalKeys } from '../model/optionalKeys.ts';
import { schemaAt } from '../model/schema.ts';
import { usedTokens } from '../model/usedTokens.ts';
import { useStudio, useStudioState } from '../state/StudioProvider.tsx';
import { TypeOnPage } from '../typing/TypeOnPage.tsx';
import { AddValue } from './AddValue.tsx';
import { ConditionField } from './ConditionField.tsx';
import { Contrast } from './Contrast.tsx';
import { PlatformFacts } from './PlatformFacts.tsx';
import type { AskedValue } from './Reach.tsx';
import styles from './Studio.module.css';
import { ValueField } from './ValueField.tsx';
import { mergedValue, nameOfValue, titleOf } from '../model/words.ts';
import { WriteTo } from './WriteTo.tsx';

interface Props {
  /** `file#pointer` of what decides the picked thing. */
  sources: readonly string[];
  /** What of that has a card of its own, as `file#pointer`. */
  except?: readonly string[];
  /** Keys of its texts, `namespace:key`. */
  textKeys: readonly string[];
  element: Element | null;
  hook: PreviewHook;
}

/** A value within a condition, which has a control of its own. */
const CONDITION = /\/(?:when|enabled)(?:\/|$)/;

/** A flag in a condition, or one of a list of them. */
const FLAG = /\/flag(?:\/\d+)?$/;

/** Controls for what decides the picked thing: its texts, its own values, its colours and sizes. */
export function EditCard({ sources, except = [], textKeys, element, hook }: Props) {
  const { store } = useStudio();
  const { store: tools } = useTools();
  const { schemas, portalTexts } = useStudioState(({ bundle }) => bundle);
  const resolved = useStudioState((state) => state.resolved);
  const [entered, setEntered] = useState<AskedValue | null>(null);
  /** Values that were added, and those that went while they were edited: their controls stay. */
  const [kept, setKept] = useState<readonly string[]>([]);
  /** Keys of texts that were edited: an emptied text is no longer among those of the picked thing. */
  const [typed, setTyped] = useState<readonly string[]>([]);
  const languages = hook.portal.brand.languages.supported.map(htmlLangOf);
  const shownTag = htmlLangOf(hook.portal.preferences.getState().language);
  const page = element?.ownerDocument.defaultView ?? null;
  const used = page === null || element === null ? [] : usedTokens(page, element);
  const theme = schemas['theme'] ?? {};
  const colours = used.filter((token) => fieldAt(theme, `/color/light/${token}`)?.control.kind === 'colour').slice(0, 8);
  const shapes = used.filter((token) => fieldAt(theme, `/shape/${token}`) !== null).slice(0, 6);
  const isWithin = (place: string, spots: readonly string[]) =>
    spots.some((spot) => place === spot || place.startsWith(`${spot}/`));
  const isOfIt = (place: string) => isWithin(place, sources) && !isWithin(place, except);
  const files = [...new Set(sources.map((source) => source.split('#')[0]))];
  const leaves = files.flatMap((file) => [...resolved.provenance.leaves(file)].map(([place]) => place)).filter(isOfIt);
  const there = leaves.filter((place) => !CONDITION.test(place));
  const places = [...new Set([...there, ...kept])];
  const values = places.flatMap((place) => {
    const [file = '', at = ''] = place.split('#');
    const field = fieldAt(schemas[file.replace('.json', '')] ?? {}, at);
    return field ? [{ file, at, field }] : [];
  });
  const whole = sources.flatMap((source) => {
    const [file = '', at = ''] = source.split('#');
    const root = schemas[file.replace('.json', '')] ?? {};
    const value = mergedValue(resolved, file, at);
    const properties = schemaAt(root, at)?.['properties'];
    return isJsonObject(properties) && value !== undefined ? [{ file, at, root, value, properties }] : [];
  });
  const addable = whole.flatMap(({ file, at, root, value }) =>
    optionalKeys(root, file, at, value)
      .filter((key) => !places.includes(`${file}#${key.at}`) && isOfIt(`${file}#${key.at}`))
      .map((key) => ({ name: file, at: key.at, description: key.field.description })),
  );
  const flags = leaves.flatMap((place) => {
    const [file = '', at = ''] = place.split('#');
    return FLAG.test(at) ? [mergedValue(resolved, file, at)].flat().filter((name) => typeof name === 'string') : [];
  });
  return (
    <section className={styles.card} aria-label="Edit">
      <WriteTo value={entered} />
      {[...new Set([...textKeys, ...typed])].map((key) => {
        const [namespace = '', word = ''] = key.split(':');
        return languages.map((tag) => {
          const text = {
            label: `${key}, ${tag}`,
            name: `texts/${tag}.json`,
            at: `/${namespace}/${word}`,
            otherwise: portalTexts[tag]?.[namespace]?.[word],
          };
          return (
            <ValueField
              key={`${key} ${tag}`}
              control={{ kind: 'text', pattern: undefined }}
              onEnter={(value) => {
                setEntered(value);
                setTyped((before) => [...new Set([...before, key])]);
              }}
              {...text}
            >
              {tag === shownTag && element !== null && <TypeOnPage textKey={key} element={element} hook={hook} {...text} />}
            </ValueField>
          );
        });
      })}
      {values.map(({ file, at, field }) => (
        <ValueField
          key={`${file}${at}`}
          label={nameOfValue(file, at)}
          name={file}
          at={at}
          onEnter={(value) => {
            setEntered(value);
            setKept((before) => [...new Set([...before, `${file}#${at}`])]);
          }}
          {...field}
        />
      ))}
      {sources.map((source) => {
        const [name = '', at = ''] = source.split('#');
        return (
          <button
            key={source}
            type="button"
            className={`${controls.button} ${controls.small} ${styles.further}`}
            onClick={() => {
              store.setState({ place: { name, at } });
              showPanel(tools, 'settings');
            }}
          >
            All settings of {[name, ...pointerKeys(at)].join(' › ')}
          </button>
        );
      })}
      <AddValue values={addable} onAdd={(place) => setKept((before) => [...before, place])} />
      {whole.flatMap(({ file, at, properties }) =>
        (['when', 'enabled'] as const).flatMap((key) =>
          isJsonObject(properties[key])
            ? [
                <ConditionField
                  key={`${file}${at}/${key}`}
                  label={key === 'when' ? 'Shown while' : 'Works while'}
                  name={file}
                  at={`${at}/${key}`}
                  onEnter={setEntered}
                />,
              ]
            : [],
        ),
      )}
      {colours.flatMap((token) =>
        (['light', 'dark'] as const).map((name) => {
          const at = `/color/${name}/${token}`;
          const field = fieldAt(theme, at);
          return field === null ? null : (
            <ValueField key={at} label={`${titleOf(token)}, ${name}`} name="theme.json" at={at} onEnter={setEntered} {...field}>
              <Contrast theme={name} token={token} />
            </ValueField>
          );
        }),
      )}
      {shapes.map((token) => {
        const field = fieldAt(theme, `/shape/${token}`);
        return (
          field && (
            <ValueField
              key={token}
              label={titleOf(token)}
              name="theme.json"
              at={`/shape/${token}`}
              onEnter={setEntered}
              {...field}
            />
          )
        );
      })}
      <PlatformFacts element={element} flags={[...new Set(flags)]} hook={hook} />
    </section>
  );
}
