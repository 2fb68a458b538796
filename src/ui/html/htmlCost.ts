import { FLAT, FOREIGN, isTooDeep } from './htmlDepth.ts';
import { htmlTags } from './htmlTags.ts';

/** Elements and texts that the parsed HTML may have; cleaning takes about 10 µs for each, layout as much again. */
const NODE_LIMIT = 8_000;
/** Formatting elements that may be open at once: the parser repeats all of them in every block that follows. */
const FORMAT_LIMIT = 32;
/** Length of the parsed HTML, in UTF-16 units: repeated elements repeat their attributes. */
const LENGTH_LIMIT = 256 * 1024;
/** Comments, which take the sanitiser quadratic time. */
const COMMENT_LIMIT = 1_000;
/** An attribute takes as long to clean as this many nodes. */
const ATTRIBUTE_NODES = 3;
/** Attributes of one element. */
const ATTRIBUTE_LIMIT = 64;

const FORMATTING = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '));
/** A wrongly nested end tag makes the parser copy up to this many elements. */
const MOST_COPIES = 8;

/** Where drawings and formulas end is unclear together with these. */
const UNCLEAR = /<(?:style|script|title|textarea|xmp|iframe|noembed|noframes)[\s/>]|<!\[CDATA\[/i;

const hasManyComments = (html: string): boolean => (html.match(/<[!?]|<\/[^a-z]/gi)?.length ?? 0) > COMMENT_LIMIT;

function isUnclear(html: string): boolean {
  const script = html.search(/<script/i);
  // comments in a script move its end
  if (script !== -1 && html.includes('<!--', script)) return true;
  return /<(?:svg|math)[\s/>]/i.test(html) && UNCLEAR.test(html);
}

/** What parsing a text would build, at least as much as a browser does. */
export interface HtmlCost {
  /** Formatting elements open at once. */
  formatting: number;
  /** Elements and texts. */
  nodes: number;
  /** UTF-16 units. */
  length: number;
  /** Of the element that has most. */
  attributes: number;
}

interface Format {
  name: string;
  /** The whole tag: the parser keeps three equal ones at most. */
  tag: string;
  /** Blocks that began inside it, which its end tag has to split. */
  blocks: number;
}

/**
 * Estimates what parsing HTML builds without parsing it, in linear time; counting stops above the limits. Where end tags
 * do not fit, elements count as open that a browser may close.
 */
export function costOfHtml(html: string): HtmlCost {
  const cost: HtmlCost = { formatting: 0, nodes: 0, length: 0, attributes: 0 };
  const stack: string[] = [];
  const active: Format[] = [];
  let repeated = 0;
  let end = 0;
  const build = (length: number): void => {
    cost.nodes += 1 + active.length;
    cost.length += length + repeated;
  };
  const close = (index: number): Format | undefined => {
    const [gone] = active.splice(index, 1);
    repeated -= gone?.tag.length ?? 0;
    return gone;
  };
  const endTag = (name: string): void => {
    // browsers make an element of an end tag without a start
    if (name === 'p' || name === 'br') cost.nodes += 1;
    // only what stands innermost is certain to end
    if (stack.at(-1) !== name || FOREIGN.has(name)) return void (cost.nodes += FORMATTING.has(name) ? MOST_COPIES : 0);
    stack.pop();
    const index = active.findLastIndex((open) => open.name === name);
    if (index !== -1) cost.nodes += Math.min(MOST_COPIES, (close(index) as Format).blocks);
  };
  const startTag = (name: string, tag: string): void => {
    if (FLAT.has(name)) {
      for (const open of active) open.blocks += 1;
      return;
    }
    stack.push(name);
    if (!FORMATTING.has(name)) return;
    // a link in a link and the like end the first one where they stand
    if (active.some((open) => open.name === name)) cost.nodes += name === 'a' || name === 'nobr' ? MOST_COPIES : 0;
    if (active.filter((open) => open.tag === tag).length >= 3) close(active.findIndex((open) => open.tag === tag));
    active.push({ name, tag, blocks: 0 });
    repeated += tag.length;
    cost.formatting = Math.max(cost.formatting, active.length);
  };

  for (const tag of htmlTags(html)) {
    if (tag.at > end) build(tag.at - end);
    end = tag.end;
    if (isOver(cost)) return cost;
    if (tag.closing) {
      endTag(tag.name);
      continue;
    }
    build(end - tag.at);
    cost.attributes = Math.max(cost.attributes, tag.attributes);
    cost.nodes += tag.attributes * ATTRIBUTE_NODES;
    startTag(tag.name, html.slice(tag.at, end));
  }
  if (html.length > end) build(html.length - end);
  return cost;
}

const isOver = ({ formatting, nodes, length, attributes }: HtmlCost): boolean =>
  formatting > FORMAT_LIMIT || nodes > NODE_LIMIT || length > LENGTH_LIMIT || attributes > ATTRIBUTE_LIMIT;

/** Whether HTML could hold the page up while it is parsed and cleaned: it is shown as text. */
export const isTooCostly = (html: string): boolean =>
  isTooDeep(html) || hasManyComments(html) || isUnclear(html) || isOver(costOfHtml(html));
