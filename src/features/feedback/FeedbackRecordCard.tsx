import { Moment } from '#parts/moments/Moment.tsx';
import { useTranslation } from 'react-i18next';
import type { FeedbackRecord } from '#contract/types.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Card } from '#ui/content/Card.tsx';
import styles from './OwnFeedback.module.css';

/** One feedback with its state and reply, both as plain text. */
export function FeedbackRecordCard({ record }: { record: FeedbackRecord }) {
  const { t, i18n } = useTranslation('feedback');
  const { type = '', content, time, status, answer = null, imageCount = 0 } = record;
  const isAnswered = status === 'answered';
  return (
    <li data-feedback={record.id}>
      <Card as="article" className={styles.record}>
        <p className={styles.facts}>
          <Badge tone={isAnswered ? 'ok' : 'info'} icon={isAnswered ? 'check' : undefined}>
            {t(`mine_${status}`)}
          </Badge>
          {type !== '' && <span className="small muted">{i18n.exists(`feedback:type_${type}`) ? t(`type_${type}`) : type}</span>}
          {imageCount > 0 && <span className="small subtle">{t('mine_images', { count: imageCount })}</span>}
          <Moment className={`small subtle num ${styles.time}`} ms={time} />
        </p>
        <p className={styles.words}>{content}</p>
        {answer !== null && answer !== '' && (
          <blockquote className={styles.answer}>
            <p className="small muted">{t('mine_answer')}</p>
            <p className={styles.words}>{answer}</p>
          </blockquote>
        )}
      </Card>
    </li>
  );
}
