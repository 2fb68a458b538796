import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import { ownNamespaces } from '#engine/constants.ts';
import { axeViolations } from './axe.ts';
import { expect } from '../portal.ts';

const locales = readdirSync(new URL('../../../../locales/en', import.meta.url)).map((file) => basename(file, '.json'));
const namespaces = [...locales, ...ownNamespaces];

/** Rules with moderate findings at most, which are ignored here; skipping them saves a third of the time. */
const unreportedRules = [
  'aria-allowed-role',
  'aria-deprecated-role',
  'empty-heading',
  'empty-table-header',
  'focus-order-semantics',
  'heading-order',
  'hidden-content',
  'html-xml-lang-mismatch',
  'image-redundant-alt',
  'landmark-banner-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'page-has-heading-one',
  'presentation-role-conflict',
  'region',
  'scope-attr-valid',
  'skip-link',
  'table-duplicate-name',
];

/** Regions around every page. */
const appChrome = ['header', 'sideMenu', 'footer', 'bottomBar'].map((name) => `[data-slot="region/${name}"]`);

/** The part of a page to check: all of it, one selector, or all but the app chrome. */
export type Part = 'page' | 'content' | { within: string };

/** Serious and critical accessibility findings of the page, one line each. */
async function axeFindings(page: Page, part: Part): Promise<string[]> {
  const rules = Object.fromEntries(unreportedRules.map((id) => [id, { enabled: false }]));
  const context = typeof part === 'object' ? { include: [part.within] } : { exclude: part === 'content' ? appChrome : [] };
  return (await axeViolations(page, context, rules))
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`));
}

/** Waits for animations to end: a dialog during fade-in has half its contrast. */
async function still(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect, playState }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      // one that content-visibility skips is paused and never ends
      const shown = target?.checkVisibility({ contentVisibilityAuto: true }) ?? false;
      return playState !== 'running' || !shown || effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
    }),
  );
}

/** Longest wait for an idle network, which a frame of another origin may prevent. */
const QUIET_MS = 4_000;

/** Waits until loading and animations have ended. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => undefined);
  await still(page);
}

/** Elements wider than the window, and controls with truncated labels. */
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
    for (const toast of document.querySelectorAll('section[popover] > *')) {
      const [box, text] = [toast, toast.querySelector('b')].map((element) => element?.getBoundingClientRect().width ?? 0);
      if (Number(text) < 0.6 * Number(box)) findings.push(`${nameOf(toast)} squeezes its words`);
    }
    return findings;
  });
}

/** Text keys, placeholders and programming terms in visible texts. */
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

/** Checks accessibility of the page or of one part. */
export async function expectAccessible(page: Page, what: string, part: Part = 'page'): Promise<void> {
  await still(page);
  expect.soft(await axeFindings(page, part), `accessibility of ${what}`).toEqual([]);
}

/** Checks overflow and texts. */
export async function expectFitting(page: Page, what: string): Promise<void> {
  await still(page);
  expect.soft(await layoutFindings(page), `layout of ${what}`).toEqual([]);
  expect.soft(await rawTexts(page), `words of ${what}`).toEqual([]);
}

/**
 * Checks accessibility, layout and texts of what is shown. The page below an open dialog is inert and checked separately, as it
 * takes most of the time.
 */
export async function expectSound(page: Page, what: string, part: Part = 'page'): Promise<void> {
  await settled(page);
  const dialog = 'dialog[open]';
  await expectAccessible(page, what, (await page.locator(dialog).count()) > 0 ? { within: dialog } : part);
  await expectFitting(page, what);
}
