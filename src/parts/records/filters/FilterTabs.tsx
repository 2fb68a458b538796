import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublishedFilter } from '#engine/records/panels.ts';
import { tabPanel } from '#ui/layout/tabPanel.ts';
import { Tabs } from '#ui/layout/Tabs.tsx';
import styles from '../Records.module.css';
import { ALL, type FilterValues } from '../useRecords.ts';
import { useOptionLabel } from './useOptionLabel.ts';

interface Props {
  filter: PublishedFilter;
  value: string;
  onChange: (changed: FilterValues) => void;
  /** What a tab shows. */
  children: ReactNode;
}

/** The values of a filter as tabs, all first. */
export function FilterTabs({
  filter: { name, label, options, default: initial = '', required = false },
  value,
  onChange,
  children,
}: Props) {
  const { t } = useTranslation('records');
  const labelOf = useOptionLabel(name);
  const selected = value === '' ? ALL : value;
  const id = `filter-${name}`;
  return (
    <>
      <Tabs
        id={id}
        label={t(label)}
        tabs={[
          ...(required ? [] : [{ value: ALL, label: t('all') }]),
          ...options.map((option) => ({ value: option, label: labelOf(option) })),
        ]}
        value={selected}
        onChange={(next) => onChange({ [name]: next === ALL && initial === '' ? '' : next })}
      />
      <div {...tabPanel(id, selected)} className={styles.view}>
        {children}
      </div>
    </>
  );
}
