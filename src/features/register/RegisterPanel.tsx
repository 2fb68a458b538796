import type { PanelProps } from '#engine/registry.ts';
import styles from './RegisterForm.module.css';
import { RegisterForm } from './RegisterForm.tsx';

/** The form as a tab of the login popup. */
export function RegisterPanel({ slotProps }: PanelProps) {
  return (
    <div {...slotProps} className={styles.panel}>
      <RegisterForm />
    </div>
  );
}
