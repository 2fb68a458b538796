import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RedeemStatus } from '#contract/types.ts';
import { formatDateTime } from '#engine/dates/dates.ts';
import { type DayPreset, dayOf, dayPresets, isDayPreset, presetRange, timeSpan } from '#state/filters/dayRange.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { useRead } from '#state/reads/useRead.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { DateFilter } from '#ui/controls/DateFilter.tsx';
import { Pagination } from '#ui/data/Pagination.tsx';
import { RecordTable } from '#ui/data/RecordTable.tsx';
import { SelectField } from '#ui/controls/SelectField.tsx';
import styles from './PointMallPage.module.css';
import { RecordStates } from './RecordStates.tsx';
import { usePageLabels } from '#state/navigation/usePageLabels.ts';
import { usePointWords } from './usePointWords.ts';

const PAGE_SIZE = 10;
const tones = { in_process: 'info', approved: 'ok', rejected: 'error' } as const satisfies Record<RedeemStatus, string>;
const statuses = Object.keys(tones) as RedeemStatus[];

/** Presets of past days only. */
const presets = (Object.keys(dayPresets) as DayPreset[]).filter((preset) => preset.startsWith('previous'));

/** Every exchange of the member, by date and status. */
export function ExchangeHistory() {
  const { brand, client } = usePortal();
  const { t, i18n } = useTranslation('point-mall');
  const words = usePointWords();
  const labels = usePageLabels();
  const [page, setPage] = useState(1);
  const [status, setStatus] = useState<RedeemStatus | ''>('');
  const [when, setWhen] = useState('any');
  const [own, setOwn] = useState({ from: '', to: '' });
  const zone = brand.timeZone;
  const range = isDayPreset(when)
    ? presetRange(when, dayOf(client.clock.now(), zone))
    : when === 'own'
      ? own
      : { from: '', to: '' };
  const records = useRead('redeemPointList', {
    pageNo: page,
    pageSize: PAGE_SIZE,
    ...(status === '' ? {} : { status }),
    ...timeSpan(range, zone),
  });
  const isFiltered = status !== '' || when !== 'any';
  const changed =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setPage(1);
    };
  const kind = (type: string) => (i18n.exists(`point-mall:type_${type}`) ? t(`type_${type}`) : type);

  return (
    <>
      <div className={styles.filters}>
        <SelectField
          label={t('status')}
          options={[{ value: '', label: t('all') }, ...statuses.map((value) => ({ value, label: t(`status_${value}`) }))]}
          value={status}
          onChange={changed((value: string) => setStatus(value as RedeemStatus | ''))}
        />
        <DateFilter
          label={t('dates')}
          presets={['any', ...presets, 'own'].map((value) => ({ value, label: t(`when_${value}`) }))}
          value={when}
          onPreset={changed(setWhen)}
          days={own}
          dayLabels={{ from: t('day_from'), to: t('day_to') }}
          onDay={(end, day) => changed(setOwn)({ ...own, [end]: day })}
        />
      </div>
      <RecordStates read={records} isEmpty={records.data?.rows.length === 0} isFiltered={isFiltered} what="history">
        <RecordTable
          caption={t('view_history')}
          columns={[
            { key: 'referenceNumber', label: t('reference'), place: 'note' },
            { key: 'applyTime', label: t('time'), place: 'subtitle' },
            { key: 'type', label: t('type') },
            { key: 'name', label: t('reward'), place: 'title' },
            { key: 'quantity', label: t('quantity'), numeric: true },
            { key: 'status', label: t('status'), place: 'value' },
            { key: 'pointsBalance', label: t('balance_after'), numeric: true },
            { key: 'remark', label: t('remark'), place: 'foot' },
          ]}
          rows={(records.data?.rows ?? []).map((record) => ({
            id: record.referenceNumber,
            cells: {
              referenceNumber: <span className="num">{record.referenceNumber}</span>,
              applyTime: <span className="num">{formatDateTime(record.applyTime, { timeZone: zone })}</span>,
              type: kind(record.type),
              name: (
                <>
                  {record.name}
                  <span className={`num ${styles.times}`}> × {words.number(record.quantity)}</span>
                </>
              ),
              quantity: words.number(record.quantity),
              status: <Badge tone={tones[record.status]}>{t(`status_${record.status}`)}</Badge>,
              pointsBalance: words.number(record.pointsBalance),
              remark: record.remark,
            },
          }))}
        />
        <Pagination page={page} pageCount={records.data?.totalPages ?? 0} onChange={setPage} labels={labels} />
      </RecordStates>
    </>
  );
}
