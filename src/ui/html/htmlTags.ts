/** A tag of an HTML text, as the HTML standard tokenises it. */
export interface HtmlTag {
  /** Index of its `<`, and of what follows it. */
  at: number;
  end: number;
  /** Lower case. */
  name: string;
  closing: boolean;
  attributes: number;
}

const NAME = /<(\/?)([a-z][^\t\n\f\r />]*)/iy;
const ATTRIBUTE =
  /[\t\n\f\r /]*[^\t\n\f\r />][^\t\n\f\r />=]*(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"[^"]*"|'[^']*'|(?!["'])[^\t\n\f\r >]*))?/y;
/** A value whose quote is never closed: the text ends inside the tag, which is dropped. */
const OPEN_VALUE = /[\t\n\f\r ]*=[\t\n\f\r ]*["']/y;

/** Elements whose content is text up to their own end tag. */
const RAW = new Set(['title', 'textarea', 'style', 'script', 'xmp', 'iframe', 'noembed', 'noframes']);
const RAW_END = /<\/(title|textarea|style|script|xmp|iframe|noembed|noframes)(?=[\t\n\f\r />])/gi;

const matchAt = (form: RegExp, html: string, at: number): RegExpExecArray | null => {
  form.lastIndex = at;
  return form.exec(html);
};

const after = (html: string, mark: string, from: number): number => {
  const at = html.indexOf(mark, from);
  return at === -1 ? html.length : at + mark.length;
};

/** Index after a comment, declaration or wrong tag that begins at `at`. */
function afterMarkup(html: string, at: number): number {
  if (!html.startsWith('<!--', at)) return after(html, '>', at);
  const short = /^<!---?>/.exec(html.slice(at, at + 6));
  if (short) return at + short[0].length;
  const end = /--!?>/g;
  end.lastIndex = at + 4;
  return end.exec(html) ? end.lastIndex : html.length;
}

function afterRawText(html: string, name: string, from: number): number {
  RAW_END.lastIndex = from;
  for (let end = RAW_END.exec(html); end; end = RAW_END.exec(html)) if (end[1]?.toLowerCase() === name) return end.index;
  return html.length;
}

/** Reads the tags of an HTML text in linear time. What stands in comments, values and raw text is none. */
export function* htmlTags(html: string): Generator<HtmlTag> {
  let at = html.indexOf('<');
  while (at !== -1) {
    const start = matchAt(NAME, html, at);
    if (start === null) {
      at = html.indexOf('<', /[!?/]/.test(html[at + 1] ?? '') ? afterMarkup(html, at) : at + 1);
      continue;
    }
    const [, slash, given = ''] = start;
    const name = given.toLowerCase();
    let end = at + start[0].length;
    let attributes = 0;
    for (let next = matchAt(ATTRIBUTE, html, end); next; next = matchAt(ATTRIBUTE, html, end)) {
      attributes += 1;
      end += next[0].length;
      if (matchAt(OPEN_VALUE, html, end)) return;
    }
    end = after(html, '>', end);
    yield { at, end, name, closing: slash === '/', attributes };
    if (name === 'plaintext') return;
    at = html.indexOf('<', slash !== '/' && RAW.has(name) ? afterRawText(html, name, end) : end);
  }
}
