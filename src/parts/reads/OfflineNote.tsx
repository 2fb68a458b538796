import { useTranslation } from 'react-i18next';
import { useOnline } from '#state/reads/online.ts';
import { Alert } from '#ui/feedback/Alert.tsx';

/** A notice while the browser is offline. */
export function OfflineNote() {
  const { t } = useTranslation();
  if (useOnline()) return null;
  return (
    <Alert tone="warn" role="alert">
      {t('portal:offline')}
    </Alert>
  );
}
