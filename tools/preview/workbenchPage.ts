import type { IncomingHttpHeaders } from 'node:http';
import { escapeHtml } from '../page/document.ts';

/**
 * Whether a browser asks for the tools, by `?tools=on` or by what only they can show, and not for the page in their frame.
 * Browsers tell it on every origin that a service worker runs on, so where they do not the preview runs neither.
 */
export function wantsWorkbench(url: URL, headers: IncomingHttpHeaders): boolean {
  const asked = ['tools', 'panel', 'pick', 'frame'].some((name) => (url.searchParams.get(name) ?? '') !== '');
  return asked && headers['sec-fetch-dest'] === 'document';
}

/** The page of the tools: it shows the asked page in a frame. */
export function workbenchPage(id: string): string {
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">` +
    `<meta name="color-scheme" content="light dark"><title>${escapeHtml(id)} · preview</title><link rel="icon" href="data:,">` +
    `</head><body><div id="workbench"></div><script type="module" src="/preview/workbench.tsx"></script></body></html>`
  );
}
