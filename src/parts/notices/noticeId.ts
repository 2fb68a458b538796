import type { Notice } from '#contract/types.ts';

/** Tells announcements apart: by the date in ms where the platform sends no id. */
export const noticeId = ({ id, date }: Notice): string => String(id ?? date);
