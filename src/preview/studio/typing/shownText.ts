const isShown = (node: Text): boolean => (node.parentElement?.getClientRects().length ?? 0) > 0;

/**
 * The first text in an element that is on the page and accepted; null without one.
 * @param accepts told the text without the spaces around it
 */
export function shownText(element: Element, accepts: (text: string) => boolean): Text | null {
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode() as Text | null; node !== null; node = texts.nextNode() as Text | null) {
    const text = node.data.trim();
    if (text !== '' && accepts(text) && isShown(node)) return node;
  }
  return null;
}

/** Where a text is in its window, in px; that of its element while the text is empty. */
export function boxOf(text: Text): DOMRect {
  const range = text.ownerDocument.createRange();
  range.selectNodeContents(text);
  const box = range.getBoundingClientRect();
  return box.width > 0 ? box : (text.parentElement?.getBoundingClientRect() ?? box);
}

const CLEAR = /^(?:transparent|rgba\(.*, 0\))$/;

/** The colour behind an element: that of the nearest one around it that has any. */
export function backgroundOf(element: Element | null): string {
  for (let around = element; around !== null; around = around.parentElement) {
    const colour = around.ownerDocument.defaultView?.getComputedStyle(around).backgroundColor ?? 'transparent';
    if (!CLEAR.test(colour)) return colour;
  }
  return 'Canvas';
}
