import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegionProps } from '#engine/registry.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { decideAnalytics } from '#state/startup/telemetry.ts';
import { Button } from '#ui/actions/Button.tsx';
import styles from './ConsentBar.module.css';

/** Asks beside the page, never over it: nothing is measured without consent, and refusing is as easy as agreeing. */
export function ConsentBar({ slotProps }: RegionProps) {
  const portal = usePortal();
  const { t } = useTranslation('consent');
  const titleId = useId();
  return (
    <section {...slotProps} className={styles.bar} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId} className="h-s">
          {t('title')}
        </h2>
        <p className={styles.text}>{t('text', { brand: portal.brand.name })}</p>
      </div>
      <div className={styles.choices}>
        <Button variant="secondary" onClick={() => decideAnalytics(portal, 'refused')}>
          {t('refuse')}
        </Button>
        <Button variant="secondary" onClick={() => decideAnalytics(portal, 'agreed')}>
          {t('agree')}
        </Button>
      </div>
    </section>
  );
}
