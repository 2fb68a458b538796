import { useTranslation } from 'react-i18next';
import type { PanelProps } from '#engine/registry.ts';
import { kindNames } from '#engine/contracts/kinds.ts';
import { REQUESTS_PANEL } from '#state/contracts/usePendingOffers.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { runAction } from '#state/navigation/runAction.ts';
import { Button } from '#ui/actions/Button.tsx';
import styles from './Heads.module.css';
import { LostAnswers } from './LostAnswers.tsx';

/** Above the contracts of downlines: the ways to all offers that the agent sent, and to a new one of the kind in the panel's name. */
export function OfferHead({ slotProps, name }: PanelProps) {
  const portal = usePortal();
  const { t } = useTranslation('contracts');
  const kind = kindNames.find((one) => name === `${one}Head`);
  if (kind === undefined) return null;
  const showSent = () => void runAction(portal, 'openPanel', { menu: 'member', panel: REQUESTS_PANEL, view: 'sent' });
  return (
    <div {...slotProps}>
      <LostAnswers />
      <div className={styles.head}>
        {portal.snapshot.panels.member.includes(REQUESTS_PANEL) && (
          <Button variant="text" size="sm" data-action="showSent" onClick={showSent}>
            {t('tab_sent')}
          </Button>
        )}
        <Button icon="plus" data-action="offerContract" onClick={() => void runAction(portal, 'offerContract', { kind })}>
          {t('offer')}
        </Button>
      </div>
    </div>
  );
}
