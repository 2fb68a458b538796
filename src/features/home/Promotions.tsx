import type { TFunction } from 'i18next';
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
import { showMore } from '#ui/dom/showMore.ts';
import { useHydrated } from '#ui/dom/useHydrated.ts';
import styles from './Promotions.module.css';

const SHOWN = 3;

/** In days, which need none of the browser's locale data; in the brand's zone, because the page is prerendered elsewhere. */
function endText(t: TFunction<'home'>, end: number, now: number, timeZone = 'UTC'): string {
  const [exact, today] = [end, now].map((ms) => formatDateTime(ms, { timeZone }) ?? '');
  const [last, first] = [exact, today].map((text = '') => Date.parse(`${text.slice(0, 10)}T00:00:00Z`));
  const days = Math.max(0, Math.round(((last ?? 0) - (first ?? 0)) / 86_400_000));
  return days > 0 ? t('ends_in', { count: days }) : t('ends_today', { time: exact?.slice(11, 16) });
}

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
      <ul ref={showMore} className={styles.cards}>
        {promotions.map((promotion) => (
          <PictureCard
            key={promotion.id}
            picture={promotion.image && <LazyImage src={imageUrl(portal, promotion.image)} alt="" width={640} height={360} />}
          >
            <h3 className="h-s">{promotion.title}</h3>
            {promotion.summary && <p className={styles.summary}>{promotion.summary}</p>}
            <div className={styles.foot}>
              {promotion.endTime ? <Ending end={promotion.endTime} /> : <span />}
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

/** When a promotion ends: the moment in a published page, which may be read on any later day, then in how many days. */
function Ending({ end }: { end: number }) {
  const { brand, client } = usePortal();
  const { t } = useTranslation('home');
  const moment = formatDateTime(end, { timeZone: brand.timeZone ?? 'UTC' }) ?? '';
  const text = useHydrated() ? endText(t, end, client.clock.now(), brand.timeZone) : moment.slice(0, 16);
  return (
    <span className="small subtle" title={moment}>
      {text}
    </span>
  );
}
