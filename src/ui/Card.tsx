import type { ComponentProps } from 'react';
import styles from './Card.module.css';
import { cx } from './cx.ts';

interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'section' | 'article' | 'aside' | undefined;
  pad?: 'none' | 'md' | 'lg' | undefined;
}

/** A raised surface: border or shadow, as the brand's shape says. */
export function Card({ as: Tag = 'div', pad = 'md', className, ...rest }: CardProps) {
  return <Tag {...rest} className={cx(styles.card, styles[pad], className)} />;
}
