/** Features that a run is limited to; set by `npm test -- --changed`. */
const features = process.env['CHANGED_FEATURES']?.split(',');

/** Features around every page. */
const chrome = ['header', 'side-menu', 'footer', 'bottom-bar'];

/** Whether a part of a matrix runs: without a limit, or when one of its features or the app chrome has changed. */
export const runsPart = (covers: readonly string[]): boolean =>
  features === undefined || features.some((name) => covers.includes(name) || chrome.includes(name));
