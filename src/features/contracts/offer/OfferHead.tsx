import { useTranslation } from 'react-i18next';
import type { PanelProps } from '#engine/registry.ts';
import { kindNames } from '#engine/contracts/kinds.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { runAction } from '#state/navigation/runAction.ts';
import { Button } from '#ui/actions/Button.tsx';
import styles from '#features/contracts/Contracts.module.css';

/** Above the contracts of downlines: the way to a new offer of the kind that the panel's name begins with. */
export function OfferHead({ slotProps, name }: PanelProps) {
  const portal = usePortal();
  const { t } = useTranslation('contracts');
  const kind = kindNames.find((one) => name === `${one}Head`);
  if (kind === undefined) return null;
  return (
    <div {...slotProps} className={styles.head}>
      <Button icon="plus" data-action="offerContract" onClick={() => void runAction(portal, 'offerContract', { kind })}>
        {t('offer')}
      </Button>
    </div>
  );
}
