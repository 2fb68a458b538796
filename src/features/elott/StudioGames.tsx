import type { Vendor } from '#state/games/gameVendors.ts';
import { useTranslation } from 'react-i18next';
import { VendorGames } from '#parts/games/VendorGames.tsx';
import { useFavouritesLoaded } from '#state/games/favourites.ts';
import { openLogin } from '#state/session/openLogin.ts';
import { usePortal, useSession } from '#state/portal/PortalProvider.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { EmptyState } from '#ui/content/EmptyState.tsx';
import styles from './ElottPage.module.css';

/** The games of an e-lottery vendor in no lottery menu; the platform lists them to members only. */
export function StudioGames({ card }: { card: Vendor }) {
  const portal = usePortal();
  const { t } = useTranslation('game-list');
  const isMember = useSession((state) => state.token !== null);
  const title = t('title', { vendor: card.name ?? card.vassalage });
  useFavouritesLoaded();
  return (
    <section aria-labelledby="elott-games">
      <h2 id="elott-games" className={`h-s ${styles.heading}`}>
        {title}
      </h2>
      {isMember ? (
        <VendorGames label={title} vassalage={card.vassalage} category="ELOTT" />
      ) : (
        <EmptyState
          icon="lock-keyhole"
          title={t('login_title')}
          action={<Button onClick={() => void openLogin(portal, { stay: true })}>{t('portal:login')}</Button>}
        />
      )}
    </section>
  );
}
