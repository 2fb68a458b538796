import { useTranslation } from 'react-i18next';
import { Alert } from '#ui/feedback/Alert.tsx';

/** Says that rows were sent that cannot be read; nothing where none were. */
export function MissingRows({ count }: { count: number }) {
  const { t } = useTranslation('records');
  return count === 0 ? null : <Alert tone="warn">{t('rows_missing', { count })}</Alert>;
}
