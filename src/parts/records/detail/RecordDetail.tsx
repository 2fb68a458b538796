import { useTranslation } from 'react-i18next';
import { relativeTime } from '#engine/dates/relativeTime.ts';
import { describeValue } from '#engine/records/formats.ts';
import type { PublishedRecords } from '#engine/records/panels.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { Modal } from '#ui/overlay/Modal.tsx';
import { CellView } from '../CellView.tsx';
import { CopyButton } from '../CopyButton.tsx';
import { RowActions } from '../RowActions.tsx';
import styles from '../Records.module.css';
import { useCellFormat } from '../useCellFormat.ts';
import type { RecordRow } from '../useRecords.ts';

interface Props {
  records: PublishedRecords;
  row: RecordRow;
  /** Shows the records below the row of this id. */
  onStep: (id: string) => void;
  onClose: () => void;
}

/** Everything that is known of one record. */
export function RecordDetail({ records, row, onStep, onClose }: Props) {
  const { t, i18n } = useTranslation('records');
  const format = useCellFormat();
  const { client } = usePortal();
  const relative = (ms: number) => relativeTime(ms, client.clock.now(), format.language);
  const lines = [...records.columns, ...records.detail]
    .map((column) => ({ column, cell: describeValue(column.format, row[column.name], format, column.name) }))
    .filter(({ cell }) => cell.plain !== '');
  return (
    <Modal title={t('details')} closeLabel={t('portal:close')} onClose={onClose} width={480}>
      <dl className={styles.detail}>
        {lines.map(({ column: { name, label, copy }, cell }) => (
          <div key={name} className={styles.line}>
            <dt className="muted">{t(label)}</dt>
            <dd className={styles.said}>
              <CellView cell={cell} exact />
              {cell.tag !== undefined && i18n.exists(messageOf(records.call, cell.plain)) && (
                <p className={`small muted ${styles.message}`}>{t(messageOf(records.call, cell.plain))}</p>
              )}
              {cell.at !== undefined && <span className="small muted">{relative(cell.at)}</span>}
              {copy && <CopyButton text={cell.plain} />}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.rowActions}>
        <RowActions
          records={records}
          row={row}
          onStep={(id) => {
            onClose();
            onStep(id);
          }}
        />
      </div>
    </Modal>
  );
}

/** What a status of a call's records means for the member, where there are words for it. */
const messageOf = (call: string, status: string): string => `records:message_${call}_${status}`;
