import type { Page } from '@playwright/test';
import { expect } from '../portal.ts';

/** Controls and texts whose middle lies under something else, or under nothing that can be reached. */
function coveredParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 40)}"`;
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');
    const middleOf = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2, isTiny: width < 4 || height < 4 };
    };
    /** Cut off by an element around it that does not scroll; asked before scrolling, which scripts can do there. */
    const isCut = (element: Element): boolean => {
      const { x, y } = middleOf(element);
      for (let around = element.parentElement; around !== null; around = around.parentElement) {
        const { left, right, top, bottom } = around.getBoundingClientRect();
        const clips = /hidden|clip/.test(getComputedStyle(around).overflow);
        if (clips && (x < left || x > right || y < top || y > bottom)) return true;
      }
      return false;
    };
    const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const found: string[] = [];
    for (const element of root.querySelectorAll('*')) {
      if (!element.matches('button, a[href], input, select, summary') && !hasText(element)) continue;
      if (!element.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true })) continue;
      if (element.closest('[inert], [aria-hidden="true"], .visually-hidden') !== null) continue;
      if (getComputedStyle(element).pointerEvents === 'none' || isCut(element)) continue;
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { x, y, isTiny } = middleOf(element);
      if (isTiny) continue;
      const hit = document.elementFromPoint(x, y);
      // a card's link lies over its words, and is what they say
      const isOwn = hit?.closest('li, article, figure, label, tr')?.contains(element) ?? false;
      if (hit !== null && !element.contains(hit) && !hit.contains(element) && !isOwn)
        found.push(`${nameOf(element)} lies under ${nameOf(hit)}`);
    }
    scrollTo(0, 0);
    return found;
  });
}

/** Checks that nothing lies over a control or a text once it is scrolled into the middle. */
export async function expectUncovered(page: Page, what: string): Promise<void> {
  expect.soft(await coveredParts(page), `what lies over parts of ${what}`).toEqual([]);
}
