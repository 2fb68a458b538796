import { useTranslation } from 'react-i18next';
import type { ModalProps } from '#engine/registry.ts';
import { useFavouritesLoaded } from '#state/games/favourites.ts';
import { useGameVendors } from '#state/games/gameVendors.ts';
import { openLogin } from '#state/session/openLogin.ts';
import { isWide } from '#state/games/lobbyNames.ts';
import { usePortal, useSession } from '#state/portal/PortalProvider.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { EmptyState } from '#ui/content/EmptyState.tsx';
import { Modal } from '#ui/overlay/Modal.tsx';
import { VendorGames } from '#parts/games/VendorGames.tsx';

/** One vendor's games, loading pages on scroll. */
export function GameListModal({ slotProps, params, close }: ModalProps) {
  const portal = usePortal();
  const { t } = useTranslation('game-list');
  const isMember = useSession((state) => state.token !== null);
  const { vendors } = useGameVendors();
  const vassalage = params['vassalage'] ?? '';
  const found = [...(vendors ?? [])].flatMap(([category, { cards }]) =>
    cards.filter((card) => card.vassalage === vassalage).map(({ name }) => ({ category, name })),
  );
  const vendor = found[0]?.name ?? vassalage;
  const wide = found.length > 0 && found.every(({ category }) => isWide(portal.brand, category));
  const title = vendor === '' ? t('title_any') : t('title', { vendor });
  useFavouritesLoaded();
  return (
    <Modal {...slotProps} title={title} closeLabel={t('portal:close')} onClose={() => close()} width={960}>
      {isMember ? (
        <VendorGames label={title} vassalage={vassalage} wide={wide} />
      ) : (
        <EmptyState
          icon="lock-keyhole"
          title={t('login_title')}
          action={<Button onClick={() => void openLogin(portal, { stay: true })}>{t('portal:login')}</Button>}
        />
      )}
    </Modal>
  );
}
