import { useTranslation } from 'react-i18next';
import { supportedLanguages } from '#engine/values/languages.ts';
import type { SubmenuProps } from '#engine/registry.ts';
import { chooseLanguage } from '#state/preferences/language.ts';
import { usePortal, usePreferences } from '#state/portal/PortalProvider.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './LanguageList.module.css';

/** The brand's languages, each with its native name. */
export function LanguageList({ slotProps, close }: SubmenuProps) {
  const portal = usePortal();
  const { t } = useTranslation('portal');
  const current = usePreferences((state) => state.language);
  const choose = (code: string) => {
    close();
    chooseLanguage(portal, code).catch(() => portal.overlay.toast({ key: 'errors:network_abnormal' }, 'error'));
  };
  return (
    <ul {...slotProps} className={styles.list} aria-label={t('language')}>
      {supportedLanguages(portal.brand).map((language) => (
        <li key={language.code}>
          <button
            type="button"
            lang={language.htmlLang}
            data-entry={`language-${language.code}`}
            aria-current={language.code === current || undefined}
            className={styles.language}
            onClick={() => choose(language.code)}
          >
            {language.nativeName}
            {language.code === current && <Icon name="check" size={16} />}
          </button>
        </li>
      ))}
    </ul>
  );
}
