import axe from 'axe-core';
import type { Page } from '@playwright/test';

/** Selectors of what to check: parts, or all of the page but some. */
type AxeContext = { include: string[] } | { exclude: string[] };

/**
 * The accessibility findings of a page. axe stays in the document: to send and compile it takes longer than most checks. Only
 * failures are collected, which halves the time; frames contain foreign pages.
 */
export async function axeViolations(page: Page, context: AxeContext, rules: axe.RuleObject = {}): Promise<axe.Result[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const options: axe.RunOptions = { resultTypes: ['violations'], iframes: false, rules };
  const { violations } = await page.evaluate(
    ([parts, how]) => (globalThis as unknown as { axe: typeof axe }).axe.run(parts, how),
    [context, options] as const,
  );
  return violations;
}
