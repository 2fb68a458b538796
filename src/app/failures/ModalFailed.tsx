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

/**
 * What stands where a modal failed. Code that could not be fetched may need the page anew, but what was typed into the
 * page would be lost: that is the visitor's decision.
 */
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
