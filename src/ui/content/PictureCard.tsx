import type { HTMLAttributes, ReactNode } from 'react';
import { Card } from '#ui/content/Card.tsx';
import { cx } from '#ui/dom/cx.ts';
import styles from './PictureCard.module.css';

interface PictureCardProps extends HTMLAttributes<HTMLElement> {
  /** Fills the card's upper part; null leaves it plain. */
  picture: ReactNode;
}

/** A list item with a picture above its text. A link inside covers the whole card. */
export function PictureCard({ picture, className, children, ...rest }: PictureCardProps) {
  return (
    <Card {...rest} as="li" pad="none" className={cx(styles.card, className)}>
      <div className={styles.art}>{picture}</div>
      <div className={styles.body}>{children}</div>
    </Card>
  );
}
