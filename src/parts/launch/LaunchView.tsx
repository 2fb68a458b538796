import { messageText } from '#platform/errors/messageText.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/actions/Button.tsx';
import { cx } from '#ui/dom/cx.ts';
import { ErrorState } from '#ui/content/ErrorState.tsx';
import { GameFrame } from './GameFrame.tsx';
import { LaunchBarred } from './LaunchBarred.ts';
import { LaunchLoader } from './LaunchLoader.tsx';
import styles from './LaunchView.module.css';
import { titleOf } from '#state/launch/launch.ts';
import { openLogin } from '#state/session/openLogin.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { SupportButton } from '#parts/service/SupportButton.tsx';
import type { GameView } from '#state/launch/useLaunchedGame.ts';

interface LaunchViewProps {
  view: Exclude<GameView, { kind: 'none' }>;
  onRetry: () => void;
  onLeave: () => void;
  /** The way back when a game fails. */
  children?: ReactNode;
  className?: string | undefined;
}

/** A launch from request to frame: progress, failures and their actions. */
export function LaunchView({ view, onRetry, onLeave, children, className }: LaunchViewProps) {
  const portal = usePortal();
  const { t } = useTranslation(['launch', 'errors']);
  const title = titleOf(view.game);
  switch (view.kind) {
    case 'playing':
      return (
        <GameFrame source={view.launch.source} title={title} onRetry={onRetry} onLeave={onLeave} className={className}>
          {children}
        </GameFrame>
      );
    case 'starting':
      return (
        <div className={cx(styles.state, className)}>
          <LaunchLoader title={title} />
        </div>
      );
    case 'visitor':
      return (
        <div className={cx(styles.state, className)}>
          <ErrorState icon="lock-keyhole" title={t('errors:login_first')} text={t('login_to_go_on', { game: title })}>
            <Button onClick={() => void openLogin(portal, { stay: true })}>{t('portal:login')}</Button>
            {children}
          </ErrorState>
        </div>
      );
    case 'failed': {
      const { failure } = view;
      if (failure.reason === 'barred') {
        return (
          <div className={cx(styles.state, className)}>
            <LaunchBarred />
          </div>
        );
      }
      const words = failure.reason === 'declined' ? { key: 'launch:transfer_declined' } : failure.message;
      return (
        <div className={cx(styles.state, className)}>
          <ErrorState title={t('not_started')} text={messageText(t, words)} retryLabel={t('portal:retry')} onRetry={onRetry}>
            <SupportButton />
            {children}
          </ErrorState>
        </div>
      );
    }
  }
}
