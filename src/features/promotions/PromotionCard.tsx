import { useTranslation } from 'react-i18next';
import type { ActivityStatus, Promotion } from '#contract/types.ts';
import { useMoment } from '#parts/moments/useMoment.ts';
import { imageUrl } from '#state/content/images.ts';
import { pathOfRoute } from '#state/navigation/links.ts';
import { PageLink } from '#state/navigation/PageLink.tsx';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { activityTones } from '#state/content/promotionStates.ts';
import { useCategoryName } from '#state/content/promotions.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { buttonClass } from '#ui/actions/buttonClass.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { LazyImage } from '#ui/media/LazyImage.tsx';
import { PictureCard } from '#ui/content/PictureCard.tsx';
import styles from './PromotionCard.module.css';

interface Props {
  promotion: Promotion;
  status: ActivityStatus;
  /** The first pictures are eager. */
  priority: boolean;
}

/** Picture, state, title, end and link; the whole card is clickable. */
export function PromotionCard({ promotion, status, priority }: Props) {
  const portal = usePortal();
  const { t } = useTranslation('promotions');
  const categoryName = useCategoryName();
  const { title = '', summary, image, startTime, endTime } = promotion;
  const { date, exact } = useMoment();
  const time = status === 'coming_soon' ? startTime : endTime;
  const acts = status === 'join' || status === 'claim';
  return (
    <PictureCard
      className={status === 'closed' ? styles.over : undefined}
      picture={image && <LazyImage src={imageUrl(portal, image)} alt="" width={640} height={360} priority={priority} />}
    >
      <p className={styles.tags}>
        <Badge tone={activityTones[status]}>{t(`portal:activity_${status}`)}</Badge>
        <span className="small subtle">{categoryName(promotion.category)}</span>
      </p>
      <h2 className="h-s">{title}</h2>
      {summary && <p className={styles.summary}>{summary}</p>}
      <div className={styles.foot}>
        {time === undefined ? (
          <span className="small subtle">{t('no_end')}</span>
        ) : (
          <span className={`small subtle num ${styles.time}`} title={exact(time)}>
            <Icon name="clock" size={16} />
            {t(status === 'coming_soon' ? 'starts' : status === 'closed' ? 'ended' : 'ends', { date: date(time) })}
          </span>
        )}
        <PageLink
          className={buttonClass({ variant: acts ? 'primary' : 'secondary', size: 'sm' })}
          to={pathOfRoute(portal.brand, 'promotions', { id: String(promotion.id) }) ?? '/'}
          aria-label={t('open_promotion', { title })}
        >
          {acts ? t(`portal:do_${status}`) : t('details')}
        </PageLink>
      </div>
    </PictureCard>
  );
}
