import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyArt } from '#parts/feedback/EmptyArt.tsx';
import { usePageLabels } from '#state/navigation/usePageLabels.ts';
import { useRead } from '#state/reads/useRead.ts';
import { Card } from '#ui/content/Card.tsx';
import { EmptyState } from '#ui/content/EmptyState.tsx';
import { ErrorState } from '#ui/content/ErrorState.tsx';
import { Pagination } from '#ui/data/Pagination.tsx';
import { Skeleton } from '#ui/content/Skeleton.tsx';
import { feedbackPageSize } from './feedbackLimits.ts';
import { FeedbackRecordCard } from './FeedbackRecordCard.tsx';
import styles from './OwnFeedback.module.css';

/** The member's feedback, the latest first, with the operator's replies. */
export function OwnFeedback() {
  const { t } = useTranslation('feedback');
  const labels = usePageLabels(t('mine_pages'));
  const titleId = useId();
  const [wanted, setPage] = useState(1);
  const read = useRead('feedbackList');
  const records = read.data ?? [];
  const pageCount = Math.ceil(records.length / feedbackPageSize);
  const page = Math.max(1, Math.min(wanted, pageCount));
  const shown = records.slice((page - 1) * feedbackPageSize, page * feedbackPageSize);
  return (
    <section className={styles.own} aria-labelledby={titleId}>
      <h2 id={titleId} className="h-l">
        {t('mine_title')}
      </h2>
      {read.isPending && (
        <div role="status" aria-label={t('portal:loading')} className={styles.list}>
          <Skeleton shape="block" className={styles.waiting} />
          <Skeleton shape="block" className={styles.waiting} />
        </div>
      )}
      {read.isError && read.data === undefined && (
        <Card>
          <ErrorState
            title={t('mine_error')}
            text={t('mine_error_text')}
            retryLabel={t('portal:retry')}
            retrying={read.isFetching}
            onRetry={read.refetch}
          />
        </Card>
      )}
      {read.data?.length === 0 && (
        <Card>
          <EmptyState art={<EmptyArt />} title={t('mine_none')} text={t('mine_none_text')} />
        </Card>
      )}
      {shown.length > 0 && (
        <ul className={styles.list}>
          {shown.map((record) => (
            <FeedbackRecordCard key={record.id} record={record} />
          ))}
        </ul>
      )}
      <Pagination page={page} pageCount={pageCount} onChange={setPage} labels={labels} />
    </section>
  );
}
