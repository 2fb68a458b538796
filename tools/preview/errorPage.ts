import type { Finding } from '../brand-files/finding.ts';
import { escapeHtml } from '../site/page/document.ts';

const STYLE = `
  body { font: 16px/1.5 system-ui, sans-serif; margin: 0; padding: 40px max(24px, 50vw - 460px); background: #fbf7f6; color: #24171a; }
  h1 { font-size: 24px; margin: 0 0 4px; }
  article { background: #fff; border: 1px solid #ecdcd9; border-radius: 12px; margin: 16px 0; padding: 16px 20px; }
  h2 { font: 600 15px/1.4 ui-monospace, monospace; margin: 0 0 8px; overflow-wrap: anywhere; }
  dl { display: grid; grid-template-columns: 90px 1fr; gap: 4px 12px; margin: 0; }
  dt { color: #7c6468; }
  dd { margin: 0; overflow-wrap: anywhere; font-family: ui-monospace, monospace; font-size: 14px; }
  .hint { color: #0b6b43; font-weight: 600; }
  nav a { margin-right: 16px; color: #8a1f2d; }
`;

function article({ file, line, column, rule, path, expected, got, hint }: Finding): string {
  const rows = [['rule', rule], ...(path === '' ? [] : [['at', path]]), ['expected', expected], ['got', got]];
  const list = rows.map(([name = '', value = '']) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join('');
  const help = hint === undefined ? '' : `<dt>hint</dt><dd class="hint">${escapeHtml(hint)}</dd>`;
  return `<article><h2>${escapeHtml(`${file}:${line}:${column}`)}</h2><dl>${list}${help}</dl></article>`;
}

const PANEL_STYLE = `
  #preview-findings { position: fixed; inset: auto 12px 12px auto; z-index: 2147483000; max-width: min(560px, 90vw); max-height: 50vh;
    overflow: auto; padding: 12px 16px; font: 14px/1.5 system-ui, sans-serif; background: #fff; color: #24171a; border: 2px dashed #c2185b; border-radius: 12px; }
  #preview-findings h2 { font: 600 13px/1.4 ui-monospace, monospace; margin: 12px 0 4px; overflow-wrap: anywhere; }
  #preview-findings dl { display: grid; grid-template-columns: 80px 1fr; gap: 2px 12px; margin: 0; }
  #preview-findings dd { margin: 0; overflow-wrap: anywhere; }
  #preview-findings .hint { color: #0b6b43; font-weight: 600; }
`;

/** A box on a running page that lists unknown names; empty without any. */
export function findingsPanel(findings: readonly Finding[]): string {
  if (findings.length === 0) return '';
  const title = findings.length === 1 ? '1 unknown name' : `${findings.length} unknown names`;
  return `<style>${PANEL_STYLE}</style><details id="preview-findings"><summary>${title}</summary>${findings.map(article).join('')}</details>`;
}

export interface ErrorPageParts {
  title: string;
  text: string;
  findings?: readonly Finding[];
  others: readonly string[];
}

/** The preview's page for an invalid brand: its findings and links to the other brands. */
export function errorPage({ title, text, findings = [], others }: ErrorPageParts): string {
  const links = others.map((id) => `<a href="/?brand=${encodeURIComponent(id)}">${escapeHtml(id)}</a>`).join('');
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><h1>${escapeHtml(title)}</h1>` +
    `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>${findings.map(article).join('')}` +
    `${links === '' ? '' : `<nav aria-label="Other brands">Other brands: ${links}</nav>`}</body></html>`
  );
}
