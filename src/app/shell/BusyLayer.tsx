import { Overlay } from '#ui/overlay/Overlay.tsx';
import { Spinner } from '#ui/content/Spinner.tsx';
import styles from './BusyLayer.module.css';

/** A loading indicator over everything, which prevents further presses while a step runs. */
export function BusyLayer({ label }: { label: string }) {
  return (
    <Overlay label={label} onClose={() => undefined} width={200} delayMs={0} hasBg closeOnBack={false}>
      <div className={styles.box}>
        <Spinner label={label} size="lg" />
      </div>
    </Overlay>
  );
}
