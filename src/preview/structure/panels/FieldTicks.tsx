import { useId, useRef, useState } from 'react';
import type { RecordFormat } from '#engine/records/formats.ts';
import controls from '#preview/controls/controls.module.css';
import { SearchInput } from '#preview/controls/SearchInput.tsx';
import { OrderList } from '#preview/lists/OrderList.tsx';
import { titleOf } from '#preview/studio/model/words.ts';
import type { ListCall } from '../../../../tools/studio/listCalls.ts';
import { type FieldOffer, hasWords } from './callFields.ts';
import type { PanelFaults } from './panelEdits.ts';
import styles from './panels.module.css';
import { OwnLabel, Tick } from './Tick.tsx';
import { startField, type TypedField } from './typedPanel.ts';

interface Props {
  legend: string;
  /** What its faults begin with. */
  at: string;
  offers: readonly FieldOffer[];
  typed: readonly TypedField[];
  onChange: (typed: readonly TypedField[]) => void;
  /** A text of the shown language; null for an unknown key. */
  textOf: (key: string) => string | null;
  faults: PanelFaults;
  /** Names that come back as they were. */
  hidden?: readonly string[];
  /** The calls that have a field which is searched for, where another one can be used. */
  others?: { with: (wanted: string) => readonly ListCall[]; onUse: (call: ListCall) => void };
}

/** Fewer fields are seen at once. */
const MANY = 6;
/** So many other calls are offered. */
const MOST_CALLS = 3;

const FORMATS: Readonly<Record<RecordFormat, string>> = {
  text: 'text',
  money: 'amount',
  signedMoney: 'amount with sign',
  dateTime: 'date and time',
  day: 'day',
  status: 'status',
  percent: 'percent',
  count: 'number',
  signedCount: 'number with sign',
  terms: 'tiers of a contract',
  statuses: 'statuses',
};

/** The fields of a call, each with the format of its cell and, where the platform sends one, its sum. */
export function FieldTicks({ legend, at, offers, typed, onChange, textOf, faults, hidden = [], others }: Props) {
  const id = useId();
  const labelOf = (name: string) => (textOf(`records:${name}`) === null ? titleOf(name) : null);
  const titleFor = (name: string) => textOf(`records:${name}`) ?? titleOf(name);
  const isTicked = (name: string) => typed.some((one) => one.offer.name === name);
  // the last one that is ticked stands behind the others
  const put = (next: TypedField) => {
    const { name } = next.offer;
    onChange(isTicked(name) ? typed.map((one) => (one.offer.name === name ? next : one)) : [...typed, next]);
  };
  const order = (names: readonly string[]) => {
    const placed = names.flatMap((name) => typed.find((one) => one.offer.name === name) ?? []);
    onChange([...placed, ...typed.filter((one) => !placed.includes(one))]);
  };
  // what comes back has its place already
  const movable = typed.flatMap(({ offer: { name } }) => (hidden.includes(name) ? [] : [{ id: name, title: titleFor(name) }]));
  const fault = faults[at];
  const root = useRef<HTMLFieldSetElement>(null);
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = offers.filter((offer) => hasWords(offer, wanted) || titleFor(offer.name).toLowerCase().includes(wanted));
  // what is wrong stays in view
  const shown = offers.filter((offer) => found.includes(offer) || faults[`${at}/${offer.name}`] !== undefined);
  const elsewhere = found.length > 0 || others === undefined ? [] : others.with(wanted).slice(0, MOST_CALLS);
  const use = (call: ListCall) => {
    others?.onUse(call);
    // the field that was searched for is in the page after the next paint
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('li input')?.focus());
  };
  return (
    <fieldset ref={root} className={styles.part} aria-describedby={`${id}-fault`}>
      <legend className={styles.legend}>
        {legend}{' '}
        <span className={controls.hint}>
          {typed.length} of {offers.length}
        </span>
      </legend>
      <span className={styles.all}>
        <button
          type="button"
          className={`${controls.button} ${controls.small}`}
          onClick={() =>
            onChange(
              typed.length === offers.length
                ? []
                : [...typed, ...offers.filter(({ name }) => !isTicked(name)).map((offer) => startField(offer, labelOf))],
            )
          }
        >
          {typed.length === offers.length ? 'Tick none' : 'Tick all'}
        </button>
      </span>
      <p id={`${id}-fault`} className={styles.fault} role="alert">
        {fault}
      </p>
      {(offers.length > MANY || wanted !== '') && <SearchInput label={`Search ${at}`} value={search} onChange={setSearch} />}
      <div role="status" className={styles.lacks}>
        {found.length === 0 && wanted !== '' && <p>This call has no “{search.trim()}”.</p>}
        {elsewhere.map((call) => (
          <p key={call.name}>
            {call.words.replace(/\.$/, '')} has it.{' '}
            <button
              type="button"
              className={`${controls.button} ${controls.small}`}
              aria-label={`Use ${call.name}`}
              onClick={() => use(call)}
            >
              Use that call
            </button>
          </p>
        ))}
      </div>
      <ul className={styles.rows}>
        {shown.map((offer, index) => {
          const { name, words, formats, hasSum } = offer;
          const field = typed.find((one) => one.offer.name === name);
          const title = titleFor(name);
          const isHidden = hidden.includes(name);
          return (
            <Tick
              key={name}
              name={name}
              title={title}
              words={isHidden ? `${words} Comes back as it was.`.trim() : words}
              isTicked={field !== undefined}
              isWrong={fault !== undefined && index === 0}
              onTick={(isOn) =>
                isOn ? put(startField(offer, labelOf)) : onChange(typed.filter((one) => one.offer.name !== name))
              }
              below={
                field !== undefined &&
                !isHidden &&
                field.label !== null && (
                  <OwnLabel
                    title={title}
                    value={field.label}
                    fault={faults[`${at}/${name}`]}
                    onChange={(label) => put({ ...field, label })}
                  />
                )
              }
            >
              {field !== undefined && formats.length > 1 && !isHidden ? (
                <select
                  className={styles.small}
                  aria-label={`${title}, format`}
                  value={field.format}
                  onChange={({ target }) => put({ ...field, format: target.value as RecordFormat })}
                >
                  {formats.map((format) => (
                    <option key={format} value={format}>
                      {FORMATS[format]}
                    </option>
                  ))}
                </select>
              ) : (
                <span className={controls.hint}>{FORMATS[field?.format ?? formats[0]!]}</span>
              )}
              {hasSum && !isHidden && (
                <label className={styles.sum}>
                  <input
                    type="checkbox"
                    aria-label={`${title}, sum in the last row`}
                    checked={field?.total === true}
                    disabled={field === undefined}
                    onChange={({ target }) => field && put({ ...field, total: target.checked })}
                  />
                  Σ sum
                </label>
              )}
            </Tick>
          );
        })}
      </ul>
      {movable.length > 1 && (
        <>
          <p className={styles.subhead}>
            Order <span className={controls.hint}>drag a row, or Alt+↑ Alt+↓ on its buttons</span>
          </p>
          <OrderList label={`Order of ${at}`} items={movable} onOrder={order} />
        </>
      )}
    </fieldset>
  );
}
