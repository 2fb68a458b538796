import { useEffect, useEffectEvent } from 'react';
import { chatFrame } from '#platform/chatAddress.ts';
import { Frame } from '#ui/Frame.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { useLoadLimit } from '#state/useLoadLimit.ts';
import styles from './ChatWindow.module.css';

interface Props {
  url: string;
  title: string;
  loadingLabel: string;
  /** It did not load in time (ERR-02). */
  onTimeout: () => void;
}

/** Another site in a frame that cannot reach this page. */
export function ChatFrame({ url, title, loadingLabel, onTimeout }: Props) {
  const { phase, onLoad } = useLoadLimit();
  const late = useEffectEvent(onTimeout);
  useEffect(() => {
    if (phase === 'failed') late();
  }, [phase]);
  return (
    <Frame
      {...chatFrame}
      source={{ url }}
      title={title}
      onLoad={onLoad}
      className={styles.frame}
      cover={phase === 'shown' ? null : <Spinner label={loadingLabel} />}
    />
  );
}
