import { useTranslation } from 'react-i18next';
import { Fetched } from '#engine/react/Fetched.tsx';
import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import type { PublishedFilter } from '#engine/records/panels.ts';
import { type FilterValues, LONGEST_TEXT } from '../useRecords.ts';
import { DayFilter } from './DayFilter.tsx';
import { SelectFilter } from './SelectFilter.tsx';
import { TextFilter } from './TextFilter.tsx';
import { useOptionLabel } from './useOptionLabel.ts';

/** Few filters have the values of a read. */
const readSelect = lazyEntry(async () => (await import('./ReadSelect.tsx')).ReadSelect);

interface Props {
  filter: PublishedFilter;
  value: string;
  /** A text that is not applied yet. */
  typed: string | undefined;
  /** More was typed than the platform accepts. */
  isTooLong: boolean;
  onChange: (changed: FilterValues) => void;
}

/** The control of one filter. */
export function RecordFilter({ filter, value, typed, isTooLong, onChange }: Props) {
  const { t } = useTranslation('records');
  const { name, kind, label, options, from, default: initial = '', longest = LONGEST_TEXT } = filter;
  const labelOf = useOptionLabel(name);
  if (kind === 'dateRange') {
    return <DayFilter name={name} label={t(label)} value={value} isOptional={initial === ''} onChange={onChange} />;
  }
  if (kind === 'text') {
    const error = isTooLong ? t('text_too_long', { most: longest }) : null;
    return <TextFilter label={t(label)} name={name} value={value} typed={typed} error={error} />;
  }
  const own = options.map((option) => ({ value: option, label: labelOf(option) }));
  const select = <SelectFilter filter={filter} options={own} value={value} onChange={onChange} />;
  if (from === undefined) return select;
  const props = { filter, from, value, onChange };
  return <Fetched name="records/choices" entry={readSelect} props={props} loading={select} failed={() => select} />;
}
