import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OfflineNote } from '#parts/reads/OfflineNote.tsx';
import { useOnline } from '#state/reads/online.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Modal } from '#ui/overlay/Modal.tsx';
import { type WriteLine, WriteLines } from './WriteLines.tsx';

export interface ConfirmWriteProps {
  title: string;
  lines: readonly WriteLine[];
  /** Label of the button that sends the write. */
  confirm: string;
  /** Name of the write, for tools and tests. */
  action: string;
  /** On its way: neither sent twice nor closed. */
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** A remark below the figures. */
  children?: ReactNode;
}

/** Asks before a write is sent, with all its figures. */
export function ConfirmWriteModal({ title, lines, confirm, action, busy, onConfirm, onCancel, children }: ConfirmWriteProps) {
  const { t } = useTranslation('portal');
  const isOnline = useOnline();
  const cancel = () => !busy && onCancel();
  return (
    <Modal
      title={title}
      closeLabel={t('close')}
      onClose={cancel}
      width={440}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={cancel}>
            {t('cancel')}
          </Button>
          <Button data-action={action} loading={busy} disabled={!isOnline} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <OfflineNote />
      <WriteLines lines={lines} />
      {children}
    </Modal>
  );
}
