import { useTranslation } from 'react-i18next';
import type { SectionProps } from '#engine/registry.ts';
import { pathOfRoute } from '#state/navigation/links.ts';
import { PageLink } from '#state/navigation/PageLink.tsx';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { useRead } from '#state/reads/useRead.ts';
import { Card } from '#ui/content/Card.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { Skeleton } from '#ui/content/Skeleton.tsx';
import { useMoney } from '#parts/money/useMoney.ts';
import styles from './WinnersSection.module.css';

const SHOWN = 6;

/** Today's highest wins in a row that scrolls by hand; hidden while empty. */
export function WinnersSection({ slotProps, settings }: SectionProps) {
  const { brand } = usePortal();
  const { t } = useTranslation('winners');
  const money = useMoney();
  const board = useRead('rankList', { period: 'DAY' });
  const count = typeof settings['count'] === 'number' ? settings['count'] : SHOWN;
  const rows = (board.data ?? []).slice(0, count);
  const all = pathOfRoute(brand, 'winners');
  if (!board.isPending && rows.length === 0) return null;
  return (
    <section {...slotProps} className={styles.section} aria-labelledby="home-winners">
      <div className={styles.head}>
        <h2 id="home-winners" className={`h-m ${styles.heading}`}>
          <Icon name="trophy" size={20} />
          {t('latest')}
        </h2>
        {all !== null && (
          <PageLink to={all} className={`link ${styles.all}`} aria-label={t('see_all_winners')}>
            {t('see_all')}
          </PageLink>
        )}
      </div>
      {/* oxlint-disable-next-line no-noninteractive-tabindex -- focusable, so that it can be scrolled by keyboard */}
      <ul className={styles.row} tabIndex={0} aria-labelledby="home-winners">
        {board.isPending
          ? Array.from({ length: count }, (_, index) => (
              <Card as="li" pad="none" key={index} className={styles.win} aria-hidden="true">
                <Skeleton className={styles.line} />
              </Card>
            ))
          : rows.map((row) => (
              <Card as="li" pad="none" key={row.rank} className={styles.win}>
                <span className={styles.name}>{row.name}</span>
                <span className={`small muted ellipsis ${styles.game}`} title={row.game}>
                  {row.game}
                </span>
                <strong className={`num ${styles.amount}`}>{money(row.amount)}</strong>
              </Card>
            ))}
      </ul>
    </section>
  );
}
