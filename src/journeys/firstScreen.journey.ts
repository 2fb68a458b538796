// covers: home, register, banner, popular-lottery, game-rails, verification
import { allWhenDeep, sampled } from './support/selection/depth.ts';
import { expect, forBrands, memberBrands, test } from './support/portal.ts';

declare global {
  /** Names of the endless animations that have run. */
  var endless: string[] | undefined;
}

/** Looks for endless animations in each frame. */
function watchAnimations(): void {
  const seen = (globalThis.endless = [] as string[]);
  const look = () => {
    for (const animation of document.getAnimations()) {
      const { iterations, progress } = animation.effect?.getComputedTiming() ?? {};
      if (iterations === Number.POSITIVE_INFINITY && progress !== null) seen.push((animation as CSSAnimation).animationName);
    }
    requestAnimationFrame(look);
  };
  look();
}

forBrands(sampled(memberBrands, 2), () => {
  for (const width of allWhenDeep([390, 1280], 0)) {
    for (const path of allWhenDeep(['/', '/register'], 0)) {
      // a browser opens a document for each drawing, and one of 99 icons for the sprite (decision 0039)
      test(`${path} starts without a file of drawings at ${width} px`, async ({ portal }) => {
        const { page } = portal;
        const asked: string[] = [];
        page.on('request', (request) => asked.push(new URL(request.url()).pathname));
        await page.setViewportSize({ width, height: 844 });
        await portal.open(path);
        await portal.quiet();
        expect(await page.locator('use').count()).toBeGreaterThan(9);
        const ownIcon = /images\/favicon/;
        expect(asked.filter((file) => file.endsWith('.svg') && !ownIcon.test(file))).toEqual([]);
      });
    }
  }

  test('what is below the first screen of a phone loads from the first input on', async ({ portal }) => {
    const { page, slot } = portal;
    const waiting = page.locator('[data-slot="page/home"] [data-reserve]');
    await page.setViewportSize({ width: 390, height: 844 });
    await portal.open();
    await portal.quiet();
    const before = await waiting.count();
    expect(before).toBeGreaterThan(4);
    await expect(slot('section/hotGames')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(slot('section/hotGames')).toBeVisible();
    await expect.poll(() => waiting.count()).toBeLessThan(before);
    // the last ones are further down
    expect(await waiting.count()).toBeGreaterThan(0);
  });
});

// the one with a captcha, whose picture comes last
forBrands(['folia'], () => {
  test('no animation takes the processor while the registration starts', async ({ portal }) => {
    const { page, slot } = portal;
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addInitScript(watchAnimations);
    await portal.open('/register');
    await expect(slot('field/captcha').locator('img')).toBeVisible();
    expect(await page.evaluate(() => globalThis.endless)).toEqual([]);
  });
});
