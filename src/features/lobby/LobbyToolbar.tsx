import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchBox } from '#ui/controls/SearchBox.tsx';
import { LobbyTabs } from './LobbyTabs.tsx';
import styles from './LobbyToolbar.module.css';
import type { LobbyQuery } from '#state/games/lobbyQuery.ts';
import type { ChangeQuery } from './useLobbyQuery.ts';

interface Props {
  query: LobbyQuery;
  change: ChangeQuery;
  /** Buttons after the search. */
  children?: ReactNode;
}

/** The lists of a lobby, and the search in it. */
export function LobbyToolbar({ query, change, children }: Props) {
  const { t } = useTranslation('lobby');
  return (
    <div className={styles.bar}>
      <LobbyTabs value={query.tab} onChange={(tab) => change({ tab })} />
      <div className={styles.tools}>
        <SearchBox
          className={styles.search}
          label={t('search')}
          clearLabel={t('clear_search')}
          name="name"
          value={query.name}
          onChange={(name) => change({ name, tab: 'all' }, { replace: query.name !== '' && name !== '' })}
        />
        {children}
      </div>
    </div>
  );
}
