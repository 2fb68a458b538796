import { useTranslation } from 'react-i18next';
import type { PublishedFilter } from '#engine/records/panels.ts';
import { SelectField } from '#ui/controls/SelectField.tsx';
import { ALL, type FilterValues } from '../useRecords.ts';

interface Props {
  filter: PublishedFilter;
  options: readonly { value: string; label: string; disabled?: boolean }[];
  value: string;
  /** Whether its options are on their way. */
  isLoading?: boolean;
  onChange: (changed: FilterValues) => void;
  onFocus?: (() => void) | undefined;
}

/** A list of choices, and of all unless one is required. */
export function SelectFilter({
  filter: { name, label, from, default: initial = '', required = false },
  options,
  value,
  isLoading = false,
  onChange,
  onFocus,
}: Props) {
  const { t } = useTranslation('records');
  // where one value is the default, all have a value of their own
  const all = initial === '' ? '' : ALL;
  return (
    <SelectField
      name={name}
      data-read={from !== undefined || undefined}
      aria-busy={isLoading || undefined}
      label={t(label)}
      options={[...(required ? [] : [{ value: all, label: t('all') }]), ...options]}
      value={value === '' || value === ALL ? all : value}
      onChange={(chosen) => onChange({ [name]: chosen })}
      onFocus={onFocus}
    />
  );
}
