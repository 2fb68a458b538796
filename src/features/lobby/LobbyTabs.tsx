import { useTranslation } from 'react-i18next';
import { useFavouriteCount } from '#state/games/favourites.ts';
import { openLogin } from '#state/session/openLogin.ts';
import { usePortal, useSession } from '#state/portal/PortalProvider.tsx';
import type { IconName } from '#ui/icon/iconNames.ts';
import { Segmented } from '#ui/controls/Segmented.tsx';
import styles from './LobbyToolbar.module.css';
import { type LobbyTab, lobbyTabs } from '#state/games/lobbyQuery.ts';

const icons: Record<LobbyTab, IconName> = { all: 'layout-grid', hot: 'flame', recent: 'history', favourites: 'heart' };

interface Props {
  value: LobbyTab;
  onChange: (tab: LobbyTab) => void;
}

/** All, hot, recent and favourite games; the member's own lists open the login for a visitor. */
export function LobbyTabs({ value, onChange }: Props) {
  const portal = usePortal();
  const { t } = useTranslation('lobby');
  const isMember = useSession((state) => state.token !== null);
  const starred = useFavouriteCount();
  const choose = async (tab: LobbyTab) => {
    const isOwn = tab === 'recent' || tab === 'favourites';
    if (!isOwn || isMember || (await openLogin(portal, { stay: true }))) onChange(tab);
  };
  const label = (tab: LobbyTab) => (tab === 'favourites' && starred ? `${t('tab_favourites')} ${starred}` : t(`tab_${tab}`));
  return (
    <Segmented
      className={styles.tabs}
      label={t('tabs')}
      options={lobbyTabs.map((tab) => ({ value: tab, label: label(tab), icon: icons[tab] }))}
      value={value}
      onChange={(tab) => void choose(tab)}
    />
  );
}
