import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEngine } from '#engine/react/EngineProvider.tsx';
import { describeValue, isNumeric } from '#engine/records/formats.ts';
import { actionsOfRow, type PublishedRecords, shownRecords } from '#engine/records/panels.ts';
import type { PanelState } from '#engine/registry.ts';
import { EmptyArt } from '#parts/feedback/EmptyArt.tsx';
import { usePageLabels } from '#state/navigation/usePageLabels.ts';
import { EmptyState } from '#ui/content/EmptyState.tsx';
import { ErrorState } from '#ui/content/ErrorState.tsx';
import { Pagination } from '#ui/data/Pagination.tsx';
import { RecordTable } from '#ui/data/RecordTable.tsx';
import { RecordSkeleton } from '#ui/feedback/RecordSkeleton.tsx';
import { CellView } from './CellView.tsx';
import { ExportButton } from './ExportButton.tsx';
import { RecordCards } from './RecordCards.tsx';
import { RecordDetail } from './RecordDetail.tsx';
import { RecordFilters } from './RecordFilters.tsx';
import { RowActions } from './RowActions.tsx';
import styles from './Records.module.css';
import { useCellFormat } from './useCellFormat.ts';
import { type FilterValues, type RecordPage, type RecordRow, sortOf, useRecords } from './useRecords.ts';

interface Props {
  records: PublishedRecords;
  /** What the rows are. */
  caption: string;
  /** Name of an exported file. */
  name: string;
  values: FilterValues;
  page: number;
  /** Filters that changed; the page begins anew. */
  onFilter: (changed: FilterValues) => void;
  onPage: (page: number) => void;
  /** The column to sort by and the order; the page begins anew. */
  onSort: (column: string, order: 'asc' | 'desc') => void;
  /** Told of how the records stand. */
  onState: (state: PanelState) => void;
}

/** Filters, sums, table, paging, detail and export of one records call, in its four states. */
export function RecordsView({ records: described, caption, name, values, page, onFilter, onPage, onSort, onState }: Props) {
  const { conditions } = useEngine();
  const records = shownRecords(described, conditions);
  const { t } = useTranslation('records');
  const labels = usePageLabels();
  const { data, isPending, isFetching, isError, isAskable, refetch } = useRecords(records, values, page);
  const isEmpty = data?.rows.length === 0;
  const state: PanelState = !isAskable
    ? 'ready'
    : isPending
      ? 'loading'
      : isError && data === undefined
        ? 'error'
        : isEmpty
          ? 'empty'
          : 'ready';

  useEffect(() => onState(state), [onState, state]);

  const content = () => {
    if (!isAskable) return null;
    if (state === 'loading') {
      return (
        <div role="status" aria-label={t('portal:loading')}>
          <RecordSkeleton />
        </div>
      );
    }
    if (data === undefined) {
      const words = { title: t('error_title'), text: t('error_text'), retryLabel: t('portal:retry') };
      return <ErrorState {...words} retrying={isFetching} onRetry={refetch} />;
    }
    if (isEmpty) return <EmptyState art={<EmptyArt />} title={t('none_title')} text={t('none_text')} />;
    return (
      <>
        {records.cards.length > 0 && <RecordCards cards={records.cards} totals={data.totals ?? {}} />}
        <Table records={records} caption={caption} data={data} values={values} onSort={onSort} />
        <div className={styles.foot}>
          <span className="small muted num">{t('row_count', { count: data.total ?? data.rows.length })}</span>
          {records.export && <ExportButton records={records} values={values} name={name} />}
          <Pagination page={page} pageCount={data.totalPages} onChange={onPage} labels={labels} />
        </div>
      </>
    );
  };

  return (
    <div className={styles.view} aria-busy={isFetching}>
      <RecordFilters records={records} values={values} onChange={onFilter} />
      {content()}
    </div>
  );
}

/** A row's id: the first key that identifies it at the platform. */
const idOf = (row: RecordRow, index: number): string =>
  String(row['id'] ?? row['referenceNumber'] ?? row['orderNumber'] ?? index);

interface TableProps extends Pick<Props, 'records' | 'caption' | 'values' | 'onSort'> {
  data: RecordPage;
}

function Table({ records, caption, data, values, onSort }: TableProps) {
  const { t } = useTranslation('records');
  const format = useCellFormat();
  const [opened, setOpened] = useState<RecordRow | null>(null);
  const { columns, actions, sortable } = records;
  const sorted = sortOf(records, values);
  const sortedBy = (column: string) => (sorted?.column === column ? sorted.order : 'none');
  const hasActions = data.rows.some((row) => actionsOfRow(actions, row).length > 0);
  const sums = columns.filter(({ total }) => total === true);
  return (
    <>
      <RecordTable
        caption={caption}
        columns={columns.map(({ name, label, place, format: kind }) => ({
          key: name,
          label: t(label),
          place,
          numeric: isNumeric(kind),
          sort: sortable.includes(name) ? sortedBy(name) : undefined,
        }))}
        rows={data.rows.map((row, index) => ({
          id: idOf(row, index),
          cells: Object.fromEntries(
            columns.map(({ name, format: kind }) => [
              name,
              <CellView key={name} cell={describeValue(kind, row[name], format, name)} />,
            ]),
          ),
        }))}
        foot={
          sums.length === 0
            ? undefined
            : {
                label: t('total'),
                cells: Object.fromEntries(
                  sums.map(({ name, format: kind }) => [
                    name,
                    <CellView key={name} cell={describeValue(kind, data.totals?.[name], format, name)} />,
                  ]),
                ),
              }
        }
        onSort={(column) => onSort(column, sortedBy(column) === 'desc' ? 'asc' : 'desc')}
        actions={
          hasActions ? { head: t('actions'), of: (index) => <RowActions actions={actions} row={data.rows[index]!} /> } : undefined
        }
        open={{
          head: t('details'),
          label: (id) => t('details_of', { id }),
          onOpen: (index) => setOpened(data.rows[index] ?? null),
        }}
      />
      {opened !== null && <RecordDetail records={records} row={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
