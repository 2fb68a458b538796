import { useTranslation } from 'react-i18next';
import { PageLink } from '#state/PageLink.tsx';
import { formatDateTime } from '#engine/dates.ts';
import type { PageProps } from '#engine/registry.ts';
import { imageUrl } from '#state/images.ts';
import { usePortal, useSystem } from '#state/PortalProvider.tsx';
import { visiblePromotions } from '#state/promotions.ts';
import { buttonClass } from '#ui/buttonClass.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Icon } from '#ui/Icon.tsx';
import { LazyImage } from '#ui/LazyImage.tsx';
import { SafeHtml } from '#ui/SafeHtml.tsx';
import styles from './PromotionPage.module.css';

export function PromotionPage({ slotProps, route }: PageProps) {
  const portal = usePortal();
  const { t } = useTranslation('promotion');
  const all = useSystem((state) => state.announcements.promotion);
  const flags = useSystem((state) => state.flags);
  const promotion = visiblePromotions(all, flags).find((one) => String(one.id) === route.params['id']);
  const day = (ms: number) => formatDateTime(ms, { timeZone: portal.brand.timeZone })?.slice(0, 16) ?? '';

  if (promotion === undefined) {
    return (
      <div {...slotProps}>
        <EmptyState
          art={<img src={`/images/${portal.brand.images.emptyArt}`} alt="" width={110} height={110} />}
          title={t('closed_title')}
          text={t('closed_text')}
          action={
            <PageLink to="/" className={buttonClass({ variant: 'secondary' })}>
              {t('portal:back_home')}
            </PageLink>
          }
        />
      </div>
    );
  }
  return (
    <article {...slotProps} className={styles.promotion}>
      <PageLink to="/" className={`link ${styles.back}`}>
        <Icon name="arrow-left" size={16} />
        {t('portal:back_home')}
      </PageLink>
      <header className={styles.head}>
        {promotion.image && (
          <LazyImage className={styles.art} src={imageUrl(portal, promotion.image)} alt="" priority width={640} height={360} />
        )}
        <div className={styles.words}>
          <h1 className="display-m">{promotion.title}</h1>
          {promotion.summary && <p className={styles.summary}>{promotion.summary}</p>}
          {(promotion.startTime || promotion.endTime) && (
            <p className="small subtle num">
              {promotion.startTime && t('from', { date: day(promotion.startTime) })}{' '}
              {promotion.endTime && t('until', { date: day(promotion.endTime) })}
            </p>
          )}
        </div>
      </header>
      {promotion.content && <SafeHtml html={promotion.content} className={styles.content} />}
    </article>
  );
}
