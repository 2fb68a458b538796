/** How long what was on the page has to come back. */
const FILL_MS = 5_000;

/**
 * Keeps the page as tall as it is, so that it stands where it was scrolled to while its content goes and comes back.
 * @returns lets go of it: at once, or when the content has had its time
 */
export function lockPageHeight(): (isBack: boolean) => void {
  // there is no page where only the rules run
  const body = globalThis.document?.body;
  body?.style.setProperty('min-height', `${body.scrollHeight}px`);
  return (isBack) => void setTimeout(() => body?.style.removeProperty('min-height'), isBack ? FILL_MS : 0);
}
