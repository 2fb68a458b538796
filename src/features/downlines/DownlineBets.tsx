import { useTranslation } from 'react-i18next';
import { describeValue } from '#engine/records/formats.ts';
import type { PublishedRecords } from '#engine/records/panels.ts';
import { ReadFailed } from '#parts/reads/ReadFailed.tsx';
import { CellView } from '#parts/records/CellView.tsx';
import { useCellFormat } from '#parts/records/useCellFormat.ts';
import { isRow } from '#parts/records/useRecords.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { addDays, dayOf, timeSpan } from '#state/panels/dayRange.ts';
import { useRead } from '#state/reads/useRead.ts';
import { RecordSkeleton } from '#ui/records/RecordSkeleton.tsx';
import styles from './Downline.module.css';

const SHOWN = 3;
const DAYS = 30;
const parts = ['gameName', 'time', 'betAmount', 'profit'];

interface Props {
  account: string;
  /** The list of bets of the team. */
  records: PublishedRecords;
}

/** The last bets of a downline, with those of the list's columns that say what, when and with which result. */
export function DownlineBets({ account, records }: Props) {
  const { brand, client } = usePortal();
  const { t } = useTranslation(['downlines', 'records']);
  const format = useCellFormat();
  const today = dayOf(client.clock.now(), brand.timeZone);
  const { startTime = 0, endTime = 0 } = timeSpan({ from: addDays(today, 1 - DAYS), to: today }, brand.timeZone);
  const read = useRead('memBetDet', { scope: 'TEAM', account, startTime, endTime, pageNo: 1, pageSize: SHOWN });
  const columns = parts.flatMap((part) => records.columns.find(({ name }) => name === part) ?? []);
  const sent: readonly unknown[] = Array.isArray(read.data?.rows) ? read.data.rows : [];
  const rows = sent.filter(isRow) as readonly Readonly<Record<string, unknown>>[];
  return (
    <section className={styles.part} aria-label={t('last_bets')}>
      <h3 className="h-s">{t('last_bets')}</h3>
      {read.isError && !read.isFetching ? (
        <ReadFailed reads={[read]} />
      ) : read.data === undefined ? (
        <RecordSkeleton rows={2} label={t('portal:loading')} />
      ) : rows.length === 0 ? (
        <p className="small muted">{t('no_bets')}</p>
      ) : (
        <ul className={styles.bets}>
          {rows.map((row, index) => (
            // the platform may send an id twice
            // oxlint-disable-next-line no-array-index-key -- the list is replaced as a whole
            <li key={index}>
              {columns.map(({ name, label, format: kind }) => (
                <span key={name} data-part={name}>
                  <span className="visually-hidden">{t(label)}: </span>
                  <CellView cell={describeValue(kind, row[name], format, name)} />
                </span>
              ))}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
