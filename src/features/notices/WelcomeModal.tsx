import { useTranslation } from 'react-i18next';
import type { ModalProps } from '#engine/registry.ts';
import { runAction } from '#state/navigation/runAction.ts';
import { usePortal, useSession } from '#state/portal/PortalProvider.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import styles from './WelcomeModal.module.css';

/** What a new member may do first, by panel (D-66). */
const OFFERS = [
  { panel: 'depositv2', label: 'deposit' },
  { panel: 'securityCenter', label: 'security' },
] as const;

/** Greets a new member by name, and offers the first steps that the brand has. */
export function WelcomeModal({ slotProps, close }: ModalProps) {
  const portal = usePortal();
  const { t } = useTranslation('welcome');
  const name = useSession((state) => state.member?.nickname ?? state.username ?? '');
  const offers = OFFERS.filter(({ panel }) => portal.snapshot.panels.member.includes(panel));
  return (
    <Dialog
      {...slotProps}
      tone="ok"
      title={t('title', { brand: portal.brand.name })}
      text={t('text', { name })}
      confirmLabel={t('portal:confirm')}
      onConfirm={() => close(true)}
      onClose={() => close()}
    >
      {offers.length > 0 && (
        <div className={styles.offers}>
          {offers.map(({ panel, label }) => (
            <Button
              key={panel}
              variant="secondary"
              block
              data-action={panel}
              onClick={() => {
                close(true);
                void runAction(portal, 'openPanel', { menu: 'member', panel });
              }}
            >
              {t(label)}
            </Button>
          ))}
        </div>
      )}
    </Dialog>
  );
}
