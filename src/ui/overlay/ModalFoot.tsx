import type { ReactNode } from 'react';
import styles from './Modal.module.css';

/** The last buttons of a form in a modal: in sight while a tall form scrolls. A modal's `footer` is outside of its form. */
export function ModalFoot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>;
}
