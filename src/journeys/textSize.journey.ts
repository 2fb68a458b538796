// covers: *
import { expectReadable } from './support/checks/readable.ts';
import { launchOptions } from './support/launchOptions.ts';
import { expect, forBrands, memberBrands, test } from './support/portal.ts';
import { deepOnly, sampled } from './support/selection/depth.ts';

/** What "very large" is in Chromium's settings, px; the usual size is 16. */
const SIZE = 24;

test.use({ launchOptions: launchOptions(`--blink-settings=defaultFontSize=${SIZE}`) });

forBrands(sampled(memberBrands, 0), () => {
  test("text has the browser's size, and everything fits around it", deepOnly, async ({ portal }) => {
    await portal.open('/');
    const sizes = await portal.page.evaluate(() =>
      [document.documentElement, document.querySelector('footer')!].map((element) => getComputedStyle(element).fontSize),
    );
    expect(sizes[0]).toBe(`${SIZE}px`);
    await expectReadable(portal, [1280, 390]);
  });
});
