import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/icon/Icon.tsx';
import { forgetSearches, recentSearches } from './recentSearches.ts';
import styles from './SearchModal.module.css';

interface Props {
  username: string;
  onChoose: (query: string) => void;
  onForget: () => void;
}

/** What the member searched for last, and a way to forget it. */
export function RecentChips({ username, onChoose, onForget }: Props) {
  const { t } = useTranslation('search');
  const [recent, setRecent] = useState(() => recentSearches(username));
  if (recent.length === 0) return null;
  const clear = () => {
    forgetSearches(username);
    setRecent([]);
    onForget();
  };
  return (
    <div role="group" aria-label={t('recent')} className={styles.recent}>
      <span aria-hidden="true" className="small subtle">
        {t('recent')}
      </span>
      {recent.map((query) => (
        <button key={query} type="button" className={styles.chip} onClick={() => onChoose(query)}>
          <Icon name="history" size={14} />
          {query}
        </button>
      ))}
      <button type="button" className={`link ${styles.forget}`} onClick={clear}>
        {t('forget')}
      </button>
    </div>
  );
}
