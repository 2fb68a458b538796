const VARIABLE = /var\(--([a-z0-9-]+)/g;

/** Rules of a page that name custom properties, with the media and layers around them that hold. */
function* rulesOf(page: Window, list: CSSRuleList): IterableIterator<CSSStyleRule> {
  for (const rule of list) {
    if ('media' in rule && 'conditionText' in rule && !page.matchMedia(String(rule.conditionText)).matches) continue;
    if ('selectorText' in rule) yield rule as CSSStyleRule;
    else if ('cssRules' in rule) yield* rulesOf(page, rule.cssRules as CSSRuleList);
  }
}

/** Elements that are looked at, from the picked one inward. */
const MOST_ELEMENTS = 40;

/** The tokens that rules of an element and of what it holds name, the most used first. */
export function usedTokens(page: Window, element: Element): string[] {
  const elements = [element, ...element.querySelectorAll('*')].slice(0, MOST_ELEMENTS);
  const counts = new Map<string, number>();
  for (const sheet of page.document.styleSheets) {
    for (const { selectorText, style } of rulesOf(page, sheet.cssRules)) {
      const names = [...style.cssText.matchAll(VARIABLE)].map(([, name = '']) => name);
      const matched = names.length === 0 ? 0 : elements.filter((one) => one.matches(selectorText)).length;
      for (const name of matched === 0 ? [] : names) counts.set(name, (counts.get(name) ?? 0) + matched);
    }
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([name]) => name);
}
