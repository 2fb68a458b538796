/** Signs that change the direction of what follows them, or that end such a change. */
const CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * A value for a sentence whose other words and amounts keep their order, whatever the value is: without signs of direction, and
 * isolated where it is written from right to left. All other values stay as they are.
 */
export function isolated(value: string): string {
  const text = value.replaceAll(CONTROLS, '');
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}
