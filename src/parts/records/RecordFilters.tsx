import { type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublishedFilter, PublishedRecords } from '#engine/records/panels.ts';
import { isRecordPreset } from '#engine/records/recordPresets.ts';
import { Button } from '#ui/actions/Button.tsx';
import { useFocusHeir } from '#ui/dom/useFocusHeir.ts';
import { useNarrow } from '#ui/media/useNarrow.ts';
import { RecordFilter } from './filters/RecordFilter.tsx';
import { useFitting } from './filters/useFitting.ts';
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
  /** Buttons at the end of the row. */
  end?: ReactNode;
}

/**
 * The filter bar: lists and days apply at once, typed text with Enter or the search button. What its row has no room for stands
 * below it on request; the buttons stay in the row. A phone has the first filter in the row.
 */
export function RecordFilters({ records, values, isHidden = false, onChange, end }: Props) {
  const { t } = useTranslation('records');
  const rest = useId();
  const form = useRef<HTMLFormElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isNarrow = useNarrow(true) === true;
  // tabs stand above the bar, and a reset leaves them
  const bar = { filters: records.filters.filter((filter) => filter.as !== 'tabs') };
  const texts = bar.filters.filter(({ kind }) => kind === 'text');
  const fit = useFitting(
    form,
    bar.filters.map((filter) => weightOf(filter, valueOf(records, values, filter.name))),
  );
  const all = bar.filters.length;
  const inRow = isNarrow ? (all + Math.min(1, texts.length) > MOST_IN_ROW ? 1 : all) : fit;
  const others = bar.filters.slice(inRow);
  const folds = others.length > 0;
  const set = filteredCount({ filters: others }, values);
  const [drafts, setDrafts] = useState<FilterValues>({});
  const [tooLong, setTooLong] = useState<readonly string[]>([]);
  const search = (typedIn: HTMLFormElement) => {
    const data = new FormData(typedIn);
    const typed = texts.map(({ name, longest = LONGEST_TEXT }) => ({ name, text: String(data.get(name) ?? '').trim(), longest }));
    const wrong = typed.filter(({ text, longest }) => text.length > longest).map(({ name }) => name);
    setTooLong(wrong);
    if (others.some(({ name }) => wrong.includes(name))) setOpen(true);
    if (wrong.length > 0) return;
    setDrafts({});
    onChange(Object.fromEntries(typed.map(({ name, text }) => [name, text])));
  };
  const control = (filter: PublishedFilter) => (
    <RecordFilter
      key={filter.name}
      filter={filter}
      value={valueOf(records, values, filter.name)}
      typed={drafts[filter.name]}
      isTooLong={tooLong.includes(filter.name)}
      onChange={onChange}
    />
  );
  if (all === 0) return null;
  const buttons = (
    <>
      {texts.length > 0 && (
        <Button type="submit" variant="secondary" icon="search">
          {t('search')}
        </Button>
      )}
      {filteredCount(bar, values) > 0 && <Reset />}
    </>
  );
  return (
    <form
      ref={form}
      className={styles.filters}
      role="search"
      hidden={isHidden}
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement && target.type !== 'date') setDrafts({ ...drafts, [target.name]: target.value });
      }}
      onSubmit={(event) => {
        event.preventDefault();
        search(event.currentTarget);
      }}
      onReset={() => {
        setTooLong([]);
        setDrafts({});
        onChange(resetValues(bar));
      }}
    >
      {/* a search reads all fields: they stay in the page */}
      <div className={styles.row}>{bar.filters.slice(0, inRow).map(control)}</div>
      <div className={styles.buttons} data-buttons="">
        {folds && (
          <Button
            data-unfolds=""
            variant="outline"
            icon="sliders-horizontal"
            aria-expanded={isOpen}
            aria-controls={rest}
            onClick={() => setOpen(!isOpen)}
          >
            {t(isNarrow ? 'filters' : 'more_filters')}
            {set > 0 && ` (${set})`}
          </Button>
        )}
        {!(isNarrow && folds) && buttons}
        {end}
      </div>
      <div id={rest} className={styles.rest} hidden={folds && !isOpen}>
        {others.map(control)}
        {isNarrow && folds && buttons}
      </div>
    </form>
  );
}

/** Goes once nothing is set. */
function Reset() {
  const { t } = useTranslation('records');
  const button = useRef<HTMLButtonElement>(null);
  useFocusHeir(button);
  return (
    <Button ref={button} type="reset" variant="text">
      {t('reset')}
    </Button>
  );
}

/** How many controls wide a filter is: days of one's own are three. */
const weightOf = ({ kind }: PublishedFilter, value: string): number =>
  kind === 'dateRange' && value !== '' && !isRecordPreset(value) ? 3 : 1;
