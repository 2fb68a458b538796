import { useTranslation } from 'react-i18next';
import { PageLink } from '#state/navigation/PageLink.tsx';
import type { Promotion } from '#contract/types.ts';
import { imageUrl } from '#state/content/images.ts';
import { pathOfRoute } from '#state/navigation/links.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { Carousel } from '#ui/carousel/Carousel.tsx';
import { LazyImage } from '#ui/media/LazyImage.tsx';
import styles from './NewPlayers.module.css';

interface Props {
  promotions: readonly Promotion[];
}

/** Offers to new players, one after the other, with links to their pages. */
export function NewPlayers({ promotions }: Props) {
  const portal = usePortal();
  const { t } = useTranslation('register');
  return (
    <Carousel
      className={styles.carousel}
      dots
      slides={promotions.map((promotion) => ({
        key: String(promotion.id),
        content: (
          <PageLink
            className={styles.offer}
            to={pathOfRoute(portal.brand, 'promotions', { id: String(promotion.id) }) ?? '/'}
            data-promotion={String(promotion.id)}
          >
            {promotion.image && (
              <LazyImage className={styles.picture} src={imageUrl(portal, promotion.image)} alt="" width={640} height={860} />
            )}
            <span className={styles.words}>
              <span className={styles.eyebrow}>{t('new_players')}</span>
              <span className="display-l">{promotion.title}</span>
              {promotion.summary && <span className={styles.summary}>{promotion.summary}</span>}
            </span>
          </PageLink>
        ),
      }))}
      labels={{
        carousel: t('new_players'),
        slide: (position, total) => t('portal:slide_of', { position, total }),
        pause: t('portal:carousel_pause'),
        play: t('portal:carousel_play'),
      }}
    />
  );
}
