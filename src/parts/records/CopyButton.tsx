import { useTranslation } from 'react-i18next';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';

/** Puts a text on the clipboard and says so; a browser that refuses is said too. */
export function CopyButton({ text }: { text: string }) {
  const { overlay } = usePortal();
  const { t } = useTranslation('records');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      overlay.toast({ key: 'records:copied' }, 'ok');
    } catch {
      overlay.toast({ key: 'records:not_copied' }, 'error');
    }
  };
  return <IconButton size="xs" icon="copy" label={t('copy_value', { value: text })} onClick={() => void copy()} />;
}
