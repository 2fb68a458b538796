import { useTranslation } from 'react-i18next';
import { openLogin } from '#state/session/openLogin.ts';
import { usePortal, useSystem } from '#state/portal/PortalProvider.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { HotGames, type ListProps } from './HotGames.tsx';
import styles from './LobbyPage.module.css';

/** A visitor's lobby: hot games, and a login for all others. */
export function VisitorGames(props: ListProps) {
  const portal = usePortal();
  const { t } = useTranslation('lobby');
  const isSearch = props.query.name !== '';
  const canRegister = useSystem((state) => state.flags.isOn('directRegister'));
  return (
    <>
      <HotGames {...props} />
      <section className={styles.login} aria-labelledby="lobby-login">
        <div>
          <h2 id="lobby-login" className="h-m">
            {t(isSearch ? 'login_search_title' : 'login_title')}
          </h2>
          <p className="muted">{t(isSearch ? 'login_search_text' : 'login_text')}</p>
        </div>
        <div className={styles.loginButtons}>
          {canRegister && (
            <Button variant="secondary" onClick={() => void openLogin(portal, { tab: 'register', stay: true })}>
              {t('portal:register')}
            </Button>
          )}
          <Button onClick={() => void openLogin(portal, { stay: true })}>{t('portal:login')}</Button>
        </div>
      </section>
    </>
  );
}
