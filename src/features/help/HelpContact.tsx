import { useTranslation } from 'react-i18next';
import { PageLink } from '#state/navigation/PageLink.tsx';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { runAction } from '#state/navigation/runAction.ts';
import { useRoutePath } from '#state/navigation/useVisibility.ts';
import { useMirrorDomains } from '#state/navigation/useMirrorDomains.ts';
import { ActionRows } from '#ui/data/ActionRows.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { buttonClass } from '#ui/actions/buttonClass.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './HelpPage.module.css';

/** Contacts of the operator, and the site's mirror domains. */
export function HelpContact() {
  const portal = usePortal();
  const { t } = useTranslation('help');
  const lines = useMirrorDomains();
  const { legal } = portal.brand.regulatory;
  const feedback = useRoutePath()('feedback');
  return (
    <>
      <div role="region" id="support" className={styles.section} aria-labelledby="support-title">
        <h2 id="support-title" className="h-l">
          {t('support_title')}
        </h2>
        <p className={styles.text}>{t('support_text')}</p>
        {legal?.email && <p className={styles.text}>{legal.email}</p>}
        <div className={styles.ways}>
          <Button icon="headset" data-entry="customerService" onClick={() => void runAction(portal, 'customerService')}>
            {t('portal:customer_service')}
          </Button>
          {feedback !== null && (
            <PageLink to={feedback} className={buttonClass({ variant: 'secondary' })} data-entry="feedback">
              <Icon name="message-square-text" size={18} />
              {t('feedback')}
            </PageLink>
          )}
        </div>
      </div>
      <div role="region" id="lines" className={styles.section} aria-labelledby="lines-title">
        <h2 id="lines-title" className="h-l">
          {t('portal:other_lines')}
        </h2>
        <p className={styles.text}>{t(lines.length === 0 ? 'lines_none' : 'lines_text')}</p>
        {lines.length > 0 && <ActionRows label={t('portal:other_lines')} rows={lines} />}
      </div>
    </>
  );
}
