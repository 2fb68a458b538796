import { useEffect, useRef, type ReactNode } from 'react';
import styles from './Modal.module.css';

/** The last buttons of a form in a modal: in sight while a tall form scrolls. A modal's `footer` is outside of its form. */
export function ModalFoot({ children }: { children: ReactNode }) {
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = foot.current;
    const scrolling = box?.closest<HTMLElement>(`.${styles.body}`);
    if (!box || !scrolling) return;
    const observer = new ResizeObserver(() => scrolling.style.setProperty('--foot', `${box.offsetHeight}px`));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={foot} className={styles.foot}>
      {children}
    </div>
  );
}
