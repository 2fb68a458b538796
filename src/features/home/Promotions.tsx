import { useTranslation } from 'react-i18next';
import { PageLink } from '#state/navigation/PageLink.tsx';
import { formatDateTime } from '#engine/dates/dates.ts';
import type { SectionProps } from '#engine/registry.ts';
import { imageUrl } from '#state/content/images.ts';
import { pathOfRoute } from '#state/navigation/links.ts';
import { usePortal, useSession, useSystem } from '#state/portal/PortalProvider.tsx';
import { visiblePromotions } from '#state/content/promotions.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { LazyImage } from '#ui/media/LazyImage.tsx';
import { PictureCard } from '#ui/content/PictureCard.tsx';
import styles from './Promotions.module.css';

const SHOWN = 3;

/** Date and time in the brand's zone: a fixed zone, because the page is prerendered elsewhere. */
const untilText = (ms: number, timeZone = 'UTC') => formatDateTime(ms, { timeZone })?.slice(0, 16) ?? '';

/** The newest promotions as cards that link to their pages. */
export function Promotions({ slotProps, settings }: SectionProps) {
  const portal = usePortal();
  const { t } = useTranslation('home');
  const all = useSystem((state) => state.announcements.promotion);
  const isRestricted = useSession((state) => state.member?.restriction != null);
  const flags = useSystem((state) => state.flags);
  const count = typeof settings['count'] === 'number' ? settings['count'] : SHOWN;
  const promotions = visiblePromotions(all, flags).slice(0, count);
  if (isRestricted || promotions.length === 0) return null;
  return (
    <section {...slotProps} className={styles.section} aria-labelledby="home-promotions">
      <h2 id="home-promotions" className={`h-m ${styles.heading}`}>
        <Icon name="gift" size={20} />
        {t('promotions')}
      </h2>
      <ul className={styles.cards}>
        {promotions.map((promotion) => (
          <PictureCard
            key={promotion.id}
            picture={promotion.image && <LazyImage src={imageUrl(portal, promotion.image)} alt="" width={640} height={360} />}
          >
            <h3 className="h-s">{promotion.title}</h3>
            {promotion.summary && <p className={styles.summary}>{promotion.summary}</p>}
            <div className={styles.foot}>
              {promotion.endTime ? (
                <span className="small subtle">{t('ends', { date: untilText(promotion.endTime, portal.brand.timeZone) })}</span>
              ) : (
                <span />
              )}
              <PageLink
                className={`link ${styles.more}`}
                to={pathOfRoute(portal.brand, 'promotions', { id: String(promotion.id) }) ?? '/'}
                aria-label={t('promotion_details', { title: promotion.title ?? '' })}
              >
                {t('details')}
                <Icon name="chevron-right" size={16} />
              </PageLink>
            </div>
          </PictureCard>
        ))}
      </ul>
    </section>
  );
}
