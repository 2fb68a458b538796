import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublishedFilter, PublishedRecords } from '#engine/records/panels.ts';
import { isRecordPreset, recordPresets } from '#engine/records/recordPresets.ts';
import { dayOf } from '#state/filters/dayRange.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { DateFilter } from '#ui/controls/DateFilter.tsx';
import { SelectField } from '#ui/controls/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { daysOf, spanError, spanText } from './recordDates.ts';
import styles from './RecordFilters.module.css';
import { ALL, type FilterValues, filteredCount, resetValues, valueOf } from './useRecords.ts';

/** Most characters of a text that the contract does not limit. */
const LONGEST_TEXT = 64;
/** More controls than these fold on a phone, where they would fill the first screen. */
const MOST_IN_ROW = 2;

interface Props {
  records: Pick<PublishedRecords, 'filters'>;
  values: FilterValues;
  /** Values that changed; an empty one takes the default. */
  onChange: (changed: FilterValues) => void;
}

/** The filter bar: lists and days apply at once, typed text with Enter or the search button. A phone shows the first, and the others on request. */
export function RecordFilters({ records, values, onChange }: Props) {
  const { t } = useTranslation('records');
  const rest = useId();
  const [isOpen, setOpen] = useState(false);
  const [first, ...others] = records.filters;
  const texts = records.filters.filter(({ kind }) => kind === 'text');
  const folds = records.filters.length + Math.min(1, texts.length) > MOST_IN_ROW;
  const set = filteredCount({ filters: others }, values);
  const [tooLong, setTooLong] = useState<readonly string[]>([]);
  const search = (form: HTMLFormElement) => {
    const data = new FormData(form);
    const typed = texts.map(({ name, longest = LONGEST_TEXT }) => ({ name, text: String(data.get(name) ?? '').trim(), longest }));
    const wrong = typed.filter(({ text, longest }) => text.length > longest).map(({ name }) => name);
    setTooLong(wrong);
    if (wrong.some((name) => name !== first?.name)) setOpen(true);
    if (wrong.length === 0) onChange(Object.fromEntries(typed.map(({ name, text }) => [name, text])));
  };
  const control = (filter: PublishedFilter) => (
    <Filter
      key={filter.name}
      filter={filter}
      value={valueOf(records, values, filter.name)}
      isTooLong={tooLong.includes(filter.name)}
      onChange={onChange}
    />
  );
  return (
    <form
      className={styles.filters}
      data-folds={folds || undefined}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        search(event.currentTarget);
      }}
      onReset={() => {
        setTooLong([]);
        onChange(resetValues(records));
      }}
    >
      {first && control(first)}
      {folds && (
        <Button
          className={styles.fold}
          variant="outline"
          icon="sliders-horizontal"
          aria-expanded={isOpen}
          aria-controls={rest}
          onClick={() => setOpen(!isOpen)}
        >
          {t('filters')}
          {set > 0 && ` (${set})`}
        </Button>
      )}
      {/* a search reads all fields: they stay in the page */}
      <div id={rest} className={styles.rest} data-open={isOpen || undefined}>
        {others.map(control)}
        {texts.length > 0 && (
          <Button type="submit" variant="secondary" icon="search">
            {t('search')}
          </Button>
        )}
        {filteredCount(records, values) > 0 && (
          <Button type="reset" variant="text">
            {t('reset')}
          </Button>
        )}
      </div>
    </form>
  );
}

interface FilterProps {
  filter: PublishedFilter;
  value: string;
  /** More was typed than the platform accepts. */
  isTooLong: boolean;
  onChange: (changed: FilterValues) => void;
}

function Filter({
  filter: { name, kind, label, options, default: initial = '', required = false, longest = LONGEST_TEXT },
  value,
  isTooLong,
  onChange,
}: FilterProps) {
  const { t, i18n } = useTranslation('records');
  if (kind === 'dateRange') {
    return <DayFilter name={name} label={t(label)} value={value} isOptional={initial === ''} onChange={onChange} />;
  }
  if (kind === 'text') {
    const error = isTooLong ? t('text_too_long', { most: longest }) : null;
    return <TextField label={t(label)} name={name} defaultValue={value} error={error} />;
  }
  // where one value is the default, all have a value of their own
  const all = initial === '' ? '' : ALL;
  const word = (option: string) => (i18n.exists(`records:${name}_${option}`) ? t(`${name}_${option}`) : option);
  return (
    <SelectField
      name={name}
      label={t(label)}
      options={[
        ...(required ? [] : [{ value: all, label: t('all') }]),
        ...options.map((option) => ({ value: option, label: word(option) })),
      ]}
      value={value === '' || value === ALL ? all : value}
      onChange={(chosen) => onChange({ [name]: chosen })}
    />
  );
}

function DayFilter({
  name,
  label,
  value,
  isOptional,
  onChange,
}: {
  name: string;
  label: string;
  value: string;
  /** All days can be chosen. */
  isOptional: boolean;
  onChange: FilterProps['onChange'];
}) {
  const { t } = useTranslation('records');
  const { brand, client } = usePortal();
  const days = daysOf(value, dayOf(client.clock.now(), brand.timeZone));
  const [typed, setTyped] = useState(days);
  const [seen, setSeen] = useState(value);
  // Back, Forward and links change the days, too
  if (value !== seen) {
    setSeen(value);
    if (value !== spanText(typed)) setTyped(days);
  }
  const preset = value === '' ? 'any' : isRecordPreset(value) ? value : 'own';
  const shown = preset === 'own' ? typed : days;
  const error = preset === 'own' ? spanError(shown) : null;
  return (
    <div className={styles.days}>
      <DateFilter
        name={name}
        label={label}
        presets={[...(isOptional ? ['any'] : []), ...Object.keys(recordPresets), 'own'].map((one) => ({
          value: one,
          label: t(`when_${one}`),
        }))}
        value={preset}
        onPreset={(chosen) => {
          setTyped(days);
          onChange({ [name]: chosen === 'own' ? spanText(days) : chosen === 'any' ? '' : chosen });
        }}
        days={shown}
        dayLabels={{ from: t('day_from'), to: t('day_to') }}
        onDay={(end, day) => {
          const next = { ...shown, [end]: day };
          setTyped(next);
          onChange({ [name]: spanText(next) });
        }}
      />
      {error !== null && (
        <p className={styles.error} role="alert">
          {t(`days_${error}`)}
        </p>
      )}
    </div>
  );
}
