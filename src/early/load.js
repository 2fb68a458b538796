/**
 * Loads the code of a published page after its first paint. The code would compete with the paint, and with the first games of
 * a lobby, for the processor; on a slow line it comes after them anyway, and `src/early/boot.js` has requested it. The style sheets,
 * whose first rules are in the page, follow it. A page in a hidden tab is not painted. Trusted Types forbid adding a script, so
 * this imports.
 */
const WAIT_MS = 500;

const painted = new Promise((resolve) => {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
  }).observe({ type: 'paint', buffered: true });
});
/** A press or a field that was left at the first paint is answered before the code keeps the processor busy. */
const idle = () => new Promise((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(resolve));
const late = new Promise((resolve) => setTimeout(resolve, WAIT_MS));

const isRequested = document.querySelector('link[rel=deferred]:not([as])') === null;
if (!isRequested && document.visibilityState !== 'hidden')
  await Promise.race([Promise.all([painted, globalThis.earlyGames]).then(idle), late]);

// where the site's policy refuses the boot script, and probably the styles in the page, the sheets are linked here
const requestStyles = () => document.querySelectorAll('link[as=style]').forEach((link) => (link.rel = 'stylesheet'));
(globalThis.requestDeferred ?? requestStyles)();

try {
  // the first link is the page's entry
  await import(document.querySelector('link[rel=modulepreload], link[rel=deferred]').href);
} catch {
  // the browser has logged the cause; `src/early/boot.js` reloads the page once, and then explains
  document.querySelector('script[type=module]').dispatchEvent(new Event('error'));
}
