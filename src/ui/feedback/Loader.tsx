import { cx } from '#ui/dom/cx.ts';
import styles from './Loader.module.css';
import { Spinner } from '#ui/content/Spinner.tsx';

interface LoaderProps {
  title: string;
  text: string;
  className?: string | undefined;
}

/** A named wait, for long loads. */
export function Loader({ title, text, className }: LoaderProps) {
  return (
    <div className={cx(styles.loader, className)} role="status">
      <Spinner size="lg" />
      <p className="h-s">{title}</p>
      <p className={styles.text}>{text}</p>
    </div>
  );
}
