import { useTranslation } from 'react-i18next';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Button } from '#ui/actions/Button.tsx';

/** No answer came, and the platform could not be asked either: nothing is sent again, only asked. */
export function Unknown({ onCheck }: { onCheck: () => void }) {
  const { t } = useTranslation('promotion');
  return (
    <Alert
      tone="warn"
      role="alert"
      action={
        <Button size="sm" variant="secondary" onClick={onCheck}>
          {t('check_again')}
        </Button>
      }
    >
      {t('unknown')}
    </Alert>
  );
}
