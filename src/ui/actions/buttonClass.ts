import styles from './Button.module.css';
import { cx } from '#ui/dom/cx.ts';

export interface ButtonStyle {
  /** One primary button per view. `hero` is for buttons on artwork. */
  variant?: 'primary' | 'secondary' | 'outline' | 'text' | 'danger' | 'hero' | undefined;
  /** Height: lg 52, md 44, sm 36, xs 32 px. */
  size?: 'lg' | 'md' | 'sm' | 'xs' | undefined;
  /** Fills the width of its container. */
  block?: boolean | undefined;
}

/** The class names of a button, for links that look like one. */
export function buttonClass({ variant = 'primary', size = 'md', block = false }: ButtonStyle = {}): string {
  return cx(styles.button, styles[variant], styles[size], block && styles.block);
}
