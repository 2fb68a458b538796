import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { realAccountOnly } from '#state/session/realAccount.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { PictureCard } from '#ui/content/PictureCard.tsx';
import { RedEnvelopeArt } from './RedEnvelopeArt.tsx';
import { RedEnvelopeModal } from './RedEnvelopeModal.tsx';
import styles from './RedEnvelope.module.css';

/** Leads to the red envelopes of the day. */
export function RedEnvelopeCard() {
  const portal = usePortal();
  const { t } = useTranslation('reward-centre');
  const [isOpen, setOpen] = useState(false);
  const open = async () => {
    if (await realAccountOnly(portal)) setOpen(true);
  };
  return (
    <PictureCard data-kind="redEnvelope" picture={<RedEnvelopeArt isOpen={false} className={styles.onCard} />}>
      <h3 className="h-s">{t('envelope_title')}</h3>
      <p className="small muted">{t('envelope_text')}</p>
      <div className={styles.act}>
        <Button size="sm" icon="gift" block aria-haspopup="dialog" onClick={() => void open()}>
          {t('envelope_show')}
        </Button>
      </div>
      {isOpen && <RedEnvelopeModal onClose={() => setOpen(false)} />}
    </PictureCard>
  );
}
