import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tabPanel } from '#ui/layout/tabPanel.ts';
import { Tabs } from '#ui/layout/Tabs.tsx';
import { Modal } from '#ui/overlay/Modal.tsx';
import { EnvelopeHistory } from './EnvelopeHistory.tsx';
import { OpenEnvelope } from './OpenEnvelope.tsx';
import styles from './RedEnvelope.module.css';

const views = ['open', 'history'] as const;

/** The red envelopes (P-37): one to open, and those that were opened. */
export function RedEnvelopeModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('reward-centre');
  const [view, setView] = useState<(typeof views)[number]>('open');
  return (
    <Modal title={t('envelope_title')} closeLabel={t('portal:close')} onClose={onClose} width={520} data-slot="modal/redEnvelope">
      <div className={styles.modal}>
        <Tabs
          id="red-envelope"
          label={t('envelope_title')}
          tabs={views.map((value) => ({ value, label: t(`envelope_${value}_tab`) }))}
          value={view}
          onChange={setView}
        />
        <div {...tabPanel('red-envelope', view)}>{view === 'open' ? <OpenEnvelope /> : <EnvelopeHistory />}</div>
      </div>
    </Modal>
  );
}
