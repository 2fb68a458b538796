import { useTranslation } from 'react-i18next';
import { describeValue, isNumeric } from '#engine/records/formats.ts';
import { actionsOfRow, leadsOn, type PublishedRecords } from '#engine/records/panels.ts';
import { useMoment } from '#parts/moments/useMoment.ts';
import { useNarrow } from '#ui/media/useNarrow.ts';
import { RecordTable } from '#ui/records/RecordTable.tsx';
import type { IconName } from '#ui/icon/iconNames.ts';
import { CellView } from './CellView.tsx';
import { tableColumns } from './columns/tableColumns.ts';
import { useDensity } from './columns/useDensity.ts';
import { OpenRecord } from './detail/OpenRecord.ts';
import { idOf } from './recordId.ts';
import { RowActions } from './RowActions.tsx';
import { rowSelection } from './selection/rowSelection.ts';
import type { Selection } from './selection/useSelection.ts';
import { shortened } from './shortened.ts';
import { useCellFormat } from './useCellFormat.ts';
import { useOpenedRow } from './detail/useOpenedRow.ts';
import { type FilterValues, type RecordPage, type RecordRow, sortOf } from './useRecords.ts';

interface Props {
  records: PublishedRecords;
  caption: string;
  data: RecordPage;
  values: FilterValues;
  /** Columns that the reader has hidden. */
  hidden: readonly string[];
  /** Null where rows are not selected. */
  selection: Selection | null;
  onSort: (column: string, order: 'asc' | 'desc') => void;
  /** Shows the records below the row of this id. */
  onStep: (id: string) => void;
}

/** More actions than these fold into a menu, in all rows alike. */
const MOST_BUTTONS = 2;
/** With as many columns, actions fold. */
const MANY_COLUMNS = 9;
/** With as many, times take two lines where there is no room. */
const WIDE_COLUMNS = 8;

/** The rows of one page with the platform's sums; a row opens its detail. */
export function RecordsTable({ records, caption, data, values, hidden, selection, onSort, onStep }: Props) {
  const { t } = useTranslation('records');
  const format = useCellFormat();
  const { short } = useMoment();
  const opened = useOpenedRow(data.rows);
  const { actions, drill, sortable } = records;
  const isNarrow = useNarrow(true) === true;
  const isCompact = useDensity()[0] === 'compact';
  const shown = tableColumns(records.columns, { hidden, isNarrow });
  const columns = shown.map(({ column }) => column);
  const sorted = sortOf(records, values);
  const sortedBy = (column: string) => (sorted?.column === column ? sorted.order : 'none');
  const counts = data.rows.map((row) => actionsOfRow(actions, row).length + (drill && leadsOn(drill, row) ? 1 : 0));
  const mostActions = Math.max(0, ...counts);
  const sums = columns.filter(({ total }) => total === true);
  const hasMany = columns.length >= MANY_COLUMNS;
  const folds = hasMany || mostActions > MOST_BUTTONS;
  const cellOf = (column: (typeof columns)[number], value: unknown) => describeValue(column.format, value, format, column.name);
  const iconed = columns.find(({ icons }) => icons !== undefined);
  const iconOf = (row: RecordRow) => {
    const { name = '', icons = {} } = iconed ?? {};
    const value = row[name];
    return typeof value === 'string' && Object.hasOwn(icons, value)
      ? { column: name, name: icons[value] as IconName }
      : undefined;
  };
  const cellsOf = (row: RecordRow) => columns.map((column) => ({ column, cell: cellOf(column, row[column.name]) }));
  const belowOf = (row: RecordRow) =>
    shown.flatMap(({ column, below }) => (below === undefined ? [] : [[column.name, cellOf(below, row[below.name])] as const]));
  return (
    <>
      <RecordTable
        caption={caption}
        compact={isCompact}
        columns={columns.map(({ name, label, place, format: kind }) => ({
          key: name,
          label: t(label),
          place,
          numeric: isNumeric(kind),
          unbroken: kind === 'day' || (kind === 'dateTime' && columns.length < WIDE_COLUMNS),
          sort: sortable.includes(name) ? sortedBy(name) : undefined,
        }))}
        rows={data.rows.map((row, index) => {
          const cells = cellsOf(row);
          return {
            id: idOf(row, index),
            icon: iconOf(row),
            below: Object.fromEntries(
              belowOf(row)
                .filter(([, { plain }]) => plain !== '')
                .map(([name, cell]) => [name, <CellView key={name} cell={cell} />]),
            ),
            signs: Object.fromEntries(cells.map(({ column, cell }) => [column.name, cell.sign])),
            // text without an element of its own: a page of 100 rows stays small
            cells: Object.fromEntries(
              cells.map(({ column, cell }) => [
                column.name,
                cell.at !== undefined ? (
                  short(cell.at)
                ) : cell.tag === undefined && cell.items === undefined ? (
                  shortened(cell.text)
                ) : (
                  <CellView key={column.name} cell={cell} />
                ),
              ]),
            ),
          };
        })}
        foot={
          sums.length === 0
            ? undefined
            : {
                label: t('total'),
                cells: Object.fromEntries(
                  sums.map((column) => [
                    column.name,
                    <CellView key={column.name} cell={cellOf(column, data.totals?.[column.name])} />,
                  ]),
                ),
              }
        }
        onSort={(column) => onSort(column, sortedBy(column) === 'desc' ? 'asc' : 'desc')}
        actions={
          mostActions > 0
            ? {
                head: t('actions'),
                fold: folds,
                of: (index) => (
                  <RowActions records={records} row={data.rows[index]!} onStep={onStep} folds={folds} compact={isCompact} />
                ),
              }
            : undefined
        }
        selection={rowSelection(selection, data, t)}
        open={{
          head: t('details'),
          label: (id) => t('details_of', { id }),
          onOpen: opened.open,
        }}
      />
      {opened.row !== null && <OpenRecord records={records} row={opened.row} onStep={onStep} onClose={opened.close} />}
    </>
  );
}
