import { useId } from 'react';
import controls from '#preview/controls/controls.module.css';
import type { Choices } from './calls.ts';
import { Colours } from './Colours.tsx';
import styles from './fields.module.css';
import { Field } from './Field.tsx';
import { Hosts } from './Hosts.tsx';
import { Step } from './Step.tsx';
import type { NewBrandForm } from './useNewBrand.ts';

export interface StepProps {
  form: NewBrandForm;
  choices: Choices;
}

/** All steps, in order. */
export function Steps({ form, choices }: StepProps) {
  return (
    <>
      <NameStep form={form} />
      <KindStep form={form} choices={choices} />
      <MarketStep form={form} choices={choices} />
      <LanguageStep form={form} choices={choices} />
      <Colours form={form} />
      <Hosts form={form} />
      <MoreAnswers form={form} />
    </>
  );
}

function NameStep({ form: { given, review, faults, give } }: Pick<StepProps, 'form'>) {
  return (
    <Step number={1} title="Name">
      <div className={styles.pair}>
        <Field
          label="Name that players see"
          value={given.name ?? ''}
          otherwise={review?.answers.name}
          fault={faults.name}
          onChange={(text) => give({ name: text === '' ? undefined : text })}
        />
        <Field
          label="Folder"
          before="brands/"
          value={given.id ?? ''}
          otherwise={review?.answers.id}
          fault={faults.id}
          onChange={(text) => give({ id: text === '' ? undefined : text })}
        />
      </div>
    </Step>
  );
}

function KindStep({ form: { given, review, faults, give }, choices }: StepProps) {
  const name = useId();
  const chosen = given.kind ?? review?.answers.kind ?? 'casino';
  return (
    <Step number={2} title="Kind" fault={faults.kind}>
      <div className={styles.cards} data-columns="4">
        {choices.kinds.map((kind) => (
          <label key={kind.name} className={styles.card}>
            <input type="radio" name={name} checked={chosen === kind.name} onChange={() => give({ kind: kind.name })} />
            <b>{kind.name[0]?.toUpperCase() + kind.name.slice(1)}</b>
            <small>{kind.what}</small>
          </label>
        ))}
      </div>
    </Step>
  );
}

/** Rules of a market that its card shows. */
const SHOWN_RULES = 2;

function MarketStep({ form: { given, faults, give }, choices }: StepProps) {
  const name = useId();
  const chosen = given.market ?? '';
  const none = { code: '', name: 'No market', rules: ['no demands are written, and none is judged'] };
  // what the market decides is taken from the next one, unless it was typed
  const choose = (market: string) =>
    give({ market: market === '' ? undefined : market, languages: undefined, default: undefined });
  return (
    <Step number={3} title="Market" fault={faults.market}>
      <div className={styles.cards} data-columns="2">
        {[...choices.markets, none].map(({ code, name: market, rules }) => (
          <label key={code} className={styles.card}>
            <input type="radio" name={name} checked={chosen === code} onChange={() => choose(code)} />
            <b>{market}</b>
            <ul>
              {rules.slice(0, SHOWN_RULES).map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
              {rules.length > SHOWN_RULES && <li>and {rules.length - SHOWN_RULES} more</li>}
            </ul>
          </label>
        ))}
      </div>
    </Step>
  );
}

const codesOf = (text: string | undefined): string[] => (text ?? '').split(/[\s,]+/).filter((code) => code !== '');

function LanguageStep({ form: { given, review, faults, give }, choices }: StepProps) {
  const id = useId();
  const chosen = codesOf(given.languages ?? review?.answers.languages);
  const main = given.default ?? review?.answers.default ?? '';
  const toggle = (code: string, on: boolean) => {
    const next = choices.languages.map((language) => language.code).filter((one) => (one === code ? on : chosen.includes(one)));
    give({ languages: next.join(','), default: next.includes(main) ? given.default : undefined });
  };
  return (
    <Step number={4} title="Languages" fault={faults.languages ?? faults.default}>
      <div className={styles.chips}>
        {choices.languages.map(({ code, nativeName }) => (
          <label key={code} className={styles.chip}>
            <input type="checkbox" checked={chosen.includes(code)} onChange={({ target }) => toggle(code, target.checked)} />
            {nativeName}
          </label>
        ))}
      </div>
      <div className={styles.inline}>
        <label htmlFor={id}>Main language</label>
        <select id={id} className={controls.input} value={main} onChange={({ target }) => give({ default: target.value })}>
          {choices.languages
            .filter(({ code }) => chosen.includes(code) || code === main)
            .map(({ code, nativeName }) => (
              <option key={code} value={code}>
                {nativeName}
              </option>
            ))}
        </select>
      </div>
    </Step>
  );
}

const more = [
  ['currency', 'Currency'],
  ['merchant', "The platform's merchant code"],
  ['holder', 'Licence holder'],
  ['licence', 'Licence number'],
  ['authority', 'Licence authority'],
  ['address', 'Registered address'],
] as const;

function MoreAnswers({ form: { given, review, faults, give } }: Pick<StepProps, 'form'>) {
  const isWrong = more.some(([name]) => faults[name] !== undefined);
  return (
    <details className={styles.more} open={isWrong || undefined}>
      <summary>Currency, merchant and licence</summary>
      <div className={styles.pair}>
        {more.map(([name, label]) => (
          <Field
            key={name}
            label={label}
            value={given[name] ?? ''}
            otherwise={review?.answers[name]}
            fault={faults[name]}
            onChange={(text) => give({ [name]: text === '' ? undefined : text })}
          />
        ))}
      </div>
    </details>
  );
}
