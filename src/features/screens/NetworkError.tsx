import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScreenProps } from '#engine/registry.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { ErrorState } from '#ui/content/ErrorState.tsx';
import { Logo } from '#ui/media/Logo.tsx';
import { CopyReport } from './CopyReport.tsx';
import styles from './Screens.module.css';

/** Shown without an answer on this visitor's admission (BOOT-22: the portal fails closed). */
export function NetworkError({ slotProps, retry }: ScreenProps) {
  const { brand, client } = usePortal();
  const { t } = useTranslation('portal');
  const [drawn, setDrawn] = useState(true);
  const again = () => {
    client.retryNow();
    retry();
  };
  return (
    <main {...slotProps} className={styles.plain} id="main">
      <Logo src={`/images/${brand.images.mark}`} name={brand.name} />
      {/* the site's own files may be unreachable, too */}
      {drawn && (
        <img
          className={styles.scene}
          src={`/images/${brand.images.networkArt}`}
          alt=""
          width={240}
          height={240}
          onError={() => setDrawn(false)}
        />
      )}
      <ErrorState
        icon="wifi-off"
        title={t('network_link_abnormal')}
        text={t('network_error_text')}
        retryLabel={t('retry')}
        onRetry={again}
      >
        <CopyReport />
      </ErrorState>
    </main>
  );
}
