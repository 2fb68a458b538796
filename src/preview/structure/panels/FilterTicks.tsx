import { recordPresets } from '#engine/records/recordPresets.ts';
import controls from '#preview/controls/controls.module.css';
import { titleOf } from '#preview/studio/model/words.ts';
import type { PanelFaults } from './panelEdits.ts';
import styles from './panels.module.css';
import { OwnLabel, Tick } from './Tick.tsx';
import type { TypedFilter } from './typedPanel.ts';

interface Props {
  legend: string;
  filters: readonly TypedFilter[];
  onChange: (filters: readonly TypedFilter[]) => void;
  textOf: (key: string) => string | null;
  faults: PanelFaults;
  /** Whether one that is not asked can have a value in every request. */
  canFix: boolean;
  /** Names that come back as they were. */
  hidden?: readonly string[];
}

/** The filters that a call takes, each with the value that it begins with, or that every request has. */
export function FilterTicks({ legend, filters, onChange, textOf, faults, canFix, hidden = [] }: Props) {
  const put = (next: TypedFilter) => onChange(filters.map((one) => (one.offer.name === next.offer.name ? next : one)));
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>
        {legend}{' '}
        <span className={controls.hint}>
          {canFix ? `the call takes ${filters.length}` : `${filters.length} more that the call takes`}
        </span>
      </legend>
      <p className={styles.fault} role="alert">
        {faults['filters']}
      </p>
      <ul className={styles.rows}>
        {filters.map((filter) => {
          const { offer, isAsked, label, value } = filter;
          const { name, kind, isRequired, canBeAsked, needsValue, values } = offer;
          const title = textOf(`records:${name}`) ?? titleOf(name);
          const isHidden = hidden.includes(name);
          const stays = isRequired ? 'Stays: the call refuses requests without it.' : '';
          const isDays = kind === 'dateRange';
          const fault = faults[`filters/${name}`];
          const isLabelWrong = fault !== undefined && label !== null && (label.trim() === '' || fault.startsWith('A label'));
          return (
            <Tick
              key={name}
              name={name}
              title={title}
              words={[offer.words, stays, isHidden ? 'Comes back as it was.' : ''].filter((one) => one !== '').join(' ')}
              isTicked={isAsked}
              isFixed={!canBeAsked || (isDays && isRequired)}
              onTick={(isTicked) => {
                const start = isDays ? 'last7' : needsValue ? (values[0] ?? '') : '';
                put({ ...filter, isAsked: isTicked, value: isTicked ? start : isRequired ? value : '' });
              }}
              below={
                <>
                  {isAsked && !isHidden && label !== null && (
                    <OwnLabel
                      title={title}
                      value={label}
                      fault={isLabelWrong ? fault : undefined}
                      onChange={(next) => put({ ...filter, label: next })}
                    />
                  )}
                  {fault !== undefined && !isLabelWrong && (
                    <p className={styles.fault} role="alert">
                      {fault}
                    </p>
                  )}
                </>
              }
            >
              {!isHidden && (isDays ? isAsked : kind === 'select' && (isAsked || canFix)) ? (
                <StartValue filter={filter} title={title} textOf={textOf} onValue={(next) => put({ ...filter, value: next })} />
              ) : (
                <span className={controls.hint}>{isDays ? 'days' : kind === 'text' ? 'text' : `one of ${values.length}`}</span>
              )}
            </Tick>
          );
        })}
      </ul>
    </fieldset>
  );
}

interface StartValueProps {
  filter: TypedFilter;
  title: string;
  textOf: (key: string) => string | null;
  onValue: (value: string) => void;
}

/** The value that a filter begins with or, where it is not asked, that every request has. */
function StartValue({ filter: { offer, isAsked, value }, title, textOf, onValue }: StartValueProps) {
  const { name, kind, values, isRequired, needsValue } = offer;
  const isDays = kind === 'dateRange';
  const options = isDays ? Object.keys(recordPresets) : values;
  const wordsOf = (one: string) => textOf(isDays ? `records:when_${one}` : `records:${name}_${one}`);
  const needsOne = isAsked ? needsValue : isRequired;
  const begin = isAsked ? 'begins with' : 'always';
  return (
    <select
      className={styles.small}
      aria-label={`${title}, ${begin}`}
      value={value}
      onChange={({ target }) => onValue(target.value)}
    >
      {!needsOne && <option value="">{isAsked ? (isDays ? 'All days' : 'begins with: all') : 'any'}</option>}
      {options.map((one) => (
        <option key={one} value={one}>
          {`${isDays ? '' : `${begin}: `}${wordsOf(one) ?? one}`}
        </option>
      ))}
    </select>
  );
}
