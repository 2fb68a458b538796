import { useTranslation } from 'react-i18next';
import { PageLink } from '#state/navigation/PageLink.tsx';
import type { PageProps } from '#engine/registry.ts';
import { usePortal, useSystem } from '#state/portal/PortalProvider.tsx';
import { newPlayerPromotions } from '#state/content/promotions.ts';
import { Card } from '#ui/content/Card.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { LazyImage } from '#ui/media/LazyImage.tsx';
import { NewPlayers } from './NewPlayers.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import styles from './RegisterPage.module.css';
import { PageHeading } from '#parts/page/PageHeading.tsx';

/** The form beside the page's banner and the offers to new players, or the brand's picture. */
export function RegisterPage({ slotProps, banner }: PageProps) {
  const { brand } = usePortal();
  const { t } = useTranslation('register');
  const promotions = useSystem((state) => state.announcements.promotion);
  const flags = useSystem((state) => state.flags);
  const hasBanner = useSystem((state) => (state.announcements.banners ?? []).some((one) => one.groupName === 'w_reg'));
  const offers = newPlayerPromotions(promotions, flags);
  const showsBanner = hasBanner && banner !== null;

  return (
    <div {...slotProps} className={styles.page}>
      <Card as="section" pad="lg">
        <PageHeading className="h-l">{t('title')}</PageHeading>
        <p className={styles.lead}>{t('lead')}</p>
        <RegisterForm />
        <PageLink to="/" className={`link ${styles.back}`}>
          <Icon name="arrow-left" size={17} />
          {t('portal:back_home')}
        </PageLink>
      </Card>
      <aside className={styles.side}>
        {banner}
        {offers.length > 0 && <NewPlayers promotions={offers} />}
        {!showsBanner && offers.length === 0 && (
          <div className={styles.art}>
            <LazyImage className={styles.picture} src={`/images/${brand.images.registerArt}`} alt="" />
          </div>
        )}
      </aside>
    </div>
  );
}
