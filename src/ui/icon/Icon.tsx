import styles from './Icon.module.css';
import { iconId } from './iconId.ts';
import sprite from './icons.svg?no-inline';
import type { IconName } from './iconNames.ts';
import { cx } from '#ui/dom/cx.ts';

interface IconProps {
  name: IconName;
  /** Edge in px: 16, 18, 20, 24, 28. Strokes are thinner from 28 on. */
  size?: number;
  className?: string | undefined;
}

/** A published page has the icons of its first view, so that they are seen with it; the sprite has all. */
function addressOf(name: IconName): string {
  const id = iconId(name);
  // no document where pages are rendered for publishing
  return globalThis.document?.getElementById(id) ? `#${id}` : `${sprite}#${name}`;
}

/** One outline icon in the current colour. Decorative: the control beside it has the name. */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg
      className={cx(styles.icon, className)}
      width={size}
      height={size}
      strokeWidth={size >= 28 ? 1.6 : 1.8}
      aria-hidden="true"
      focusable="false"
    >
      <use href={addressOf(name)} />
    </svg>
  );
}
