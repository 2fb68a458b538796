import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './portal.ts';

const namespaces = readdirSync(new URL('../../../locales/en', import.meta.url)).map((file) => basename(file, '.json'));

/**
 * What is wrong with the accessibility of the page as it is now, or of one part of it: serious and critical findings, one
 * line each.
 */
async function axeFindings(page: Page, part?: string): Promise<string[]> {
  // what passes is not written down, which halves the time; frames hold the pages of others
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'], iframes: false });
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`));
}

/** Waits until nothing moves any more: a dialog that is fading in would be judged with half its contrast. */
async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const moving = () =>
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.all(moving().map((animation) => animation.finished.catch(() => undefined)));
  });
}

/** Longest wait for a quiet network: a frame of another origin may keep it from ever being called so. */
const QUIET_MS = 4_000;

/** Waits until nothing comes or moves any more. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => undefined);
  await still(page);
}

/** Elements that are wider than the window, and controls whose words are cut off. */
export function layoutFindings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const findings: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.className} "${element.textContent?.trim().slice(0, 40)}"`;
    if (scrollWidth > clientWidth) findings.push(`the page is ${scrollWidth} wide in a window of ${clientWidth}`);
    for (const dialog of document.querySelectorAll('dialog[open]')) {
      if (dialog.scrollWidth > dialog.clientWidth) findings.push(`${nameOf(dialog)} scrolls sideways`);
      const { left, right } = dialog.getBoundingClientRect();
      if (left < -0.5 || right > clientWidth + 0.5) findings.push(`${nameOf(dialog)} leaves the window`);
    }
    for (const control of document.querySelectorAll('button, a, label, [role="tab"]')) {
      const { overflowX, textOverflow } = getComputedStyle(control);
      const cut = control.scrollWidth > control.clientWidth + 1 && overflowX !== 'visible' && textOverflow !== 'ellipsis';
      if (cut) findings.push(`${nameOf(control)} is cut off`);
    }
    return findings;
  });
}

/** Text keys, placeholders and programmers' words where people read. */
export function rawTexts(page: Page): Promise<string[]> {
  return page.evaluate((names) => {
    const raw = new RegExp(`\\b(?:${names.join('|')}):[a-z][\\w.]*|\\{\\{|\\}\\}|\\bundefined\\b|\\bNaN\\b|\\[object `);
    const attributes = ['aria-label', 'placeholder', 'title', 'alt'];
    const elements = [...document.querySelectorAll(attributes.map((name) => `[${name}]`).join(','))];
    const texts = [
      document.title,
      ...document.body.innerText.split('\n'),
      ...elements.flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? '')),
    ];
    return texts.filter((text) => raw.test(text));
  }, namespaces);
}

/** Nothing serious about the accessibility of what is shown now, or of one part of it. */
export async function expectAccessible(page: Page, what: string, part?: string): Promise<void> {
  await still(page);
  expect.soft(await axeFindings(page, part), `accessibility of ${what}`).toEqual([]);
}

/** Nothing is cut off or left over the edge, and everything is said in words. */
export async function expectFitting(page: Page, what: string): Promise<void> {
  await still(page);
  expect.soft(await layoutFindings(page), `layout of ${what}`).toEqual([]);
  expect.soft(await rawTexts(page), `words of ${what}`).toEqual([]);
}

/**
 * Nothing serious about the accessibility, the layout or the words of what is shown now. The page below an open dialog is
 * inert and is judged by itself, which takes most of the time.
 */
export async function expectSound(page: Page, what: string): Promise<void> {
  await settled(page);
  const dialog = 'dialog[open]';
  await expectAccessible(page, what, (await page.locator(dialog).count()) > 0 ? dialog : undefined);
  await expectFitting(page, what);
}
