import { useTranslation } from 'react-i18next';
import type { GameCategory } from '#contract/types.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { startGame } from '#state/games/startGame.ts';
import { gameOfVendor, startsAtOnce, type Vendor } from '#state/games/gameVendors.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { VendorMark } from '#parts/games/VendorMark.tsx';
import { showMore } from '#ui/dom/showMore.ts';
import styles from './VendorChips.module.css';

interface Props {
  cards: readonly Vendor[];
  /** Category of the lobby; undefined where it has several. */
  category: GameCategory | undefined;
  selected: readonly string[];
  onChange: (vendors: readonly string[]) => void;
}

/** The vendors of the lobby as filters. A vendor whose games open in a list or at once opens them instead. */
export function VendorChips({ cards, category, selected, onChange }: Props) {
  const portal = usePortal();
  const { t } = useTranslation('lobby');
  const press = (card: Vendor) => {
    if (startsAtOnce(portal.brand, card)) void startGame(portal, gameOfVendor(card, category));
    else if (selected.includes(card.vassalage)) onChange(selected.filter((one) => one !== card.vassalage));
    else onChange([...selected, card.vassalage]);
  };
  return (
    <div ref={showMore} role="group" aria-label={t('studios_label')} className={styles.chips}>
      <button type="button" className={styles.chip} aria-pressed={selected.length === 0} onClick={() => onChange([])}>
        {t('all_studios')}
      </button>
      {cards.map((card) => {
        const pressed = selected.includes(card.vassalage);
        return (
          <button
            key={card.vassalage}
            type="button"
            className={styles.chip}
            aria-pressed={startsAtOnce(portal.brand, card) ? undefined : pressed}
            onClick={() => press(card)}
          >
            <VendorMark vendor={card} />
            {card.name ?? card.vassalage}
            {card.isHot === 1 && (
              <span className={styles.hot}>
                <Icon name="flame" size={14} />
                <span className="visually-hidden">{t('portal:hot')}</span>
              </span>
            )}
            {pressed && <Icon name="x" size={14} />}
          </button>
        );
      })}
    </div>
  );
}
