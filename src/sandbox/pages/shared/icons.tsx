/** Outlines of 24 × 24 beside words or with a label of their button. */
const outlines = {
  back: 'M19 12H5m7-7-7 7 7 7',
  spin: 'M20 12a8 8 0 1 1-2.6-5.9M20 3v5h-5',
  minus: 'M5 12h14',
  plus: 'M12 5v14M5 12h14',
  sound: 'M4 9.5v5h3.5L13 19V5L7.5 9.5zM16.5 8.5a5 5 0 0 1 0 7M19 6a8.5 8.5 0 0 1 0 12',
  silent: 'M4 9.5v5h3.5L13 19V5L7.5 9.5zM17 9.5l5 5m0-5-5 5',
  table: 'M4 5h16v14H4zM4 10h16M10 5v14',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  dice: 'M5 5h14v14H5zM9 9h.01M15 15h.01M15 9h.01M9 15h.01',
  eraser: 'M8 20h12M5.5 14.5 14 6l6 6-8 8H8z',
  send: 'M4 12 20 4l-5 16-3.5-6.5z',
  more: 'M8 9.5l4 4 4-4',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4M9 13h6M9 17h4',
} as const;

export type IconName = keyof typeof outlines;

export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'dice' ? 2 : 1.9}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={outlines[name]} />
    </svg>
  );
}
