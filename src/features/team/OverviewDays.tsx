import { useTranslation } from 'react-i18next';
import type { AgentDay } from '#contract/types.ts';
import { useMoney } from '#parts/money/useMoney.ts';
import { dayOf } from '#state/panels/dayRange.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { RecordTable } from '#ui/records/RecordTable.tsx';
import { series } from './chartShape.ts';

/** The figures of the chart as a table, the latest day first. */
export function OverviewDays({ days }: { days: readonly AgentDay[] }) {
  const { brand } = usePortal();
  const { t } = useTranslation(['agent-overview', 'records']);
  const money = useMoney();
  return (
    <RecordTable
      caption={t('chart')}
      columns={[{ key: 'time', label: t('day') }, ...series.map((name) => ({ key: name, label: t(name), numeric: true }))]}
      rows={days.toReversed().map((day) => ({
        id: String(day.time),
        cells: { time: dayOf(day.time, brand.timeZone), ...Object.fromEntries(series.map((name) => [name, money(day[name])])) },
      }))}
    />
  );
}
