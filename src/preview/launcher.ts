import { addressOf, type PreviewOptions } from './previewOptions.ts';
import { labels } from '#preview/controls/labels.ts';

const look = `
  :host { all: initial; position: fixed; inset: auto auto 12px 12px; z-index: 2147483000; }
  div { display: grid; justify-items: start; gap: 8px; font: 13px/1.4 system-ui, sans-serif; }
  a, p { border: 1px solid #0003; border-radius: 8px; background: #14171c; color: #f4f6f8; box-shadow: 0 2px 10px #0003; }
  a { padding: 6px 12px; font-weight: 600; text-decoration: none; opacity: 0.82; }
  a:hover, a:focus-visible { opacity: 1; }
  a:focus-visible { outline: 2px solid #6aa5ff; outline-offset: 2px; }
  p { max-width: min(420px, 80vw); margin: 0; padding: 8px 12px; }
  @media (max-width: 767px) { :host { inset: auto auto 88px 12px; } }
`;

/**
 * The button that opens the tools, also by Alt+Shift+P, and the rejected options of the address. In a shadow root, isolated
 * from the brand's styles and the page's tests.
 */
export function showLauncher(brand: string, options: PreviewOptions): void {
  const { portal, asked } = window.previewHook ?? {};
  if (portal === undefined) return;
  const host = document.createElement('preview-launcher');
  const tree = host.attachShadow({ mode: 'open' });
  const style = document.createElement('style');
  style.textContent = look;
  const box = document.createElement('div');
  for (const problem of asked?.problems ?? []) {
    const note = document.createElement('p');
    note.role = 'status';
    note.textContent = problem;
    box.append(note);
  }
  const link = document.createElement('a');
  link.textContent = labels.openTools;
  link.title = 'Alt+Shift+P';
  const aim = () => (link.href = addressOf(portal.router.path(), { ...options, tools: 'on' }, brand));
  aim();
  // path changes fire no event
  for (const event of ['pointerenter', 'focus']) link.addEventListener(event, aim);
  box.append(link);
  tree.append(style, box);
  document.body.append(host);
  window.addEventListener('keydown', (event) => {
    if (!event.altKey || !event.shiftKey || event.code !== 'KeyP') return;
    event.preventDefault();
    aim();
    link.click();
  });
}
