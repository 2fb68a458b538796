import { useTranslation } from 'react-i18next';
import { imageUrl } from '#state/content/images.ts';
import { usePortal, usePreferences } from '#state/portal/PortalProvider.tsx';
import { wholeNumber } from '#engine/money/wholeNumber.ts';
import { cx } from '#ui/dom/cx.ts';
import styles from './LobbyHead.module.css';
import type { LobbyName } from '#state/games/lobbyNames.ts';
import { PageHeading } from '#parts/page/PageHeading.tsx';

interface Props {
  name: LobbyName;
  wide: boolean;
  /** Null while loading. */
  vendorCount: number | null;
  /** Pictures of some of the lobby's games. */
  art: readonly string[];
}

const PICTURES = 3;

/** The lobby's title over some of its pictures; slots show the number of games. */
export function LobbyHead({ name, wide, vendorCount, art }: Props) {
  const portal = usePortal();
  const { t } = useTranslation('lobby');
  const language = usePreferences((state) => state.language);
  const number = (value: number) => wholeNumber(value, language);
  const pictures = [...new Set(art)].slice(0, PICTURES);
  const studios = vendorCount === null ? '' : t('studios', { count: vendorCount });
  const claim = name === 'rng' ? t('slots_claim', { number: number(portal.brand.constants.slotsClaim) }) : '';
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <PageHeading className="display-m">{t(`title_${name}`)}</PageHeading>
        <p className={styles.text}>{[claim, studios].filter((text) => text !== '').join(' · ')}</p>
      </div>
      <div className={cx(styles.art, wide && styles.wide)} aria-hidden="true">
        {pictures.map((picture) => (
          <img
            key={picture}
            src={imageUrl(portal, picture) || undefined}
            alt=""
            width={wide ? 480 : 300}
            height={wide ? 300 : 400}
            decoding="async"
          />
        ))}
      </div>
    </header>
  );
}
