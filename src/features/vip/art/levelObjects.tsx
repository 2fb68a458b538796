import type { ReactElement } from 'react';
import styles from './LevelArt.module.css';

const { lit, base, shadow, deep, light } = styles;

const star = 'M0 -34L9 -12L33 -10L15 6L20 30L0 17L-20 30L-15 6L-33 -10L-9 -12Z';

/** What a level is pictured by, the lowest first, in a box of ±50 around the origin. */
export const levelObjects: readonly ReactElement[] = [
  <g key="medal">
    <path className={shadow} d="M-20 -40H-6L4 -8H-8ZM20 -40H6L-4 -8H8Z" />
    <path className={deep} d="M20 -40H6L-4 -8H8Z" />
    <circle className={base} cy="12" r="25" />
    <path className={shadow} d="M17.7 -5.7A25 25 0 0 1 -17.7 29.7A29 29 0 0 0 17.7 -5.7Z" />
    <circle className={lit} cy="12" r="17" />
    <path className={deep} transform="translate(0 13) scale(0.36)" d={star} />
  </g>,
  <g key="shield">
    <path className={base} d="M0 -38L32 -26V-2C32 20 18 32 0 40C-18 32 -32 20 -32 -2V-26Z" />
    <path className={shadow} d="M0 -38L32 -26V-2C32 20 18 32 0 40Z" />
    <path className={lit} d="M0 -28L23 -19V-2C23 14 13 23 0 29C-13 23 -23 14 -23 -2V-19Z" />
    <path className={base} d="M0 -28L23 -19V-2C23 14 13 23 0 29Z" />
    <path className={light} transform="scale(0.5)" d={star} />
  </g>,
  <g key="crown">
    <path className={base} d="M-34 20L-38 -18L-19 0L0 -30L19 0L38 -18L34 20Z" />
    <path className={shadow} d="M0 -30L19 0L38 -18L34 20H0Z" />
    <path className={lit} d="M-19 0L-12 20H-28ZM0 -30V20H-8Z" />
    <rect className={lit} x="-36" y="20" width="72" height="12" rx="4" />
    <path className={base} d="M0 20H32A4 4 0 0 1 36 24V28A4 4 0 0 1 32 32H0Z" />
    <circle className={light} cy="-34" r="6" />
    <circle className={lit} cx="-38" cy="-21" r="5" />
    <circle className={shadow} cx="38" cy="-21" r="5" />
    <circle className={light} cy="26" r="3.4" />
  </g>,
  <g key="gem">
    <path className={base} d="M-22 -26H22L38 -7L0 37L-38 -7Z" />
    <path className={lit} d="M-22 -26L-10 -7H-38ZM-22 -26H0L-10 -7Z" />
    <path className={shadow} d="M22 -26L10 -7H38ZM-10 -7H10L0 37Z" />
    <path className={light} d="M0 -26L10 -7H-10Z" />
    <path className={deep} d="M10 -7H38L0 37Z" />
  </g>,
  <g key="pearl">
    <path className={shadow} d="M-38 6C-36 -20 -20 -34 0 -34C20 -34 36 -20 38 6L20 -2L8 -8H-8L-20 -2Z" />
    <path className={deep} d="M-4 -34H4L3 -8H-3ZM-22 -27L-17 -31L-7 -8L-12 -6ZM22 -27L17 -31L7 -8L12 -6Z" />
    <path className={base} d="M-40 8H40C36 26 20 36 0 36C-20 36 -36 26 -40 8Z" />
    <path className={shadow} d="M0 8H40C36 26 20 36 0 36Z" />
    <circle className={light} cy="4" r="17" />
    <path className={lit} d="M12 -8A17 17 0 0 1 -12 16A21 21 0 0 0 12 -8Z" />
    <circle fill="#fff" cx="-6" cy="-3" r="4" />
  </g>,
  <g key="diamond">
    <path className={lit} d="M0 -40L26 -4L0 40L-26 -4Z" />
    <path className={base} d="M0 -40L26 -4L0 6Z" />
    <path className={shadow} d="M-26 -4L0 6V40Z" />
    <path className={deep} d="M26 -4L0 6V40Z" />
    <path className={light} d="M0 -40L-26 -4L0 6Z" opacity="0.7" />
    <path
      className={light}
      d="M32 -36Q33 -29 40 -28Q33 -27 32 -20Q31 -27 24 -28Q31 -29 32 -36ZM-33 16Q-32 22 -26 23Q-32 24 -33 30Q-34 24 -40 23Q-34 22 -33 16Z"
    />
  </g>,
];
