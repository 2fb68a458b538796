import type { Page } from '@playwright/test';
import { expect } from '../portal.ts';
import { rawTexts } from './pageChecks.ts';

/** Detects from now on whether the page ever becomes blank. */
export async function watchBlank(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let hadWords = false;
    const checkBlank = () => {
      const words = (document.body?.innerText ?? '').trim() !== '';
      if (hadWords && !words) document.documentElement.dataset['wasBlank'] = '';
      hadWords ||= words;
      requestAnimationFrame(checkBlank);
    };
    requestAnimationFrame(checkBlank);
  });
}

/** A page or a screen with text is shown, and it was never blank. */
export async function expectNotBlank(page: Page, what: string): Promise<void> {
  await expect(page.locator('[data-slot^="page/"], [data-slot^="screen/"]').first(), what).toBeVisible();
  // the page of other flags than the published ones is fetched, while its header is shown
  const words = async () => (await page.locator('body').innerText()).trim().length;
  await expect.poll(words, { message: `words with ${what}` }).toBeGreaterThan(40);
  expect(await rawTexts(page), `words with ${what}`).toEqual([]);
  await expect(page.locator('html'), `${what} left a blank page`).not.toHaveAttribute('data-was-blank');
}
