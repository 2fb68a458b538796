import { useTranslation } from 'react-i18next';
import { useOnline } from '#state/queries/online.ts';
import { Alert } from '#ui/feedback/Alert.tsx';

/** Says that there is no connection, for as long as there is none. */
export function OfflineNote() {
  const { t } = useTranslation();
  if (useOnline()) return null;
  return (
    <Alert tone="warn" role="alert">
      {t('portal:offline')}
    </Alert>
  );
}
