import { useTranslation } from 'react-i18next';
import type { GameCategory } from '#contract/types.ts';
import { badgesOf } from '#parts/games/GameTiles.tsx';
import { closedNote } from '#parts/games/closedNote.ts';
import { imageUrl } from '#state/content/images.ts';
import type { Vendor } from '#state/games/gameVendors.ts';
import { openVendor } from '#state/games/openVendor.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { cx } from '#ui/dom/cx.ts';
import { LazyImage } from '#ui/media/LazyImage.tsx';
import { MediaBadge } from '#ui/tiles/MediaBadge.tsx';
import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { Fetched } from '#engine/react/Fetched.tsx';
import { VendorMark } from '#parts/games/VendorMark.tsx';
import styles from './Stage.module.css';

interface Props {
  card: Vendor;
  category: GameCategory | undefined;
  /** Those of the chosen day; undefined where the vendor sends none. */
  events: Vendor['events'];
}

// dates need locale data, which other lobbies do without
const vendorEvents = lazyEntry(async () => (await import('./VendorEvents.tsx')).VendorEvents);

/** A vendor with its picture, its words and what is live or next there; a press anywhere on it opens it. */
export function StageCard({ card, category, events }: Props) {
  const portal = usePortal();
  const { t } = useTranslation('lobby');
  const { t: say } = useTranslation('portal');
  const name = card.name ?? card.vassalage;
  const closed = closedNote(portal, say, card);
  const play = say('play_game', { name });
  const picture = card.picture ?? '';
  const fallback = (
    <span className={styles.fallback}>
      <img src={card.smallIcon ? imageUrl(portal, card.smallIcon) : `/images/${portal.brand.images.defaultGameIcon}`} alt="" />
    </span>
  );
  return (
    <article className={cx(styles.card, closed && styles.closed)}>
      <div className={styles.art}>
        {picture === '' ? (
          fallback
        ) : (
          <LazyImage src={imageUrl(portal, picture)} alt="" width={736} height={400} priority fallback={fallback} />
        )}
        <span className={styles.badges}>
          {badgesOf(say, card, category).map((badge) => (
            <MediaBadge key={badge.text} {...badge} />
          ))}
        </span>
      </div>
      <div className={styles.body}>
        <div className={styles.head}>
          <VendorMark vendor={card} className={styles.logo} />
          <div className={styles.names}>
            <h2 className="h-m ellipsis" title={name}>
              {name}
            </h2>
            <p className="small subtle">
              {closed?.replace('\n', ' · ') ?? (card.eventsToday !== undefined && t('events_today', { count: card.eventsToday }))}
            </p>
          </div>
          <Button
            variant={closed ? 'secondary' : 'primary'}
            className={styles.open}
            aria-label={closed ? `${play} · ${closed.replace('\n', ' · ')}` : play}
            onClick={() => void openVendor(portal, card, category)}
          >
            {t('open')}
          </Button>
        </div>
        {card.text && <p className={styles.text}>{card.text}</p>}
        {events?.length === 0 && card.events?.length !== 0 && <p className="small subtle">{t('no_events')}</p>}
        {events !== undefined && events.length > 0 && (
          <Fetched
            name="lobby/events"
            entry={vendorEvents}
            props={{ vendor: name, events }}
            loading={<div className={styles.events} aria-busy="true" />}
            failed={() => null}
          />
        )}
      </div>
    </article>
  );
}
