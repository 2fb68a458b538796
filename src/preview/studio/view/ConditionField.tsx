import { useId } from 'react';
import type { Condition } from '#contract/types.ts';
import { isJsonObject, type Json, type JsonObject } from '#engine/brand/json.ts';
import controls from '#preview/controls/controls.module.css';
import { type ConditionKey, conditionKeys } from '../model/conditionKeys.ts';
import { ownCondition, wantedOf, withWanted } from '../model/conditions.ts';
import { schemaAt } from '../model/schema.ts';
import { useStudioState } from '../state/StudioProvider.tsx';
import type { AskedValue } from './Reach.tsx';
import styles from './Studio.module.css';
import values from './Values.module.css';
import { useValue } from '../state/useValue.ts';
import { WhoSees } from './WhoSees.tsx';

interface Props {
  label: string;
  /** The file in the brand's folder, and the pointer of the condition there. */
  name: string;
  at: string;
  onEnter: (value: AskedValue) => void;
}

const words: Record<ConditionKey, string> = {
  flag: 'Flag on',
  role: 'Role',
  route: 'Page',
  device: 'Device',
  locale: 'Language',
};

/** The texts that the schema of a key of conditions allows. */
function listedIn(schema: JsonObject | undefined): string[] {
  const forms = Array.isArray(schema?.['anyOf']) ? schema['anyOf'].filter(isJsonObject) : [];
  const choices = forms.map((form) => form['enum']).find((list) => Array.isArray(list)) as Json[] | undefined;
  return (choices ?? []).filter((choice): choice is string => typeof choice === 'string');
}

/** Rows that must all hold, of values of which one must; beside them who sees the thing now. */
export function ConditionField({ label, name, at, onEnter }: Props) {
  const id = useId();
  const edited = useValue(name, at);
  const { brand } = useStudioState((state) => state.resolved);
  const { schemas } = useStudioState(({ bundle }) => bundle);
  const schema = schemaAt(schemas[name.replace('.json', '')] ?? {}, at);
  const { value, below, origin, error, changed } = edited;
  const condition = isJsonObject(value) ? value : {};
  const properties = isJsonObject(schema?.['properties']) ? (schema['properties'] as Record<string, JsonObject>) : {};
  const options: Record<ConditionKey, readonly string[]> = {
    flag: Object.keys(brand.flags),
    role: listedIn(properties['role']),
    route: Object.keys(brand.layout.routes),
    device: listedIn(properties['device']),
    locale: brand.languages.supported,
  };
  const rows = conditionKeys.filter((key) => condition[key] !== undefined);
  const write = (key: ConditionKey, wanted: readonly string[]) => {
    edited.set(ownCondition(withWanted(condition, key, wanted), below()));
    edited.rest();
  };
  const small = `${controls.button} ${controls.small}`;
  return (
    <fieldset
      className={styles.field}
      data-changed={changed ? '' : undefined}
      aria-describedby={error === null ? undefined : `${id}-error`}
      onFocus={() => onEnter({ label, name, at })}
    >
      <legend className={styles.name}>
        {label} {rows.length === 0 ? 'always' : 'all of these hold'}
      </legend>
      {origin !== null && rows.length > 0 && (
        <p className={controls.code}>
          {origin.file.replace('brands/', '')}:{origin.line}
        </p>
      )}
      {rows.map((key) => {
        const wanted = wantedOf(condition, key);
        const left = options[key].filter((option) => !wanted.includes(option));
        return (
          <div key={key} className={values.rule} role="group" aria-label={words[key]}>
            <span className={styles.name}>{words[key]}</span>
            {wanted.map((one, index) => (
              <span key={one} className={values.wanted}>
                {index > 0 && 'or '}
                <code>{one}</code>
                <button
                  type="button"
                  className={small}
                  aria-label={`Remove ${words[key].toLowerCase()} ${one}`}
                  onClick={() =>
                    write(
                      key,
                      wanted.filter((other) => other !== one),
                    )
                  }
                >
                  ×
                </button>
              </span>
            ))}
            {left.length > 0 && (
              <select
                className={controls.input}
                aria-label={`${words[key]}: or`}
                value=""
                onChange={({ target }) => write(key, [...wanted, target.value])}
              >
                <option value="">or…</option>
                {left.map((option) => (
                  <option key={option}>{option}</option>
                ))}
              </select>
            )}
          </div>
        );
      })}
      <div className={values.chips}>
        {conditionKeys
          .filter((key) => !rows.includes(key) && options[key].length > 0)
          .map((key) => (
            <select
              key={key}
              className={controls.input}
              aria-label={`Add a condition: ${words[key].toLowerCase()}`}
              value=""
              onChange={({ target }) => write(key, [target.value])}
            >
              <option value="">+ {words[key].toLowerCase()}</option>
              {options[key].map((option) => (
                <option key={option}>{option}</option>
              ))}
            </select>
          ))}
      </div>
      {error !== null && (
        <p id={`${id}-error`} className={styles.error}>
          Expected {error}
        </p>
      )}
      {rows.length > 0 && <WhoSees condition={condition as Condition} />}
    </fieldset>
  );
}
