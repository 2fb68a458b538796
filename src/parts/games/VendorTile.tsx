import type { Vendor } from '#state/games/gameVendors.ts';
import { useTranslation } from 'react-i18next';
import type { GameCategory } from '#contract/types.ts';
import { MediaTile } from '#ui/tiles/MediaTile.tsx';
import { closedNote } from './closedNote.ts';
import { badgesOf } from './GameTiles.tsx';
import { imageUrl } from '#state/content/images.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { openVendor } from '#state/games/openVendor.ts';

interface Props {
  card: Vendor;
  category?: GameCategory | undefined;
  priority?: boolean | undefined;
  /** In the shape of the neighbouring pictures. */
  wide?: boolean | undefined;
}

/** A vendor: launches its single game, or links to its games. */
export function VendorTile({ card, category, priority, wide = false }: Props) {
  const portal = usePortal();
  const { t } = useTranslation('portal');
  const name = card.name ?? card.vassalage;
  return (
    <MediaTile
      src={card.smallIcon ? imageUrl(portal, card.smallIcon) : ''}
      fallback={<img src={`/images/${portal.brand.images.defaultGameIcon}`} alt="" width={96} height={96} />}
      shape={wide ? 'wide' : 'poster'}
      priority={priority}
      title={name}
      badges={badgesOf(t, card, category)}
      closed={closedNote(portal, t, card)}
      openLabel={t('play_game', { name })}
      onOpen={() => void openVendor(portal, card, category)}
    />
  );
}
