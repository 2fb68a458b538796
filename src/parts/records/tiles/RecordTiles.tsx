import { useTranslation } from 'react-i18next';
import type { Cell } from '#engine/records/cell.ts';
import { describeValue } from '#engine/records/formats.ts';
import type { PublishedColumn, PublishedRecords } from '#engine/records/panels.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/content/Card.tsx';
import { CellView } from '../CellView.tsx';
import { OpenRecord } from '../detail/OpenRecord.ts';
import { idOf } from '../recordId.ts';
import { RowActions } from '../RowActions.tsx';
import { useCellFormat } from '../useCellFormat.ts';
import { useOpenedRow } from '../detail/useOpenedRow.ts';
import type { RecordPage, RecordRow } from '../useRecords.ts';
import styles from './RecordTiles.module.css';

interface Props {
  records: PublishedRecords;
  caption: string;
  data: RecordPage;
  /** Shows the records below the row of this id. */
  onStep: (id: string) => void;
}

interface Shown {
  column: PublishedColumn;
  cell: Cell;
}

/** Few records with long contents: a card each, with title, subtitle and note in its head and the other columns below. */
export function RecordTiles({ records, caption, data, onStep }: Props) {
  const { t } = useTranslation('records');
  const format = useCellFormat();
  const opened = useOpenedRow(data.rows);
  const shownOf = (row: RecordRow): Shown[] =>
    records.columns.map((column) => ({ column, cell: describeValue(column.format, row[column.name], format, column.name) }));
  return (
    <>
      <ul className={styles.tiles} aria-label={caption}>
        {data.rows.map((row, index) => {
          const id = idOf(row, index);
          const shown = shownOf(row);
          const inHead = (place: string) => shown.filter(({ column }) => column.place === place);
          const others = shown.filter(({ column: { place = 'foot' } }) => !['title', 'subtitle', 'note'].includes(place));
          return (
            // the platform may send one id twice
            <Card as="li" key={`${index} ${id}`} data-row={id} className={styles.tile} onClick={() => opened.open(index)}>
              <div className={styles.head}>
                <div className={styles.names}>
                  {inHead('title').map(({ column: { name, label }, cell }) => (
                    <span key={name}>
                      <span className="small muted">{t(label)}</span> <b data-column={name}>{cell.text}</b>
                    </span>
                  ))}
                  {inHead('subtitle').map(({ column: { name }, cell }) => (
                    <span key={name} className="small muted num" data-column={name}>
                      <CellView cell={cell} />
                    </span>
                  ))}
                </div>
                {inHead('note').map(({ column: { name }, cell }) => (
                  <span key={name} data-column={name}>
                    <CellView cell={cell} />
                  </span>
                ))}
              </div>
              <dl className={styles.facts}>
                {others.map(({ column: { name, label }, cell }) => (
                  <div key={name}>
                    <dt className="small muted">{t(label)}</dt>
                    <dd className="num" data-column={name}>
                      <CellView cell={cell} />
                    </dd>
                  </div>
                ))}
              </dl>
              <div className={styles.actions} onClick={(event) => event.stopPropagation()}>
                <RowActions records={records} row={row} onStep={onStep} />
                <Button size="sm" variant="outline" aria-label={t('details_of', { id })} onClick={() => opened.open(index)}>
                  {t('details')}
                </Button>
              </div>
            </Card>
          );
        })}
      </ul>
      {opened.row !== null && <OpenRecord records={records} row={opened.row} onStep={onStep} onClose={opened.close} />}
    </>
  );
}
