import type { ContentBlock } from '#contract/types.ts';
import { BRAND_WORDS, CONTENT_WORDS } from '#engine/constants.ts';
import { namespaceOf, sectionOf, textKeysOf } from '../../../src/engine/brand/content.ts';
import { pointerTo } from '../../../src/engine/brand/json.ts';
import { type CheckContext, type Spot, say, sayUnknown } from '../checkContext.ts';
import { shown } from '../finding.ts';
import { sayUnknownText } from '../words/brandWords.ts';

const file = 'layout.json';
const PAGE = 'content';

const kinds = ['heading', 'text', 'list', 'facts', 'image', 'menu'] as const satisfies readonly (keyof ContentBlock)[];

/** A place that shows a piece. */
interface Use extends Spot {
  piece: string;
  /** On a page that also shows other things, whose published document should stay small. */
  isPart: boolean;
}

function* uses({ brand }: CheckContext): Generator<Use> {
  const { routes, home } = brand.layout;
  for (const [name, { page, content, below = {} }] of Object.entries(routes)) {
    const at = pointerTo('/routes', name);
    if (page === PAGE && content !== undefined) yield { file, pointer: `${at}/content`, piece: content, isPart: false };
    for (const [path, piece] of Object.entries(below))
      yield { file, pointer: pointerTo(`${at}/below`, path), piece, isPart: true };
  }
  for (const [name, { content }] of Object.entries(home.sections)) {
    if (content === undefined || sectionOf(brand, name) !== PAGE) continue;
    yield { file, pointer: `${pointerTo('/home/sections', name)}/content`, piece: content, isPart: true };
  }
}

function checkRoutes(context: CheckContext): void {
  for (const [name, { page, paths, content, below = {} }] of Object.entries(context.brand.layout.routes)) {
    const at = pointerTo('/routes', name);
    if (page === PAGE && content === undefined)
      say(context, {
        rule: 'missing-key',
        file,
        pointer: at,
        expected: 'the key "content", the piece that the page shows',
        got: 'nothing',
      });
    if (page !== PAGE && content !== undefined) {
      const expected = `the page "${PAGE}"; "below" shows a piece below another page`;
      say(context, { rule: 'no-effect', file, pointer: `${at}/content`, expected, got: `the page ${shown(page)}` });
    }
    for (const path of Object.keys(below)) {
      const where = { rule: 'unknown-path' as const, file, pointer: pointerTo(`${at}/below`, path), what: 'key' as const };
      sayUnknown(context, where, path, paths, `a path of the route "${name}"`);
    }
  }
}

function checkBlock(context: CheckContext, at: string, block: ContentBlock): void {
  const given = kinds.filter((kind) => block[kind] !== undefined);
  if (given.length !== 1) {
    const got = given.length === 0 ? 'none' : given.join(' and ');
    say(context, { rule: 'content-block', file, pointer: at, expected: `exactly one of ${kinds.join(', ')}`, got });
  }
  if (block.alt !== undefined && block.image === undefined)
    say(context, { rule: 'no-effect', file, pointer: `${at}/alt`, expected: 'an image, which it describes', got: given.join() });
  const { menu } = block;
  // a menu that a layer removed leaves a gap, as everywhere
  if (menu === undefined || context.removal('menus.json', pointerTo('', menu)) !== null) return;
  const menus = Object.keys(context.brand.menus);
  sayUnknown(context, { rule: 'unknown-name', file, pointer: `${at}/menu` }, menu, menus, 'a menu of menus.json');
}

/** Checks the brand's pieces of content, and the places that show them. */
export function checkContent(context: CheckContext): void {
  const { content } = context.brand.layout;
  checkRoutes(context);
  const shownBy = new Map<string, Use[]>();
  for (const use of uses(context)) {
    const { piece, pointer } = use;
    const home = { file, pointer: pointerTo('/content', piece) };
    sayUnknown(
      context,
      { rule: 'unknown-name', file, pointer, home },
      piece,
      Object.keys(content),
      'a piece of layout.json content',
    );
    shownBy.set(piece, [...(shownBy.get(piece) ?? []), use]);
  }
  for (const [name, piece] of Object.entries(content)) {
    const at = pointerTo('/content', name);
    const places = shownBy.get(name) ?? [];
    if (places.length === 0 && context.depthOf(file, at) === context.layers.length - 1) {
      const expected = 'a page, a section or a path of "below" that shows it';
      say(context, { rule: 'no-effect', file, pointer: at, what: 'key', expected, got: 'none' });
    }
    piece.blocks.forEach((block, index) => checkBlock(context, `${at}/blocks/${index}`, block));
    const isPart = places.some((place) => place.isPart);
    const known = ['portal', BRAND_WORDS, ...(isPart ? [] : [CONTENT_WORDS])];
    for (const [pointer, key] of textKeysOf(piece)) {
      const where = { file, pointer: at + pointer };
      sayUnknownText(context, where, key);
      if (known.includes(namespaceOf(key))) continue;
      const expected = isPart
        ? `a text of ${known.join(' or ')}: "${CONTENT_WORDS}" is loaded by pages of content alone`
        : `a text of ${known.join(', ')}`;
      say(context, { rule: 'wrong-value', ...where, expected, got: shown(key) });
    }
  }
}
