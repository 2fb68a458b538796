import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './NewTabMark.module.css';

/** Says, after the words of a link, that it opens in a new tab: with a mark, and for screen readers in words. */
export function NewTabMark({ className = styles.mark }: { className?: string | undefined }) {
  const { t } = useTranslation('portal');
  return (
    <span className={className} data-new-tab>
      <Icon name="external-link" size={16} />
      {/* the space parts it from the words before it */}
      <span className="visually-hidden"> {t('new_tab')}</span>
    </span>
  );
}
