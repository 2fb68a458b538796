/** Features to which a run is limited; `npm test -- --changed` sets them. */
const features = process.env['CHANGED_FEATURES']?.split(',');

/** Features that stand around every page. */
const chrome = ['header', 'side-menu', 'footer', 'bottom-bar'];

/** Whether a part of a matrix runs: always, or when one of its features or the app chrome has changed. */
export const runsPart = (covers: readonly string[]): boolean =>
  features === undefined || features.some((name) => covers.includes(name) || chrome.includes(name));
