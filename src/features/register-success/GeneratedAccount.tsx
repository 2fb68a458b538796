import { useTranslation } from 'react-i18next';
import { htmlLangOf } from '#engine/values/languages.ts';
import type { ModalProps } from '#engine/registry.ts';
import { usePreferences } from '#state/portal/PortalProvider.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { CopyRow } from './CopyRow.tsx';
import styles from './GeneratedAccount.module.css';

/** The generated account of a registration by phone. In Vietnamese for that language, else in English (D-57). */
export function GeneratedAccount({ slotProps, params, close }: ModalProps) {
  const vietnamese = usePreferences((state) => state.language === 'VI');
  const lng = htmlLangOf(vietnamese ? 'VI' : 'EN');
  const { t } = useTranslation('register', { lng });
  const { account = '', password = '' } = params;
  const copy = { copy: t('copy'), copied: t('copied'), failed: t('copy_failed') };
  return (
    <Dialog
      {...slotProps}
      tone="info"
      title={t('generated_title')}
      text={<span lang={lng}>{t(password === '' ? 'generated_text' : 'generated_text_password')}</span>}
      confirmLabel={t('generated_confirm')}
      onConfirm={() => close(true)}
      // closes by its button only, as the account is not shown again
      onClose={() => undefined}
    >
      <dl className={styles.list} lang={lng}>
        <CopyRow name={t('generated_account')} value={account} texts={copy} />
        {password !== '' && <CopyRow name={t('generated_password')} value={password} texts={copy} />}
      </dl>
    </Dialog>
  );
}
