import type { ComponentProps } from 'react';
import { cx } from '#ui/dom/cx.ts';
import styles from './RadioCard.module.css';

interface RadioCardProps extends Omit<ComponentProps<'label'>, 'onSelect'> {
  name: string;
  value: string;
  selected: boolean;
  onSelect: () => void;
  /** The content itself shows which card is selected. */
  hidesRadio?: boolean;
}

/** A native radio button in a card, which may be pressed anywhere. Stands in a `fieldset`. */
export function RadioCard({
  name,
  value,
  selected,
  onSelect,
  hidesRadio = false,
  className,
  children,
  ...label
}: RadioCardProps) {
  return (
    <label {...label} className={cx(styles.card, className)}>
      <input
        type="radio"
        className={hidesRadio ? 'visually-hidden' : styles.radio}
        name={name}
        value={value}
        checked={selected}
        onChange={onSelect}
      />
      {children}
    </label>
  );
}
