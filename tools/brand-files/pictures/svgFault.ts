/** Why an SVG is invalid, or contains more than a drawing. */
export interface SvgFault {
  kind: 'broken' | 'unsafe' | 'empty';
  got: string;
}

const SVG = 'http://www.w3.org/2000/svg';

/** Drawing elements: no script, external style sheets, foreign content, links or embedded pages. */
const drawing = new Set(
  `svg g defs symbol use title desc metadata path rect circle ellipse line polyline polygon text tspan textPath image style switch
  linearGradient radialGradient stop pattern clipPath mask marker view filter feBlend feColorMatrix feComponentTransfer feComposite
  feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
  feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
  animate animateMotion animateTransform mpath set`.split(/\s+/),
);

const TOKEN =
  /<!--(?:(?!--)[^])*-->|<!\[CDATA\[([^]*?)\]\]>|<\?([\w-]+)[^]*?\?>|<!DOCTYPE\s([^>]*)>|<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)|(<[^]{0,20})/gy;

const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

const ENTITY = /&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([\da-f]{1,6}));/gi;
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The text with its references resolved; null when one is undefined in XML. */
function decoded(text: string): string | null {
  if (text.replaceAll(ENTITY, '').includes('&')) return null;
  return text.replaceAll(ENTITY, (_, name?: string, decimal?: string, hex?: string) => {
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return name === undefined ? String.fromCodePoint(Math.min(code, 0x10ffff)) : named[name.toLowerCase()]!;
  });
}

/** Whether a style, or an attribute that may contain one, refers to another file. */
function reachesOut(style: string): boolean {
  const bare = style.replaceAll(/\/\*[^]*?\*\//g, '');
  if (/\\|@import|@font-face|@namespace|expression\(|image-set\(|-moz-binding|behavior:/i.test(bare)) return true;
  return [...bare.matchAll(/url\(\s*(["']?)([^)"']*)/gi)].some(([, , target = '']) => !target.trim().startsWith('#'));
}

function isSafeTarget(target: string): boolean {
  return /^#[^\s]*$/.test(target) || /^data:image\/(?:png|jpeg|gif|webp|avif);base64,[A-Za-z0-9+/=\s]+$/.test(target);
}

/** The first attribute of an element that does more than draw, or null. */
function unsafeAttribute(element: string, name: string, value: string): string | null {
  const local = name.slice(name.indexOf(':') + 1).toLowerCase();
  const shown = `${name}="${value.slice(0, 40)}"`;
  if (local.startsWith('on') || name.toLowerCase() === 'xml:base') return shown;
  if (name === 'xmlns') return value === SVG ? null : shown;
  if (name.startsWith('xmlns:')) return null;
  if (local === 'href' || local === 'src') return isSafeTarget(value) ? null : shown;
  if (local === 'attributename' && /href|^on|^style$|xmlns/i.test(value.trim())) return shown;
  if (/^\s*(?:j\s*a\s*v\s*a|v\s*b)\s*s\s*c\s*r\s*i\s*p\s*t\s*:/i.test(value) || /data:text/i.test(value)) return shown;
  return reachesOut(value) ? `${element} ${shown}` : null;
}

const broken = (got: string): SvgFault => ({ kind: 'broken', got });
const unsafe = (got: string): SvgFault => ({ kind: 'unsafe', got });

/** Elements that draw something. */
const shapes = new Set('path rect circle ellipse line polyline polygon text image use'.split(' '));

/** The first fault of an SVG file: not well-formed XML with the root `svg`, more than a drawing, or nothing that is drawn. */
export function svgFault(text: string): SvgFault | null {
  const open: string[] = [];
  let roots = 0;
  let inStyle = '';
  let drawn = false;
  for (const [whole, cdata, instruction, doctype, end, element, attributes, closed, words, rest] of text
    .replace(/^\uFEFF/, '')
    .matchAll(TOKEN)) {
    if (rest !== undefined) return broken(rest.trim().slice(0, 40));
    if (instruction !== undefined && instruction !== 'xml') return unsafe(`<?${instruction}`);
    if (doctype !== undefined && /\[|ENTITY/i.test(doctype)) return unsafe('<!DOCTYPE with entities');
    const content = cdata ?? words;
    if (content !== undefined) {
      const plain = cdata ?? decoded(content);
      if (plain === null) return broken(content.trim().slice(0, 40));
      if (open.length === 0 && content.trim() !== '') return broken(content.trim().slice(0, 40));
      if (open.at(-1) === 'style') inStyle += plain;
    }
    if (element === undefined) continue;
    if (end === '/') {
      if (open.pop() !== element) return broken(whole);
      if (element === 'style' && reachesOut(inStyle)) return unsafe(`<style>${inStyle.trim().slice(0, 40)}`);
      continue;
    }
    if (open.length === 0) roots += 1;
    if (open.length === 0 && (element !== 'svg' || roots > 1)) return broken(`<${element}>`);
    if (!drawing.has(element)) return unsafe(`<${element}>`);
    drawn ||= shapes.has(element);
    const given = new Map<string, string>();
    for (const [, name = '', double, single] of (attributes ?? '').matchAll(ATTRIBUTE)) {
      const value = decoded(double ?? single ?? '');
      if (value === null || given.has(name)) return broken(`${name} of <${element}>`);
      given.set(name, value);
      const fault = unsafeAttribute(element, name, value);
      if (fault !== null) return unsafe(fault);
    }
    if (open.length === 0 && given.get('xmlns') !== SVG) return broken(`<svg> without xmlns="${SVG}"`);
    if (closed !== '/') open.push(element);
  }
  if (roots === 0) return broken('no <svg>');
  if (open.length > 0) return broken(`<${open.at(-1)!}> without its end`);
  return drawn ? null : { kind: 'empty', got: 'no shape, text or picture in it' };
}
