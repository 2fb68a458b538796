import { useTranslation } from 'react-i18next';
import { describeValue } from '#engine/records/formats.ts';
import type { PublishedRecords } from '#engine/records/panels.ts';
import { ReadFailed } from '#parts/reads/ReadFailed.tsx';
import { useCellFormat } from '#parts/records/useCellFormat.ts';
import { addDays, dayOf, timeSpan } from '#state/panels/dayRange.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { useRead } from '#state/reads/useRead.ts';
import { RecordSkeleton } from '#ui/records/RecordSkeleton.tsx';
import styles from './Downline.module.css';

const amounts = ['deposit', 'withdrawal', 'validBet', 'netProfit'];

interface Props {
  account: string;
  /** The list of profit and loss of downlines. */
  records: PublishedRecords;
}

/** What a downline did in the last seven full days, and in the seven before. */
export function DownlineFigures({ account, records }: Props) {
  const { brand, client } = usePortal();
  const { t } = useTranslation(['downlines', 'records']);
  const format = useCellFormat();
  const today = dayOf(client.clock.now(), brand.timeZone);
  const spanOf = (from: number, to: number) => {
    const { startTime = 0, endTime = 0 } = timeSpan({ from: addDays(today, from), to: addDays(today, to) }, brand.timeZone);
    return { startTime, endTime };
  };
  const request = { account, pageNo: 1, pageSize: 1 };
  const now = useRead('agentProfitLoss', { ...request, ...spanOf(-7, -1) });
  const before = useRead('agentProfitLoss', { ...request, ...spanOf(-14, -8) });
  const columns = records.columns.filter(({ name }) => amounts.includes(name));
  const textOf = (read: typeof now, { name, format: kind }: (typeof columns)[number]) => {
    // rows of any shape may arrive here
    const rows: readonly unknown[] = Array.isArray(read.data?.rows) ? read.data.rows : [];
    const row = rows.find((one) => (one as { account?: unknown } | null)?.account === account);
    return describeValue(kind, (row as Record<string, unknown> | undefined)?.[name], format, name).text;
  };
  return (
    <section className={styles.part} aria-label={t('figures')}>
      <h3 className="h-s">{t('figures')}</h3>
      {now.isError && !now.isFetching ? (
        <ReadFailed reads={[now]} />
      ) : now.data === undefined ? (
        <RecordSkeleton rows={2} label={t('portal:loading')} />
      ) : (
        <dl className={styles.figures}>
          {columns.map((column) => (
            <div key={column.name} data-figure={column.name}>
              <dt className="small muted">{t(column.label)}</dt>
              <dd className="num">
                <b>{textOf(now, column)}</b>
                <span className="small muted">
                  {before.data === undefined ? '\u2013' : t('before', { value: textOf(before, column) })}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
