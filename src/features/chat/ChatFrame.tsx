import { useEffect, useState } from 'react';
import { chatFrame } from '#platform/chatAddress.ts';
import { Spinner } from '#ui/Spinner.tsx';
import styles from './ChatWindow.module.css';

interface Props {
  url: string;
  title: string;
  loadingLabel: string;
  /** It did not load in time (ERR-02). */
  onTimeout: () => void;
}

const LIMIT_MS = 30_000;

/** Another site in a frame that cannot reach this page. */
export function ChatFrame({ url, title, loadingLabel, onTimeout }: Props) {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    if (loaded) return undefined;
    const timer = setTimeout(onTimeout, LIMIT_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line exhaustive-deps -- one limit a frame
  }, [loaded]);
  return (
    <>
      {!loaded && (
        <div className={styles.state}>
          <Spinner label={loadingLabel} />
        </div>
      )}
      <iframe
        {...chatFrame}
        className={styles.frame}
        src={url}
        title={title}
        data-loaded={loaded}
        onLoad={() => setLoaded(true)}
      />
    </>
  );
}
