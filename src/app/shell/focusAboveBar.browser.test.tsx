import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, slot } from '#app-tests/app.fixture.tsx';

const STOPS_MAX = 80;

/** The stops of the focus that lie behind a bar which is fixed to an edge of the window. */
async function hiddenStops(): Promise<string[]> {
  const hidden: string[] = [];
  document.body.focus();
  for (let stops = 0; stops < STOPS_MAX; stops += 1) {
    await userEvent.keyboard('{Tab}');
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) return hidden;
    const bar = slot('region/bottomBar')!;
    if (bar.contains(activeElement) || slot('region/header')!.contains(activeElement)) continue;
    const { top, bottom } = activeElement.getBoundingClientRect();
    const edge = bar.getBoundingClientRect().top;
    // what is higher than the window reaches behind the bar anyway
    if (bottom > edge + 1 && bottom - top < edge / 2)
      hidden.push(`${activeElement.outerHTML.slice(0, 120)}: ${bottom} of ${edge}`);
  }
  return hidden;
}

const sizes = [
  [320, 256],
  [390, 700],
] as const;

test.each(['/feedback', '/vip', '/responsible'].flatMap((path) => sizes.map((size) => [path, ...size] as const)))(
  '%s at %i x %i: no stop of the focus is behind the bar at the bottom (WCAG 2.4.11)',
  async (path, width, height) => {
    await page.viewport(width, height);
    await openApp({ path, on: ['VIP3'] });
    await expect.poll(() => slot('region/bottomBar')?.getBoundingClientRect().height ?? 0).toBeGreaterThan(40);
    expect(await hiddenStops()).toEqual([]);
  },
);
