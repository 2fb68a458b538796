import { useTranslation } from 'react-i18next';
import { ChunkError } from '#engine/react/loadChunk.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { reloadForNewEngine } from '../start/chunkReload.ts';

interface Props {
  cause: unknown;
  retry: () => void;
  close: () => void;
}

/** Shown in place of a failed modal. A reload would lose what was typed into the page, so the visitor decides. */
export function ModalFailed({ cause, retry, close }: Props) {
  const portal = usePortal();
  const { t } = useTranslation('portal');
  const chunkFailed = cause instanceof ChunkError;
  return (
    <Dialog
      tone="error"
      title={t(chunkFailed ? 'chunk_error_title' : 'page_error_title')}
      text={t(chunkFailed ? 'chunk_error_text' : 'page_error_text')}
      confirmLabel={t('retry')}
      onConfirm={() => (chunkFailed && reloadForNewEngine(portal)) || retry()}
      cancelLabel={t('close')}
      onClose={close}
    />
  );
}
