import { useTranslation } from 'react-i18next';
import type { GameCategory } from '#contract/types.ts';
import type { Vendor } from '#state/games/gameVendors.ts';
import { useState } from 'react';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { Segmented } from '#ui/controls/Segmented.tsx';
import { type EventDay, choicesOf, isOn } from './eventDays.ts';
import { Skeleton } from '#ui/content/Skeleton.tsx';
import { StageCard } from './StageCard.tsx';
import styles from './Stage.module.css';

const WAITING = [0, 1];

interface Props {
  cards: readonly Vendor[];
  category: GameCategory | undefined;
}

/** The vendors of a lobby that has few, as wide cards; where their events are of several days, one can be chosen. */
export function Stage({ cards, category }: Props) {
  const { t } = useTranslation('lobby');
  const { brand, client } = usePortal();
  const [wanted, setWanted] = useState<EventDay>('all');
  const place = { now: client.clock.now(), timeZone: brand.timeZone };
  const choices = choicesOf(
    cards.flatMap(({ events = [] }) => events),
    place,
  );
  const chosen = choices.some(({ day }) => day === wanted) ? wanted : 'all';
  return (
    <div className={styles.days}>
      {choices.length > 0 && (
        <Segmented
          className={styles.choices}
          label={t('event_days')}
          options={choices.map(({ day, count }) => ({ value: day, label: t(`day_${day}`, { count }) }))}
          value={chosen}
          onChange={setWanted}
        />
      )}
      <ul className={styles.stage} aria-label={t('studios_label')}>
        {cards.map((card) => (
          <li key={card.vassalage}>
            <StageCard card={card} category={category} events={card.events?.filter((event) => isOn(event, chosen, place))} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** In the place of a stage while its vendors load. */
export function WaitingStage({ label }: { label: string }) {
  return (
    <ul className={styles.stage} aria-label={label} aria-busy="true">
      {WAITING.map((key) => (
        <li key={key} className={styles.card} aria-hidden="true">
          <span className={styles.art}>
            <Skeleton shape="block" />
          </span>
          <div className={styles.body}>
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </div>
        </li>
      ))}
    </ul>
  );
}
