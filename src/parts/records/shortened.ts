const LONGEST = 120;

/** A text as a cell shows it; the detail shows all of it. */
export const shortened = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST - 1).replace(/[\uD800-\uDBFF]$/, '')}\u2026` : text;
