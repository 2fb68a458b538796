import { useTranslation } from 'react-i18next';
import type { VendorCard } from '#contract/types.ts';
import { MediaTile } from '#ui/MediaTile.tsx';
import { isTrue } from './GameTile.tsx';
import { imageUrl } from '#state/images.ts';
import { usePortal } from '#state/PortalProvider.tsx';
import { startGame } from '#state/startGame.ts';

/** A vendor with a single game: a press starts it. */
export function VendorTile({ card, priority }: { card: VendorCard; priority?: boolean | undefined }) {
  const portal = usePortal();
  const { t } = useTranslation('portal');
  const name = card.name ?? card.vassalage;
  return (
    <MediaTile
      src={card.smallIcon ? imageUrl(portal, card.smallIcon) : ''}
      fallback={<img src={`/images/${portal.brand.images.defaultGameIcon}`} alt="" width={96} height={96} />}
      priority={priority}
      title={name}
      badge={card.isHot === 1 ? { text: t('hot'), icon: 'flame' } : undefined}
      closed={isTrue(card.maintenance) ? t('under_maintenance') : undefined}
      openLabel={t('play_game', { name })}
      onOpen={() => void startGame(portal, { ...card, vendor: card.name, gameName: card.name })}
    />
  );
}
