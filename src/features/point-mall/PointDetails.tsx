import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#engine/dates/dates.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { useRead } from '#state/reads/useRead.ts';
import { Pagination } from '#ui/data/Pagination.tsx';
import { RecordTable } from '#ui/data/RecordTable.tsx';
import { RecordStates } from './RecordStates.tsx';
import { usePageLabels } from '#state/navigation/usePageLabels.ts';
import { usePointWords } from './usePointWords.ts';

const PAGE_SIZE = 10;

/** Every change of the points balance. */
export function PointDetails() {
  const { brand } = usePortal();
  const { t, i18n } = useTranslation('point-mall');
  const words = usePointWords();
  const labels = usePageLabels();
  const [page, setPage] = useState(1);
  const changes = useRead('pointDetails', { pageNo: page, pageSize: PAGE_SIZE });
  const kind = (type: string) => (i18n.exists(`point-mall:change_${type}`) ? t(`change_${type}`) : type);
  return (
    <RecordStates read={changes} isEmpty={changes.data?.rows.length === 0} isFiltered={false} what="details">
      <RecordTable
        caption={t('view_details')}
        columns={[
          { key: 'time', label: t('time'), place: 'subtitle' },
          { key: 'type', label: t('type'), place: 'title' },
          { key: 'change', label: t('change'), numeric: true, place: 'value' },
          { key: 'balance', label: t('balance_after'), numeric: true, place: 'note' },
          { key: 'remark', label: t('remark'), place: 'foot' },
        ]}
        rows={(changes.data?.rows ?? []).map((row, index) => ({
          id: `${row.time} ${row.type} ${index}`,
          cells: {
            time: <span className="num">{formatDateTime(row.time, { timeZone: brand.timeZone })}</span>,
            type: kind(row.type),
            change: <strong>{words.change(row.change)}</strong>,
            balance: words.number(row.balance),
            remark: row.remark,
          },
        }))}
      />
      <Pagination page={page} pageCount={changes.data?.totalPages ?? 0} onChange={setPage} labels={labels} />
    </RecordStates>
  );
}
