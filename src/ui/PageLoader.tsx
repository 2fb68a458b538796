import styles from './PageLoader.module.css';
import { Spinner } from './Spinner.tsx';

/** Shown while a page's code is on its way; invisible for the first 150 ms. */
export function PageLoader({ label }: { label: string }) {
  return (
    <div className={styles.loader}>
      <Spinner label={label} size="lg" />
    </div>
  );
}
