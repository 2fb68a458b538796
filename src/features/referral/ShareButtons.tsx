import { useTranslation } from 'react-i18next';
import { openAddress } from '#state/navigation/openAddress.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { Button } from '#ui/actions/Button.tsx';
import styles from './Invitation.module.css';
import { shareAddress, shareTargets } from './shareAddress.ts';

/** Shares the link on a network in a new tab, or through the browser where it can. */
export function ShareButtons({ link }: { link: string }) {
  const portal = usePortal();
  const { t } = useTranslation('referral');
  const text = t('share_text', { brand: portal.brand.name });
  // dismissing the browser's sheet is no failure
  const share = () => navigator.share({ title: portal.brand.name, text, url: link }).catch(() => undefined);
  return (
    <div className={styles.share} role="group" aria-label={t('share')}>
      {shareTargets.map((target) => (
        <Button
          key={target}
          variant="outline"
          size="sm"
          data-action={`share${target}`}
          onClick={() => openAddress(portal, shareAddress(target, link, text))}
        >
          {target}
        </Button>
      ))}
      {typeof navigator.share === 'function' && (
        <Button variant="outline" size="sm" icon="share-2" data-action="share" onClick={() => void share()}>
          {t('share_other')}
        </Button>
      )}
    </div>
  );
}
