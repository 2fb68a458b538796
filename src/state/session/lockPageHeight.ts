/** How long content may take to return. */
const FILL_MS = 5_000;

/**
 * Keeps the page's height and so its scroll position while its content unmounts and returns.
 * @returns the release function: releases at once, or after the content had time to return
 */
export function lockPageHeight(): (isBack: boolean) => void {
  // no document in Node
  const body = globalThis.document?.body;
  body?.style.setProperty('min-height', `${body.scrollHeight}px`);
  return (isBack) => void setTimeout(() => body?.style.removeProperty('min-height'), isBack ? FILL_MS : 0);
}
