import type { HTMLAttributes } from 'react';
import styles from './Card.module.css';
import { cx } from '#ui/dom/cx.ts';

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'article' | 'aside' | 'header' | 'li' | undefined;
  pad?: 'none' | 'md' | 'lg' | undefined;
}

/** A raised surface, with border or shadow by the brand's shape. */
export function Card({ as: Tag = 'div', pad = 'md', className, ...rest }: CardProps) {
  return <Tag {...rest} className={cx(styles.card, styles[pad], className)} />;
}
