import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showLauncher } from './launcher.ts';

/** Least margin that a page keeps at the sides of its content, px. */
const MARGIN = 16;

afterEach(() => {
  document.querySelector('preview-launcher')?.remove();
  document.documentElement.removeAttribute('style');
  document.documentElement.removeAttribute('dir');
});

test.each([
  [390, 'ltr', 'left'],
  [1280, 'ltr', 'right'],
  [390, 'rtl', 'right'],
  [1280, 'rtl', 'left'],
] as const)("the tools' tab fits the page's margin at %i px, %s, in the system's typeface", async (width, dir, side) => {
  await page.viewport(width, 844);
  document.documentElement.dir = dir;
  document.documentElement.style.fontFamily = 'Brand Serif';
  window.previewHook = { portal: { router: { path: () => '/' } }, asked: { problems: [] } } as never;
  showLauncher('test', {});
  const tab = document.querySelector('preview-launcher')!.shadowRoot!.querySelector('a')!;
  const { left, right, top, bottom } = tab.getBoundingClientRect();
  const room = document.documentElement.clientWidth;
  expect(side === 'left' ? right : room - left).toBeLessThanOrEqual(MARGIN);
  expect(side === 'left' ? left : room - right).toBe(0);
  // between the header and a bar at the bottom
  expect(top).toBeGreaterThan(80);
  expect(bottom).toBeLessThan(844 - 80);
  expect(getComputedStyle(tab).fontFamily).toMatch(/^system-ui/);
  expect(document.elementFromPoint(side === 'left' ? MARGIN + 8 : room - MARGIN - 8, (top + bottom) / 2)?.localName).not.toBe(
    'preview-launcher',
  );
});
