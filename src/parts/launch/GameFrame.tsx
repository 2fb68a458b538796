import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { gameFrame } from '#platform/games/gameAddress.ts';
import { Button } from '#ui/actions/Button.tsx';
import { cx } from '#ui/dom/cx.ts';
import { ErrorState } from '#ui/content/ErrorState.tsx';
import { Frame } from '#ui/media/Frame.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { LaunchLoader } from './LaunchLoader.tsx';
import styles from './LaunchView.module.css';
import type { FrameSource } from '#state/launch/launch.ts';
import { openAddress } from '#state/navigation/openAddress.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { SupportButton } from '#parts/service/SupportButton.tsx';
import { useGameFrame } from '#state/launch/useGameFrame.ts';

interface GameFrameProps {
  /** Validated by `frameSourceOf`. */
  source: FrameSource;
  /** Name of the game, for the frame's accessible name and the loader. */
  title: string;
  /** Retries with a new address; without it the same address is loaded again. */
  onRetry?: (() => void) | undefined;
  /** Called when the game asks to close. */
  onLeave?: (() => void) | undefined;
  /** Further actions when the game fails, such as a way back. */
  children?: ReactNode;
  className?: string | undefined;
}

/** A game in its sandboxed frame, with loader and failures (T12, T13, F28, D-52). */
export function GameFrame(props: GameFrameProps) {
  const [attempt, setAttempt] = useState(1);
  const { source, onRetry } = props;
  const again = onRetry ?? (() => setAttempt((last) => last + 1));
  const key = 'url' in source ? source.url : source.markup;
  return <GameAttempt key={`${attempt} ${key}`} {...props} onRetry={again} />;
}

function GameAttempt({ source, title, onRetry, onLeave, children, className }: GameFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { t } = useTranslation(['launch', 'errors']);
  const portal = usePortal();
  const { phase, onLoad, dismiss } = useGameFrame(source, { frame, onLeave });
  // a game that refuses frames, or lacks cookies there, may run in a window (F23)
  const alone = 'url' in source && (
    <Button size="sm" variant="text" icon="external-link" onClick={() => openAddress(portal, source.url)}>
      {t('open_window')}
    </Button>
  );
  if (phase === 'failed') {
    return (
      <div className={cx(styles.state, className)}>
        <ErrorState
          icon="history"
          title={t('errors:page_timeout')}
          text={t('not_loaded', { game: title })}
          retryLabel={t('portal:retry')}
          onRetry={onRetry}
        >
          {alone}
          <SupportButton />
          {children}
        </ErrorState>
      </div>
    );
  }
  return (
    <Frame
      ref={frame}
      source={source}
      {...gameFrame}
      title={title}
      onLoad={onLoad}
      className={className}
      cover={phase === 'loading' ? <LaunchLoader title={title} /> : null}
      note={
        (phase === 'slow' || phase === 'silent') && (
          <>
            <span role="status">{t(phase === 'slow' ? 'still_loading' : 'nothing_shown')}</span>
            <Button size="sm" variant="secondary" icon="refresh-cw" onClick={onRetry}>
              {t('portal:retry')}
            </Button>
            {alone}
            <SupportButton />
            {phase === 'silent' && <IconButton size="sm" icon="x" label={t('portal:close')} onClick={dismiss} />}
          </>
        )
      }
    />
  );
}
