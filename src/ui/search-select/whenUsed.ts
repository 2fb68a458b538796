/** Calls back once, when the page is in use: something in it has the focus, or is pressed. Returns the cancel function. */
export function whenUsed(callback: () => void): () => void {
  const { activeElement, body } = document;
  if (activeElement !== null && activeElement !== body) {
    callback();
    return () => undefined;
  }
  const controller = new AbortController();
  const { signal } = controller;
  const use = (): void => {
    controller.abort();
    callback();
  };
  for (const name of ['focusin', 'pointerdown']) document.addEventListener(name, use, { capture: true, signal });
  return () => controller.abort();
}
