import { useTranslation } from 'react-i18next';
import type { RecordOptions } from '#contract/types.ts';
import { optionsIn } from '#engine/records/options.ts';
import type { PublishedFilter } from '#engine/records/panels.ts';
import type { RequestOf } from '#platform/endpoints/endpoints.ts';
import { useRead } from '#state/reads/useRead.ts';
import { shortened } from '../shortened.ts';
import { ALL, type FilterValues } from '../useRecords.ts';
import { SelectFilter } from './SelectFilter.tsx';

interface Props {
  filter: PublishedFilter;
  from: RecordOptions;
  value: string;
  onChange: (changed: FilterValues) => void;
}

/** A select whose options are a read. A failed read is sent again when the list is opened. */
export function ReadSelect({ filter, from, value, onChange }: Props) {
  const { t } = useTranslation('records');
  // `check` has compared the call and its parameters with the contract; its name is data here
  const { data, isError, refetch } = useRead(from.call as 'gameVendor', from.request as RequestOf<'gameVendor'> | undefined);
  const isLoading = data === undefined && !isError;
  const known = optionsIn(data, from).map((option) => ({ ...option, label: shortened(option.label) }));
  const isKnown = value === '' || value === ALL || known.some((option) => option.value === value);
  const options = [
    ...known,
    // from an address, which may say anything: it is not repeated
    ...(isKnown ? [] : [{ value, label: t(isLoading ? 'portal:loading' : 'unlisted') }]),
    ...(isError && data === undefined ? [{ value: ' ', label: t('error_title'), disabled: true }] : []),
  ];
  return (
    <SelectFilter
      filter={filter}
      options={options}
      value={value}
      isLoading={isLoading}
      onChange={onChange}
      onFocus={isError ? refetch : undefined}
    />
  );
}
