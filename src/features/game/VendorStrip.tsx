import { useTranslation } from 'react-i18next';
import { Loading } from '#parts/feedback/Loading.tsx';
import { useGameVendors } from '#state/games/gameVendors.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { openVendor } from '#state/games/openVendor.ts';
import { errorMessage } from '#state/reads/errorMessage.ts';
import { EmptyState } from '#ui/content/EmptyState.tsx';
import { ErrorState } from '#ui/content/ErrorState.tsx';
import { Skeleton } from '#ui/content/Skeleton.tsx';
import styles from './SeamlessPage.module.css';

/** The brand's vendors of the single wallet; a single game launches, others open their lobby. */
export function VendorStrip() {
  const portal = usePortal();
  const { t } = useTranslation('seamless');
  const { vendors, isError, error, isFetching, refetch } = useGameVendors();
  const { seamlessVendors } = portal.brand.games;

  if (vendors === undefined && isError) {
    return (
      <ErrorState
        title={t('error_title')}
        text={errorMessage(t, error, t('errors:network_abnormal'))}
        retryLabel={t('portal:retry')}
        retrying={isFetching}
        onRetry={refetch}
      />
    );
  }
  if (vendors === undefined) {
    return (
      <Loading className={styles.strip}>
        {seamlessVendors.map((code) => (
          <Skeleton key={code} className={styles.vendor} />
        ))}
      </Loading>
    );
  }
  const cards = [...vendors].flatMap(([category, list]) =>
    list.cards.filter(({ vassalage }) => seamlessVendors.includes(vassalage)).map((card) => ({ card, category })),
  );
  if (cards.length === 0) return <EmptyState icon="gamepad-2" title={t('empty_title')} text={t('empty_text')} />;

  return (
    <ul className={styles.strip}>
      {cards.map(({ card, category }) => {
        const name = card.name ?? card.vassalage;
        const closed = card.maintenance === true || card.maintenance === '1';
        return (
          <li key={`${category} ${card.vassalage}`}>
            <button
              type="button"
              className={styles.vendor}
              data-closed={closed || undefined}
              onClick={() => void openVendor(portal, card, category)}
            >
              <span className={styles.initial} aria-hidden="true">
                {[...name][0]}
              </span>
              <span>
                <span className={styles.name}>{name}</span>
                <br />
                <span className={styles.kind}>{closed ? t('closed') : t(`kind_${category}`)}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
