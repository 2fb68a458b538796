import styles from './TextField.module.css';

/** Holds the place of a field whose code is on its way, so that the form below it does not move. */
export function FieldOutline({ label, required }: { label: string; required: boolean }) {
  return (
    <div className={styles.field} aria-busy="true" aria-hidden="true">
      <div className={styles.box}>
        <div className={styles.grow}>
          <span className={styles.label}>
            {label}
            {required && <em> *</em>}
          </span>
        </div>
      </div>
    </div>
  );
}
