import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { PageProps } from '#engine/registry.ts';
import { EmptyArt } from '#parts/feedback/EmptyArt.tsx';
import { PlayBarred } from '#parts/protection/PlayBarred.tsx';
import { usePlayRestriction } from '#state/session/usePlayRestriction.ts';
import { imageUrl } from '#state/content/images.ts';
import { pathOfRoute } from '#state/navigation/links.ts';
import { PageLink } from '#state/navigation/PageLink.tsx';
import { usePortal, useSystem } from '#state/portal/PortalProvider.tsx';
import { useCategoryName, visiblePromotions } from '#state/content/promotions.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { buttonClass } from '#ui/actions/buttonClass.ts';
import { Card } from '#ui/content/Card.tsx';
import { EmptyState } from '#ui/content/EmptyState.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { LazyImage } from '#ui/media/LazyImage.tsx';
import { SafeHtml } from '#ui/html/SafeHtml.tsx';
import { ActionCard } from './ActionCard.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import styles from './PromotionPage.module.css';
import { PageHeading } from '#parts/page/PageHeading.tsx';

/** The promotion that the path or the query names. */
export function PromotionPage({ slotProps, route }: PageProps) {
  const portal = usePortal();
  const { t } = useTranslation(['promotion', 'promotions']);
  const categoryName = useCategoryName();
  const { search } = useLocation();
  const id = route.params['id'] ?? new URLSearchParams(search).get('id');
  const all = useSystem((state) => state.announcements.promotion);
  const flags = useSystem((state) => state.flags);
  const promotion = visiblePromotions(all, flags).find((one) => String(one.id) === id);
  const list = pathOfRoute(portal.brand, 'promotions') ?? '/';

  const restriction = usePlayRestriction();
  if (restriction !== null) {
    return (
      <div {...slotProps}>
        <PageHeading className="display-m">{t('promotions:title')}</PageHeading>
        <PlayBarred restriction={restriction} />
      </div>
    );
  }
  if (promotion === undefined) {
    return (
      <div {...slotProps}>
        <EmptyState
          art={<EmptyArt />}
          title={t('closed_title')}
          text={t('closed_text')}
          action={
            <PageLink to={list} className={buttonClass({ variant: 'secondary' })}>
              {t('all_promotions')}
            </PageLink>
          }
        />
      </div>
    );
  }
  return (
    <article {...slotProps} className={styles.promotion}>
      <PageLink to={list} className={`link ${styles.back}`}>
        <Icon name="arrow-left" size={16} />
        {t('all_promotions')}
      </PageLink>
      <div className={styles.columns}>
        <Card as="header" pad="none" className={styles.head} data-art={promotion.image ? true : undefined}>
          <div className={styles.split}>
            {promotion.image && (
              <LazyImage
                className={styles.art}
                src={imageUrl(portal, promotion.image)}
                alt=""
                priority
                width={640}
                height={360}
              />
            )}
            <div className={styles.words}>
              <Badge className={styles.category}>{categoryName(promotion.category)}</Badge>
              <PageHeading className="display-m">{promotion.title}</PageHeading>
              {promotion.summary && <p className={styles.summary}>{promotion.summary}</p>}
            </div>
          </div>
        </Card>
        {(promotion.content || !promotion.raffle) && (
          <Card pad="none" className={styles.content}>
            {!promotion.raffle && <HowItWorks promotion={promotion} />}
            {promotion.content && (
              <section>
                <h2 className="h-m">{t('terms')}</h2>
                <SafeHtml html={promotion.content} />
              </section>
            )}
          </Card>
        )}
        {/* last: who applies has read how it works */}
        <ActionCard key={String(promotion.id)} promotion={promotion} />
      </div>
    </article>
  );
}
