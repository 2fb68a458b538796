import type { IconName } from '#ui/icon/iconNames.ts';

/** How a message is meant. */
export type Tone = 'ok' | 'info' | 'warn' | 'bad';

export const toneIcons = {
  ok: 'circle-check',
  info: 'info',
  warn: 'triangle-alert',
  bad: 'circle-alert',
} as const satisfies Record<Tone, IconName>;
