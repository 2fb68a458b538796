import type { HTMLAttributes, ReactNode } from 'react';
import { Card } from '#ui/content/Card.tsx';
import { cx } from '#ui/dom/cx.ts';
import styles from './PictureCard.module.css';

interface PictureCardProps extends HTMLAttributes<HTMLElement> {
  /** Fills the card's upper part; null leaves it plain. */
  picture: ReactNode;
}

/** An item of a list with a picture above its words. A link among them is the whole card's, and the picture answers to it. */
export function PictureCard({ picture, className, children, ...rest }: PictureCardProps) {
  return (
    <Card {...rest} as="li" pad="none" className={cx(styles.card, className)}>
      <div className={styles.art}>{picture}</div>
      <div className={styles.body}>{children}</div>
    </Card>
  );
}
