/** A duration as `h:mm:ss` in whole seconds, never negative (RGCLOCK3). */
export function formatElapsed(ms: number): string {
  const seconds = Number.isFinite(ms) ? Math.max(0, Math.floor(ms / 1_000)) : 0;
  const two = (value: number) => String(value % 60).padStart(2, '0');
  return `${Math.floor(seconds / 3_600)}:${two(Math.floor(seconds / 60))}:${two(seconds)}`;
}

/** Whole seconds that are left as `m:ss`, from an hour on as `h:mm:ss`. */
export function formatCountdown(seconds: number): string {
  const text = formatElapsed(seconds * 1_000);
  return text.replace(/^0:0?/, '');
}
