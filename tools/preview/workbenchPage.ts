import type { IncomingHttpHeaders } from 'node:http';
import { escapeHtml } from '../site/page/document.ts';

/**
 * Whether to serve the tools: for `?tools=on` or an option of the tools, except in their frame. Depends on fetch metadata,
 * which browsers send on every origin that supports service workers.
 */
export function wantsWorkbench(url: URL, headers: IncomingHttpHeaders): boolean {
  const asked = ['tools', 'panel', 'pick', 'frame'].some((name) => (url.searchParams.get(name) ?? '') !== '');
  return asked && headers['sec-fetch-dest'] === 'document';
}

/** A page of the tools; with the token of the studio, if it has one. */
function toolsPage(title: string, script: string, token: string | null): string {
  const studio = token === null ? '' : `<meta name="studio-token" content="${escapeHtml(token)}">`;
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">` +
    `<meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title><link rel="icon" href="data:,">${studio}` +
    `</head><body><div id="workbench"></div><script type="module" src="${script}"></script></body></html>`
  );
}

/** The page of the tools, which frames the requested page. */
export const workbenchPage = (id: string, token: string | null = null): string =>
  toolsPage(`${id} · preview`, '/preview/workbench.tsx', token);

/** Where a brand is made. */
export const CREATE_PATH = '/__preview/new';

/** The page that makes a brand. */
export const createPage = (token: string): string => toolsPage('New brand', '/preview/studio/create/start.tsx', token);
