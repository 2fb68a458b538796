/**
 * Ref of a row that scrolls sideways: `data-more` names the ends beyond which there is more (`start`, `end` or both), and the base
 * styles fade them. Without it nothing is left to scroll there.
 */
export function showMore(row: HTMLElement | null): (() => void) | undefined {
  if (row === null) return undefined;
  const tell = () => {
    const left = row.scrollWidth - row.clientWidth - row.scrollLeft;
    const more = `${row.scrollLeft > 1 ? 'start ' : ''}${left > 1 ? 'end' : ''}`.trim();
    if (more === '') delete row.dataset['more'];
    else row.dataset['more'] = more;
  };
  // reports once after the first layout, too
  const size = new ResizeObserver(tell);
  size.observe(row);
  const content = new MutationObserver(tell);
  content.observe(row, { childList: true, characterData: true, subtree: true });
  row.addEventListener('scroll', tell, { passive: true });
  return () => {
    size.disconnect();
    content.disconnect();
    row.removeEventListener('scroll', tell);
  };
}
