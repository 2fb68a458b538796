import { useTranslation } from 'react-i18next';
import { usePortal, useSession } from '#state/portal/PortalProvider.tsx';
import { useRead } from '#state/reads/useRead.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Skeleton } from '#ui/content/Skeleton.tsx';
import styles from './MallHead.module.css';
import { usePointWords } from './usePointWords.ts';
import { PageHeading } from '#parts/page/PageHeading.tsx';

interface Props {
  onConvert: () => void;
  /** Null where the brand has no list of the changes. */
  onDetails: (() => void) | null;
}

/** The points balance, its value, and the note that points never expire. */
export function MallHead({ onConvert, onDetails }: Props) {
  const { brand } = usePortal();
  const { t } = useTranslation('point-mall');
  const isMember = useSession((state) => state.token !== null);
  const balance = useRead('pointBalance', undefined, { enabled: isMember });
  const config = useRead('pointConfig', undefined, { enabled: isMember });
  const words = usePointWords();
  const ratio = config.data?.pointsRatio;
  const worth = ratio === undefined ? null : words.worth(ratio, ratio);

  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <PageHeading className={isMember ? styles.label : 'display-m'}>{t(isMember ? 'your_points' : 'title')}</PageHeading>
        {isMember && (
          <p className={`num ${styles.points}`} aria-live="polite">
            {balance.isPending ? (
              <Skeleton className={styles.skeleton} />
            ) : balance.data === undefined ? (
              t('portal:balance_unknown')
            ) : (
              words.number(balance.data.currentPoint)
            )}
          </p>
        )}
        <p className={styles.rules}>
          {worth !== null && ratio !== undefined && `${t('ratio', { points: words.number(ratio), money: worth })} · `}
          {t('never_expire')}
        </p>
        {isMember && (
          <div className={styles.actions}>
            <Button variant="hero" onClick={onConvert}>
              {t('to_convert')}
            </Button>
            {onDetails && (
              <Button variant="outline" className={styles.plain} onClick={onDetails}>
                {t('view_details')}
              </Button>
            )}
          </div>
        )}
      </div>
      <img className={styles.art} src={`/images/${brand.images.mallArt}`} alt="" />
    </header>
  );
}
