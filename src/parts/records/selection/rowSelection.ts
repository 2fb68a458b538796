import type { TFunction } from 'i18next';
import type { RecordPage } from '#parts/records/useRecords.ts';
import { idOf } from '#parts/records/recordId.ts';
import type { RowSelection } from '#ui/records/RowSelect.tsx';
import type { Selection } from './useSelection.ts';

/** The boxes of a page's rows. A row is called by its account, else by its id. */
export function rowSelection(selection: Selection | null, { rows }: RecordPage, t: TFunction): RowSelection | undefined {
  if (selection === null) return undefined;
  const known = rows.filter(selection.isSelectable);
  const count = known.filter(selection.isSelected).length;
  return {
    all: t('records:select_page'),
    label: (index) => {
      const row = rows[index]!;
      const { account } = row;
      return t('records:select_row', { id: typeof account === 'string' ? account : idOf(row, index) });
    },
    isSelectable: (index) => selection.isSelectable(rows[index]!),
    isSelected: (index) => selection.isSelected(rows[index]!),
    page: count === 0 ? 'none' : count === known.length ? 'all' : 'some',
    onToggle: (index) => (index === null ? selection.togglePage(rows) : selection.toggle(rows[index]!)),
  };
}
