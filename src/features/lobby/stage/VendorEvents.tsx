import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { VendorEvent } from '#contract/types.ts';
import { shortMoment } from '#engine/dates/shortMoment.ts';
import { typedAmount } from '#engine/money/amount.ts';
import { isTrue } from '#parts/games/closedNote.ts';
import { usePortal, usePreferences } from '#state/portal/PortalProvider.tsx';
import { MediaBadge } from '#ui/tiles/MediaBadge.tsx';
import styles from './VendorEvents.module.css';

const SHOWN = 3;

/** What is live or comes next at a vendor, with the odds of its main market. */
export function VendorEvents({ vendor, events }: { vendor: string; events: readonly VendorEvent[] }) {
  const { t } = useTranslation('lobby');
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className={styles.heading}>
        {t('next_events')} <span className="visually-hidden">{vendor}</span>
      </h3>
      <ul>
        {events.slice(0, SHOWN).map((event) => (
          <EventRow key={`${event.startsAt} ${event.name}`} event={event} />
        ))}
      </ul>
    </section>
  );
}

function EventRow({ event: { name, league, startsAt, live, phase, odds = [] } }: { event: VendorEvent }) {
  const { brand, client } = usePortal();
  const { t } = useTranslation('lobby');
  const language = usePreferences((state) => state.language);
  const isLive = isTrue(live);
  return (
    <li className={styles.event}>
      <p className={styles.time}>
        {isLive ? (
          <>
            <MediaBadge tone="live" text={t('portal:live_badge')} />
            {phase}
          </>
        ) : (
          shortMoment(startsAt, {
            now: client.clock.now(),
            timeZone: brand.timeZone,
            language,
          })
        )}
      </p>
      <div className={styles.names}>
        <p className={styles.name}>{name}</p>
        {league && <p className="small subtle ellipsis">{league}</p>}
      </div>
      {odds.length > 0 && (
        <dl className={styles.odds}>
          {odds.slice(0, SHOWN).map(({ outcome, price }) => (
            <div key={outcome}>
              <dt>{outcome}</dt>
              <dd className="num">{typedAmount(price, language)}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
