import { type MouseEvent, type ReactNode, useRef } from 'react';
import { cx } from '#ui/dom/cx.ts';
import { useFocusHeir } from '#ui/dom/useFocusHeir.ts';
import { useScrollFocus } from '#ui/dom/useScrollFocus.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import type { IconName } from '#ui/icon/iconNames.ts';
import styles from './RecordTable.module.css';
import controls from './RecordTableControls.module.css';
import width from './RecordTableDense.module.css';
import icons from './RecordTableIcons.module.css';
import amounts from './RecordTableAmounts.module.css';
import stays from './RecordTableStays.module.css';
import menus from './RecordTableMenus.module.css';
import opening from './RecordTableOpen.module.css';
import { RowSelect, type RowSelection } from './RowSelect.tsx';
import select from './RowSelect.module.css';

export interface RecordColumn {
  key: string;
  label: string;
  /** Aligns numbers right. */
  numeric?: boolean | undefined;
  /** Its cells stay in one line, such as times. */
  unbroken?: boolean | undefined;
  /** How the rows are sorted by this column; undefined when they cannot be. */
  sort?: 'asc' | 'desc' | 'none' | undefined;
  /** Place in a row of two lines on a phone, among the labelled amounts below them, or in its foot. If any column has one, columns without are left out there. */
  place?: 'lead' | 'title' | 'subtitle' | 'value' | 'note' | 'amount' | 'foot' | undefined;
}

interface RecordLine {
  id: string;
  cells: Readonly<Record<string, ReactNode>>;
  /** Second lines of cells. */
  below?: Readonly<Record<string, ReactNode>> | undefined;
  /** Cells with an amount that came in or went out. */
  signs?: Readonly<Record<string, 'in' | 'out' | undefined>> | undefined;
  /** The icon beside a cell's text, which a phone shows before the row. */
  icon?: { column: string; name: IconName } | undefined;
}

interface RecordTableProps {
  /** Accessible name of the table. */
  caption: string;
  /** Lower rows, where it is a table. */
  compact?: boolean | undefined;
  columns: readonly RecordColumn[];
  rows: readonly RecordLine[];
  /** Sums below the rows, in the columns that have one. */
  foot?: { label: string; cells: Readonly<Record<string, ReactNode>> } | undefined;
  /** Sorts by a column; called with its key. */
  onSort?: ((key: string) => void) | undefined;
  /** Buttons of a row by its index, in a last column. `fold`: one button a row, which a phone shows at its end. */
  actions?: { head: string; of: (index: number) => ReactNode; fold?: boolean | undefined } | undefined;
  /** A box before each row, and one for all of them. */
  selection?: RowSelection | undefined;
  /** Opens a row by its index: by its button, or by a press anywhere on it. */
  open?: { head: string; label: (id: string) => string; onOpen: (index: number) => void } | undefined;
}

/** Records in columns; on a phone each is a list of names and values, or two lines. */
export function RecordTable({
  caption,
  compact = false,
  columns,
  rows,
  foot,
  onSort,
  actions,
  selection,
  open,
}: RecordTableProps) {
  const inLines = columns.some(({ place }) => place !== undefined);
  const frame = useRef<HTMLDivElement>(null);
  useScrollFocus(frame);
  // sorted, or a step to other records: it leaves until those are there
  useFocusHeir(frame);
  return (
    <div ref={frame} className={cx(styles.frame, stays.stayFrame)}>
      <table
        className={cx(
          styles.table,
          width.dense,
          compact && width.compact,
          stays.stays,
          inLines && cx(styles.lines, amounts.amounts),
          actions?.fold && menus.menus,
          selection && select.selects,
        )}
      >
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className={select.cell}>
                <RowSelect selection={selection} index={null} />
              </th>
            )}
            {columns.map(({ key, label, numeric, sort }) => (
              <th key={key} scope="col" aria-sort={ariaSort(sort)} className={numeric ? styles.numeric : undefined}>
                {sort === undefined ? (
                  label
                ) : (
                  <button type="button" className={controls.sort} data-sort={sort} onClick={() => onSort?.(key)}>
                    {label}
                    <Icon name="chevron-down" size={16} />
                  </button>
                )}
              </th>
            ))}
            {actions && <th scope="col">{actions.head}</th>}
            {open && (
              <th scope="col" className={opening.open}>
                <span className="visually-hidden">{open.head}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells, below, signs, icon }, index) => (
            // the platform may send one id twice
            <tr
              key={`${index} ${id}`}
              data-row={id}
              data-selected={selection?.isSelected(index) || undefined}
              className={open && opening.opens}
              onClick={open && ((event) => !marksText(event) && open.onOpen(index))}
            >
              {selection && (
                <td className={select.cell} data-column="select" onClick={(event) => event.stopPropagation()}>
                  <RowSelect selection={selection} index={index} />
                </td>
              )}
              {columns.map(({ key, label, numeric, unbroken, place }) => (
                <td
                  key={key}
                  data-column={key}
                  data-label={label}
                  data-place={place}
                  data-sign={signs?.[key]}
                  data-none={cells[key] === '\u2013' || undefined}
                  className={cx(numeric && `num ${styles.numeric}`, unbroken && styles.unbroken)}
                >
                  {icon?.column === key && <Icon name={icon.name} className={icons.icon} />}
                  {cells[key]}
                  {below?.[key] !== undefined && <div className={stays.below}>{below[key]}</div>}
                </td>
              ))}
              {actions && (
                <td
                  className={actions.fold ? menus.menu : styles.actions}
                  data-column="actions"
                  onClick={(event) => event.stopPropagation()}
                >
                  {actions.of(index)}
                </td>
              )}
              {open && (
                <td className={opening.open}>
                  <Opener className={opening.opener} label={open.label(id)} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
        {foot && (
          <tfoot>
            <tr>
              {selection && <td className={select.cell}>{'\u00A0'}</td>}
              {columns.map(({ key, label, numeric }, index) => (
                <td
                  key={key}
                  data-total={foot.cells[key] === undefined ? undefined : key}
                  data-label={label}
                  className={cx(numeric && `num ${styles.numeric}`)}
                >
                  {foot.cells[key] ?? (index === 0 ? foot.label : null)}
                </td>
              ))}
              {actions && <td className={styles.actions}>{'\u00A0'}</td>}
              {open && <td className={opening.open}>{'\u00A0'}</td>}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

const ariaSort = (sort: RecordColumn['sort']) =>
  sort === undefined ? undefined : ({ asc: 'ascending', desc: 'descending', none: 'none' } as const)[sort];

/** Whether a press ends marking a text of the row, as to copy a number. */
function marksText({ target, currentTarget }: MouseEvent): boolean {
  const marked = getSelection();
  const isButton = (target as Element).closest('button') !== null;
  return !isButton && marked?.type === 'Range' && marked.containsNode(currentTarget as Element, true);
}

const Opener = ({ className, label }: { className: string | undefined; label: string }) => (
  <button type="button" className={className} aria-label={label} title={label} />
);
