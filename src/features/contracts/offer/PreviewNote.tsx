import { useTranslation } from 'react-i18next';
import styles from '#features/contracts/Contracts.module.css';
import { EndedContracts } from '#features/contracts/EndedContracts.tsx';
import { StayingContracts } from '#features/contracts/StayingContracts.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import type { Preview } from '#features/contracts/usePreview.ts';

interface Props {
  preview: Preview;
  /** Why it is refused, where no field says so. */
  refusal: string | null;
  account: string;
}

/** What the platform says about the offer so far: allowed, why not, what ends and what stays. */
export function PreviewNote({ preview, refusal, account }: Props) {
  const { t } = useTranslation('contracts');
  const content = () => {
    if (refusal !== null) return <Alert tone="error">{refusal}</Alert>;
    if (preview === 'none') return null;
    if (preview === 'asked') return <p className="small muted">{t('preview_loading')}</p>;
    if (preview === 'failed') return <p className="small muted">{t('preview_failed')}</p>;
    if (!preview.allowed) return null;
    return (
      <>
        {preview.endsTotal === 0 && <Alert tone="ok">{t('preview_allowed')}</Alert>}
        <EndedContracts preview={preview} account={account} />
        <StayingContracts preview={preview} account={account} />
      </>
    );
  };
  return (
    <div
      role="status"
      className={styles.told}
      data-preview={typeof preview === 'string' ? preview : preview.allowed ? 'allowed' : 'refused'}
    >
      {content()}
    </div>
  );
}
