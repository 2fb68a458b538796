import { cx } from '#ui/dom/cx.ts';
import styles from './Loader.module.css';
import { Spinner } from '#ui/content/Spinner.tsx';

interface LoaderProps {
  /** What is on its way. */
  title: string;
  /** What is happening. */
  text: string;
  className?: string | undefined;
}

/** A wait that is long enough to be named. */
export function Loader({ title, text, className }: LoaderProps) {
  return (
    <div className={cx(styles.loader, className)} role="status">
      <Spinner size="lg" />
      <p className="h-s">{title}</p>
      <p className={styles.text}>{text}</p>
    </div>
  );
}
