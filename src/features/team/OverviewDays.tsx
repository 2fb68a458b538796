import { useTranslation } from 'react-i18next';
import type { AgentDay } from '#contract/types.ts';
import { sumAmounts } from '#engine/money/sumAmounts.ts';
import { describeValue } from '#engine/records/formats.ts';
import { useMoney } from '#parts/money/useMoney.ts';
import { useCellFormat } from '#parts/records/useCellFormat.ts';
import { dayOf } from '#state/panels/dayRange.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { RecordTable } from '#ui/records/RecordTable.tsx';
import type { Series } from './figures.ts';

interface Props {
  shown: Series;
  title: string;
  now: readonly AgentDay[];
  before: readonly AgentDay[];
}

/** The chart as a table, the latest day first, with the difference of each day. */
export function OverviewDays({ shown, title, now, before }: Props) {
  const { brand } = usePortal();
  const { t } = useTranslation('agent-overview');
  const money = useMoney();
  const format = useCellFormat();
  const rows = now.map((day, index) => {
    const other = before[index];
    const was = other?.[shown];
    const change = was === undefined ? null : sumAmounts(day[shown], was.startsWith('-') ? was.slice(1) : `-${was}`);
    return {
      id: String(day.time),
      cells: {
        day: dayOf(day.time, brand.timeZone),
        now: money(day[shown]),
        otherDay: other === undefined ? '\u2013' : dayOf(other.time, brand.timeZone),
        before: was === undefined ? '\u2013' : money(was),
        change: describeValue('signedMoney', change ?? undefined, format, 'change').text,
      },
    };
  });
  return (
    <RecordTable
      caption={title}
      columns={[
        { key: 'day', label: t('day') },
        { key: 'now', label: t(shown), numeric: true },
        { key: 'otherDay', label: t('compared_with') },
        { key: 'before', label: t('before'), numeric: true },
        { key: 'change', label: t('difference'), numeric: true },
      ]}
      rows={rows.toReversed()}
    />
  );
}
