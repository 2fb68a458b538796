import { MARK_ID } from '../../src/ui/media/markId.ts';

/** Longest drawing that a page contains, characters. */
const MOST = 2048;

const SHAPES = 'g|path|rect|circle|ellipse|line|polyline|polygon';
const NAMES = 'd|points|x|y|x1|y1|x2|y2|cx|cy|r|rx|ry|width|height|transform|opacity|fill(?:-rule|-opacity)?|stroke(?:-[a-z]+)?';
/** No ids, classes or styles, which would meet those of the page, and no references. */
const ATTRIBUTES = String.raw`(?:\s+(?:${NAMES})="(?!\s*url)[^"<>&]*")*\s*`;
const BODY = new RegExp(String.raw`^(?:\s|<(?:${SHAPES})${ATTRIBUTES}/?>|</(?:${SHAPES})>)*$`);
const ROOT = /^\s*<svg\s[^<>]*?\bviewBox="([\d.\s-]+)"[^<>]*>([^]*)<\/svg>\s*$/;
/** What a shape inherits from the root, which a symbol has not. */
const INHERITED = /<svg\s[^<>]*\b(?:fill|stroke|style|class|opacity|transform)\b/;

/** A symbol of the brand's mark; null when its file is not short and only of plain shapes, as a page contains no others. */
export function markSymbol(drawing: string): string | null {
  const [, viewBox, body] = ROOT.exec(drawing) ?? [];
  if (viewBox === undefined || body === undefined || drawing.length > MOST) return null;
  if (!BODY.test(body) || INHERITED.test(drawing)) return null;
  return `<symbol id="${MARK_ID}" viewBox="${viewBox}">${body.trim()}</symbol>`;
}

/** Markup whose mark is the symbol of its page instead of a file; `src/ui/media/Logo.tsx` renders the same. */
export const withOwnMark = (markup: string, file: string): string =>
  markup.replaceAll(
    `<img src="/images/${file}" alt="" width="30" height="30"/>`,
    `<svg width="30" height="30" aria-hidden="true" focusable="false"><use href="#${MARK_ID}"></use></svg>`,
  );
