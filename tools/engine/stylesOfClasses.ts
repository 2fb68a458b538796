import postcss, { AtRule, type Rule } from 'postcss';

const CLASS = /\.(-?[A-Za-z_][\w-]*)/g;

/** States that a page has only after input. */
const AFTER_INPUT = /:(?:hover|active|popover-open)\b|::backdrop/;

/** A selector without strings and arguments: `:not(.a)` and `:is(.a, .b)` name classes that need not exist. */
function outerPart(selector: string): string {
  let bare = selector.replaceAll(/"[^"]*"|'[^']*'/g, '');
  for (let inner = ''; inner !== bare;) {
    inner = bare;
    bare = bare.replaceAll(/\([^()]*\)/g, '');
  }
  return bare;
}

/** The class names in selectors of a style sheet. */
export function classesIn(css: string): Set<string> {
  const names = new Set<string>();
  postcss.parse(css).walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(CLASS)) names.add(name);
  });
  return names;
}

const inKeyframes = ({ parent }: Rule): boolean => parent instanceof AtRule && parent.name.endsWith('keyframes');

/** The rules of a style sheet that a page with these classes may show before any input, in their order and layers. */
export function rulesFor(css: string, known: ReadonlySet<string>): string {
  const sheet = postcss.parse(css);
  const fits = (selector: string): boolean => {
    const outer = outerPart(selector);
    return !AFTER_INPUT.test(outer) && [...outer.matchAll(CLASS)].every(([, name = '']) => known.has(name));
  };
  sheet.walkRules((rule) => {
    if (inKeyframes(rule)) return;
    const kept = rule.selectors.filter(fits);
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  const animations = new Set<string>();
  sheet.walkDecls(/^animation(?:-name)?$/, ({ value }) => value.split(/[\s,]+/).forEach((word) => animations.add(word)));
  sheet.walkAtRules((rule) => {
    const unused = rule.name.endsWith('keyframes') ? !animations.has(rule.params) : rule.nodes?.length === 0;
    if (unused) rule.remove();
  });
  return sheet.toString();
}
