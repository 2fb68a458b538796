import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SupportButton } from '#parts/service/SupportButton.tsx';
import { chatFrame } from './chatAddress.ts';
import { useFrameStall } from '#state/launch/useFrameStall.ts';
import { useLoadLimit } from '#state/launch/useLoadLimit.ts';
import { Frame } from '#ui/media/Frame.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { Spinner } from '#ui/content/Spinner.tsx';
import styles from './ChatWindow.module.css';

interface Props {
  url: string;
  title: string;
  onTimeout: () => void;
  onRetry: () => void;
}

/** A host that has not answered by then is named as the cause. */
const SLOW_MS = 5_000;

/** The chat in an isolated frame; when it does not load, for instance because of a blocker, offers support (F25). */
export function ChatFrame({ url, title, onTimeout, onRetry }: Props) {
  const { t } = useTranslation(['chat', 'portal']);
  const frame = useRef<HTMLIFrameElement>(null);
  const { phase, onLoad } = useLoadLimit({ slowMs: SLOW_MS });
  const { doubtful, dismiss } = useFrameStall(phase === 'shown', frame);
  const late = useEffectEvent(onTimeout);
  useEffect(() => {
    if (phase === 'failed') late();
  }, [phase]);
  return (
    <Frame
      {...chatFrame}
      ref={frame}
      source={{ url }}
      title={title}
      onLoad={onLoad}
      className={styles.frame}
      cover={phase !== 'loading' ? null : <Spinner label={t('portal:loading')} />}
      note={
        (doubtful || phase === 'slow') && (
          <>
            <span role="status">{t(doubtful ? 'nothing_shown' : 'slow')}</span>
            {!doubtful && (
              <Button size="sm" variant="secondary" icon="refresh-cw" onClick={onRetry}>
                {t('portal:retry')}
              </Button>
            )}
            <SupportButton />
            {doubtful && <IconButton size="sm" icon="x" label={t('portal:close')} onClick={dismiss} />}
          </>
        )
      }
    />
  );
}
