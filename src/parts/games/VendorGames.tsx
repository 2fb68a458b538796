import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameCategory } from '#contract/types.ts';
import { Button } from '#ui/actions/Button.tsx';
import { useNearEnd } from '#ui/dom/useNearEnd.ts';
import { TileGrid } from '#ui/tiles/TileGrid.tsx';
import styles from './VendorGames.module.css';
import { VendorGamesPage } from './VendorGamesPage.tsx';

interface Props {
  label: string;
  vassalage: string;
  /** Only its games of this category. */
  category?: GameCategory | undefined;
  wide?: boolean | undefined;
}

/** A vendor's games, loading pages on scroll. */
export function VendorGames({ label, vassalage, category, wide = false }: Props) {
  const { t } = useTranslation('game-list');
  const [shown, setShown] = useState(1);
  /** Total number of pages; 0 until the last shown one is loaded. */
  const [known, setKnown] = useState(0);
  const end = useRef<HTMLDivElement>(null);
  const more = () => {
    if (known <= shown) return;
    setKnown(0);
    setShown(shown + 1);
  };
  useNearEnd(end, more);
  return (
    <>
      <TileGrid label={label} layout={wide ? 'wide' : 'posters'} className={wide ? styles.wide : styles.grid} busy={known === 0}>
        {Array.from({ length: shown }, (_, index) => (
          <VendorGamesPage
            key={index + 1}
            vassalage={vassalage}
            category={category}
            pageNo={index + 1}
            wide={wide}
            onKnown={index + 1 === shown ? setKnown : undefined}
          />
        ))}
      </TileGrid>
      <div ref={end} className={styles.end}>
        {known > shown && (
          <Button variant="secondary" onClick={more}>
            {t('more')}
          </Button>
        )}
      </div>
    </>
  );
}
