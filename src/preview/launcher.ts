import edge from '#preview/controls/edge.css?inline';
import { labels } from '#preview/controls/labels.ts';
import typeface from '#preview/controls/typeface.css?inline';
import { addressOf, type PreviewOptions } from './previewOptions.ts';

const look = `${typeface}${edge}
  div { display: grid; gap: 8px; max-width: min(420px, 80vw); }
  p { margin: 0; padding: 8px 12px; border: 1px solid #fff5; border-radius: 8px; background: #14171c; box-shadow: 0 2px 10px #0003; }
`;

/**
 * The tab that opens the tools, also by Alt+Shift+P, and the rejected options of the address. In a shadow root, isolated from the
 * brand's styles and the page's tests.
 */
export function showLauncher(brand: string, options: PreviewOptions): void {
  const { portal, asked } = window.previewHook ?? {};
  if (portal === undefined) return;
  const host = document.createElement('preview-launcher');
  const tree = host.attachShadow({ mode: 'open' });
  const style = document.createElement('style');
  style.textContent = look;
  const notes = document.createElement('div');
  for (const problem of asked?.problems ?? []) {
    const note = document.createElement('p');
    note.role = 'status';
    note.textContent = problem;
    notes.append(note);
  }
  const link = document.createElement('a');
  link.className = 'tab';
  link.textContent = labels.openTools;
  link.title = 'Alt+Shift+P';
  const aim = () => (link.href = addressOf(portal.router.path(), { ...options, tools: 'on' }, brand));
  aim();
  // path changes fire no event
  for (const event of ['pointerenter', 'focus']) link.addEventListener(event, aim);
  const section = document.createElement('section');
  section.ariaLabel = labels.strip;
  if (notes.childElementCount > 0) section.append(notes);
  section.append(link);
  tree.append(style, section);
  document.body.append(host);
  window.addEventListener('keydown', (event) => {
    if (!event.altKey || !event.shiftKey || event.code !== 'KeyP') return;
    event.preventDefault();
    aim();
    link.click();
  });
}
