import { readFileSync } from 'node:fs';

const template = readFileSync(new URL('../../../src/index.html', import.meta.url), 'utf8')
  .replace(/>\s+/g, '>')
  .replace(/\s+</g, '<');

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for element content or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}

/** JSON that is safe inside a `<script>`: no `<`, no U+2028 or U+2029. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** One element of the head. `true` writes an attribute without a value, `undefined` omits it. */
export function tag(name: string, attributes: Record<string, string | true | undefined>, content?: string): string {
  const text = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [value === true ? ` ${key}` : ` ${key}="${escapeHtml(value)}"`],
  );
  return `<${name}${text.join('')}>${content === undefined ? '' : `${escapeHtml(content)}</${name}>`}`;
}

export interface DocumentParts {
  attributes: Record<string, string | true | undefined>;
  /** Elements of the head, in order. */
  head: readonly string[];
  /** Symbols of the page's drawings. */
  symbols?: string;
  /** Markup of `#root`; trusted, from the renderer. */
  page: string;
  /** What answers in the page before its code. */
  answers?: string;
  snapshot: unknown;
  /** Markup after the snapshot; trusted, from the renderer. */
  end?: string;
  /** The message for browsers without scripts. */
  noscript?: string;
  /** The message when the page's code fails to load; `src/early/boot.js` shows it. */
  unloaded?: string;
}

/** Fills `src/index.html`, the one document that published pages and the preview share. */
export function renderDocument(parts: DocumentParts): string {
  const values: Record<string, string> = {
    attributes: tag('x', parts.attributes).slice(3, -1),
    head: parts.head.join(''),
    symbols: parts.symbols ?? '',
    page: parts.page,
    answers: parts.answers ?? '',
    snapshot: escapeJson(parts.snapshot),
    end: parts.end ?? '',
    unloaded: parts.unloaded ?? '',
    noscript: parts.noscript ?? '',
  };
  return template.replace(
    /%(attributes|head|symbols|page|answers|snapshot|end|unloaded|noscript)%/g,
    (whole, name: string) => values[name] ?? whole,
  );
}

const BOOT = /(<script type="application\/json" id="boot">)([^<]*)(<\/script>)/;

/** Replaces the snapshot of a document; other bytes stay. */
export function rewriteSnapshot(html: string, change: (snapshot: unknown) => unknown): string {
  return html.replace(
    BOOT,
    (_, open: string, json: string, close: string) => open + escapeJson(change(JSON.parse(json))) + close,
  );
}
