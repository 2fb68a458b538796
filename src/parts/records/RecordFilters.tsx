import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublishedFilter, PublishedRecords } from '#engine/records/panels.ts';
import { Button } from '#ui/actions/Button.tsx';
import { RecordFilter } from './filters/RecordFilter.tsx';
import styles from './RecordFilters.module.css';
import { type FilterValues, filteredCount, LONGEST_TEXT, resetValues, valueOf } from './useRecords.ts';

/** More controls than these fold on a phone, where they would fill the first screen. */
const MOST_IN_ROW = 2;

interface Props {
  records: Pick<PublishedRecords, 'filters'>;
  values: FilterValues;
  /** Something else stands in its place; what was typed stays. */
  isHidden?: boolean;
  /** Values that changed; an empty one takes the default. */
  onChange: (changed: FilterValues) => void;
}

/** The filter bar: lists and days apply at once, typed text with Enter or the search button. A phone shows the first, and the others on request. */
export function RecordFilters({ records, values, isHidden = false, onChange }: Props) {
  const { t } = useTranslation('records');
  const rest = useId();
  const [isOpen, setOpen] = useState(false);
  // tabs stand above the bar, and a reset leaves them
  const bar = { filters: records.filters.filter((filter) => filter.as !== 'tabs') };
  const [first, ...others] = bar.filters;
  const texts = bar.filters.filter(({ kind }) => kind === 'text');
  const folds = bar.filters.length + Math.min(1, texts.length) > MOST_IN_ROW;
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
    <RecordFilter
      key={filter.name}
      filter={filter}
      value={valueOf(records, values, filter.name)}
      isTooLong={tooLong.includes(filter.name)}
      onChange={onChange}
    />
  );
  if (first === undefined) return null;
  return (
    <form
      className={styles.filters}
      data-folds={folds || undefined}
      role="search"
      hidden={isHidden}
      onSubmit={(event) => {
        event.preventDefault();
        search(event.currentTarget);
      }}
      onReset={() => {
        setTooLong([]);
        onChange(resetValues(bar));
      }}
    >
      {control(first)}
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
        {filteredCount(bar, values) > 0 && (
          <Button type="reset" variant="text">
            {t('reset')}
          </Button>
        )}
      </div>
    </form>
  );
}
