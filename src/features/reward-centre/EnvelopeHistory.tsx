import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublishedRecords } from '#engine/records/panels.ts';
import { RecordsView } from '#parts/records/RecordsView.tsx';

const records: PublishedRecords = {
  call: 'redEnvelopes',
  fixed: {},
  filters: [{ name: 'date', label: 'records:date', kind: 'dateRange', default: 'last30', options: [] }],
  cards: [],
  columns: [
    { name: 'time', label: 'records:time', format: 'dateTime', place: 'title' },
    { name: 'amount', label: 'records:amount', format: 'money', total: true, place: 'value' },
  ],
  detail: [{ name: 'referenceNumber', label: 'records:referenceNumber', format: 'text' }],
  actions: [],
  sortable: ['time', 'amount'],
  pageSize: 10,
  export: false,
};

/** The envelopes that were opened, by the one renderer of records. */
export function EnvelopeHistory() {
  const { t } = useTranslation('reward-centre');
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [page, setPage] = useState(1);
  return (
    <RecordsView
      records={records}
      caption={t('envelope_history_tab')}
      name="redEnvelopes"
      list="redEnvelopes"
      values={values}
      page={page}
      onFilter={(changed) => {
        setValues({ ...values, ...changed });
        setPage(1);
      }}
      onSort={(sort, order) => {
        setValues({ ...values, sort, order });
        setPage(1);
      }}
      onPage={setPage}
      onState={ignored}
    />
  );
}

/** The modal has no state of its own to report. */
const ignored = () => undefined;
