import type { IconName } from '#ui/icon/iconNames.ts';

export type Tone = 'ok' | 'info' | 'warn' | 'error';

export const toneIcons = {
  ok: 'circle-check',
  info: 'info',
  warn: 'triangle-alert',
  error: 'circle-alert',
} as const satisfies Record<Tone, IconName>;
