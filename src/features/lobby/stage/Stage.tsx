import { useTranslation } from 'react-i18next';
import type { GameCategory } from '#contract/types.ts';
import type { Vendor } from '#state/games/gameVendors.ts';
import { Skeleton } from '#ui/content/Skeleton.tsx';
import { StageCard } from './StageCard.tsx';
import styles from './Stage.module.css';

const WAITING = [0, 1];

interface Props {
  cards: readonly Vendor[];
  category: GameCategory | undefined;
}

/** The vendors of a lobby that has few, as wide cards. */
export function Stage({ cards, category }: Props) {
  const { t } = useTranslation('lobby');
  return (
    <ul className={styles.stage} aria-label={t('studios_label')}>
      {cards.map((card) => (
        <li key={card.vassalage}>
          <StageCard card={card} category={category} />
        </li>
      ))}
    </ul>
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
