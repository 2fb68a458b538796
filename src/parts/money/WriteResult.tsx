import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '#parts/records/CopyButton.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';

interface Props {
  /** Null where the answer was lost and the records show the write. */
  reference: string | null;
  children: ReactNode;
}

/** A write that was carried out, with its reference number. */
export function WriteResult({ reference, children }: Props) {
  const { t } = useTranslation('writes');
  return (
    <Alert tone="ok" role="status" action={reference !== null && <CopyButton text={reference} />}>
      {children}
      {reference !== null && <div className="small num">{t('reference', { reference })}</div>}
    </Alert>
  );
}
