import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useEngine } from '#engine/react/EngineProvider.tsx';
import { Fetched } from '#engine/react/Fetched.tsx';
import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { type PublishedRecords, shownRecords } from '#engine/records/panels.ts';
import type { PanelState } from '#engine/registry.ts';
import { ReadFailed } from '#parts/reads/ReadFailed.tsx';
import { UNDER } from '#state/navigation/centreAddress.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { usePageLabels } from '#state/navigation/usePageLabels.ts';
import { stateOfReads } from '#state/reads/stateOfReads.ts';
import { useLastPage } from '#state/panels/useLastPage.ts';
import { ErrorState } from '#ui/content/ErrorState.tsx';
import { Pagination } from '#ui/data/Pagination.tsx';
import { useNarrow } from '#ui/media/useNarrow.ts';
import { MissingRows } from '#parts/feedback/MissingRows.tsx';
import { ColumnChoice } from './columns/ColumnChoice.tsx';
import { columnsInOrder } from './columns/tableColumns.ts';
import { useKeptList } from './columns/useKeptList.ts';
import { ExportButton } from './export/ExportButton.tsx';
import { FollowRecords } from './FollowRecords.tsx';
import { FilterTabs } from './filters/FilterTabs.tsx';
import { withOfferedCategories } from './filters/offeredCategories.ts';
import { SortChoice } from './filters/SortChoice.tsx';
import { RecordCards } from './RecordCards.tsx';
import { RecordFilters } from './RecordFilters.tsx';
import { RecordPath } from './RecordPath.tsx';
import styles from './Records.module.css';
import { RecordsNone } from './RecordsNone.tsx';
import { RecordsSkeleton } from './RecordsSkeleton.tsx';
import { RecordsTable } from './RecordsTable.tsx';
import { SavedFilters } from './saved/SavedFilters.tsx';
import { SelectionBar } from './selection/SelectionBar.tsx';
import { useSelection } from './selection/useSelection.ts';
import { TilesSkeleton } from './tiles/TilesSkeleton.tsx';
import { type FilterValues, filteredCount, resetValues, stepTo, useRecords, valueOf } from './useRecords.ts';

/** Few lists are tiles. */
const tiles = lazyEntry(async () => (await import('./tiles/RecordTiles.tsx')).RecordTiles);

interface Props {
  records: PublishedRecords;
  /** What the rows are. */
  caption: string;
  /** Name of an exported file. */
  name: string;
  /** Under which a member's columns and saved filters of this list are kept. */
  list: string;
  values: FilterValues;
  page: number;
  /** Filters that changed; the page begins anew. */
  onFilter: (changed: FilterValues) => void;
  /** A step to the records below a row, or back up; Back takes it back. */
  onStep?: (changed: FilterValues) => void;
  onPage: (page: number) => void;
  /** The column to sort by and the order; the page begins anew. */
  onSort: (column: string, order: 'asc' | 'desc') => void;
  /** Told of how the records stand. */
  onState: (state: PanelState) => void;
}

/** Filters, sums, table, paging, detail and export of one records call, in its four states. */
export function RecordsView({
  records: described,
  caption,
  name,
  list: listName,
  values,
  page,
  onFilter,
  onStep,
  onPage,
  onSort,
  onState,
}: Props) {
  const { conditions } = useEngine();
  const [kept, keep] = useKeptList(listName);
  const delivered = withOfferedCategories(shownRecords(described, conditions), usePortal().brand);
  const records = { ...delivered, columns: columnsInOrder(delivered.columns, kept.order) };
  const { t } = useTranslation('records');
  const labels = usePageLabels();
  const read = useRecords(records, values, page);
  const { data, isFetching, isAskable } = read;
  const isNarrow = useNarrow(true) === true;
  const isTiled = records.layout === 'cards';
  const selection = useSelection(records, values);
  const isSelecting = selection !== null && selection.rows.length > 0;
  const view = useRef<HTMLDivElement>(null);
  const isBeyond = useLastPage(page, read, onPage);
  const isEmpty = data?.rows.length === 0;
  const state = !isAskable ? 'ready' : isBeyond ? 'loading' : stateOfReads([read], isEmpty);

  useEffect(() => onState(state), [onState, state]);

  const step = (id: string) => onStep?.(stepTo(records, id));
  const under = records.drill === undefined ? '' : (values[UNDER] ?? '');

  const hasRows = state !== 'loading' && data !== undefined && !isEmpty && isAskable;
  const pages = <Pagination page={page} pageCount={data?.totalPages ?? 0} onChange={onPage} labels={labels} />;

  const content = () => {
    if (!isAskable) return null;
    if (state === 'loading') return isTiled ? <TilesSkeleton /> : <RecordsSkeleton records={records} hidden={kept.hidden} />;
    if (data === undefined) return <ReadFailed reads={[read]} />;
    if (isEmpty) {
      return (
        <>
          <RecordsNone
            below={under === '' ? undefined : records.drill}
            empty={records.empty}
            isFiltered={filteredCount(records, values) > 0}
            onReset={() => onFilter(resetValues(records))}
            onTop={() => step('')}
          />
          {pages}
        </>
      );
    }
    return (
      <>
        {records.cards.length > 0 && <RecordCards cards={records.cards} totals={data.totals ?? {}} />}
        <SortChoice records={records} values={values} onSort={onSort} />
        {isTiled ? (
          <Fetched
            name="records/tiles"
            entry={tiles}
            props={{ records, caption, data, onStep: step }}
            loading={<TilesSkeleton />}
            failed={(retry) => (
              <ErrorState title={t('error_title')} text={t('error_text')} retryLabel={t('portal:retry')} onRetry={retry} />
            )}
          />
        ) : (
          <RecordsTable
            records={records}
            caption={caption}
            data={data}
            values={values}
            hidden={kept.hidden}
            selection={selection}
            onSort={onSort}
            onStep={step}
          />
        )}
      </>
    );
  };

  const clearSelection = () => {
    selection?.clear();
    // its button goes with it
    view.current?.querySelector<HTMLElement>('tbody [data-select]')?.focus();
  };
  const list = (
    <>
      {isSelecting && <SelectionBar records={records} selection={selection} onClear={clearSelection} />}
      {!isSelecting && (
        <SavedFilters
          records={records}
          values={values}
          saved={kept.saved}
          onChange={(saved) => keep({ saved })}
          onApply={onFilter}
        />
      )}
      <RecordFilters
        records={records}
        values={values}
        isHidden={isSelecting}
        onChange={onFilter}
        end={!isNarrow && !isTiled && <ColumnChoice columns={delivered.columns} kept={kept} onChange={keep} />}
      />
      <MissingRows count={data?.missing ?? 0} />
      {content()}
      <div className={styles.foot}>
        {hasRows && <span className="small muted num">{t('row_count', { count: data.total ?? data.rows.length })}</span>}
        {/* outlives other filters and pages, as an export goes on with what it was asked for */}
        {records.export && <ExportButton records={records} values={values} name={name} offered={hasRows} />}
        {hasRows && pages}
      </div>
    </>
  );
  const tabs = records.filters.find((filter) => filter.as === 'tabs');

  return (
    <div ref={view} className={styles.view} aria-busy={isFetching}>
      {records.follow !== undefined && (
        <FollowRecords follow={records.follow} read={read} page={JSON.stringify([values, page])} />
      )}
      {records.drill !== undefined && under !== '' && (
        <RecordPath root={records.drill.root} path={isFetching ? undefined : data?.path} onStep={step} />
      )}
      {tabs === undefined ? (
        list
      ) : (
        <FilterTabs filter={tabs} value={valueOf(records, values, tabs.name)} onChange={onFilter}>
          {list}
        </FilterTabs>
      )}
    </div>
  );
}
