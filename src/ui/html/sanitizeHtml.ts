import DOMPurify, { type Config } from 'dompurify';
import { isTooCostly } from './htmlCost.ts';
import { HTML_LIMIT, htmlToText } from './htmlToText.ts';

export { isTooCostly };

/** https, mailto, tel, or a path of this origin. */
const SAFE_URL = /^(?:https:\/\/|mailto:|tel:|\/(?![/\\]))/i;

const rules = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: [
    'style',
    'form',
    'input',
    'button',
    'iframe',
    'svg',
    'math',
    'template',
    'textarea',
    'select',
    'option',
    'optgroup',
    'datalist',
    'label',
    'fieldset',
    'dialog',
    'audio',
    'video',
    'map',
    'area',
    'slot',
  ],
  FORBID_ATTR: [
    'style',
    'id',
    'name',
    'class',
    'popover',
    'popovertarget',
    'popovertargetaction',
    'slot',
    'usemap',
    'ping',
    'srcset',
    'tabindex',
    'autofocus',
    'contenteditable',
  ],
  ALLOWED_URI_REGEXP: SAFE_URL,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  SANITIZE_NAMED_PROPS: true,
} as const satisfies Partial<Record<keyof Config, unknown>>;

/** A base for parsing paths, on a host that never resolves. */
const OWN = 'https://own.invalid';

/** A link must not sign its reader in as somebody else (T7). */
function withoutToken(href: string): string {
  let url;
  try {
    url = new URL(href, OWN);
  } catch {
    return href;
  }
  if (!url.searchParams.has('token')) return href;
  url.searchParams.delete('token');
  return url.origin === OWN ? `${url.pathname}${url.search}${url.hash}` : url.href;
}

DOMPurify.addHook('uponSanitizeAttribute', (_node, data) => {
  // the library allows `data:` on media elements whatever the pattern is
  if ((data.attrName === 'src' || data.attrName === 'href') && !SAFE_URL.test(data.attrValue.trim())) data.keepAttr = false;
});

DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName === 'A' && node.hasAttribute('href')) {
    node.setAttribute('href', withoutToken(node.getAttribute('href') ?? ''));
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer');
  }
  if (node.nodeName === 'IMG') {
    node.setAttribute('loading', 'lazy');
    if (!node.hasAttribute('alt')) node.setAttribute('alt', '');
  }
});

/** Sanitises HTML from outside (T1): text, structure, links and pictures remain. */
export function sanitizeHtml(html: string): TrustedHTML {
  return DOMPurify.sanitize(html, { ...rules, RETURN_TRUSTED_TYPE: true } as unknown as Config & { RETURN_TRUSTED_TYPE: true });
}

/** Replaces the content of an element by sanitised HTML. */
export function writeHtml(element: Element, html: string): void {
  element.innerHTML = sanitizeHtml(html) as unknown as string;
}

const escapeHtml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Replaces the page of a frame by sanitised HTML; by its words where cleaning it would hold up the page. */
export function writeFrame(frame: HTMLIFrameElement, html: string): void {
  const safe = html.length > HTML_LIMIT || isTooCostly(html) ? escapeHtml(htmlToText(html)) : html;
  frame.srcdoc = sanitizeHtml(safe) as unknown as string;
}
