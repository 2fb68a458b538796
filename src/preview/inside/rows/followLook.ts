const COPY = 'data-copied';

/** The rules of a style sheet, in a style element: those that a script set are in no text. */
function copyOf(sheet: CSSStyleSheet, to: Document): HTMLStyleElement {
  const style = to.createElement('style');
  style.setAttribute(COPY, '');
  style.media = sheet.media.mediaText;
  style.textContent = [...sheet.cssRules].map(({ cssText }) => cssText).join('\n');
  return style;
}

/**
 * Gives another document of this origin the look of a page: its style sheets, and what its root says of theme and language. It
 * follows their changes until the returned function is called.
 */
export function followLook(page: Document, inner: Document): () => void {
  const copyRoot = () => {
    for (const { name, value } of page.documentElement.attributes) inner.documentElement.setAttribute(name, value);
  };
  const copySheets = () => {
    const sheets = [...page.styleSheets].filter(({ disabled }) => !disabled);
    const before = inner.head.querySelectorAll(`[${COPY}]`);
    inner.head.append(...sheets.map((sheet) => copyOf(sheet, inner)));
    for (const style of before) style.remove();
  };
  copyRoot();
  copySheets();
  const roots = new MutationObserver(copyRoot);
  roots.observe(page.documentElement, { attributes: true });
  // code that is loaded later brings its styles
  const sheets = new MutationObserver(copySheets);
  sheets.observe(page.head, { childList: true, subtree: true, characterData: true });
  return () => {
    roots.disconnect();
    sheets.disconnect();
  };
}
