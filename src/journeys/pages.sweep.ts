import { expectSound } from './support/look.ts';
import { allBrands, test } from './support/portal.ts';

const widths = [1440, 834, 390] as const;

/** Every page of every brand: accessible, whole and in words, in both themes and at three widths. */
for (const brand of allBrands) {
  test.describe(brand, () => {
    test.use({ brand });

    for (const path of ['/', '/register', '/help', '/login']) {
      test(`${path} is accessible, whole and in words`, async ({ portal }) => {
        test.setTimeout(90_000);
        await portal.open(path);
        for (const theme of ['light', 'dark'] as const) {
          await portal.page.evaluate((value) => (document.documentElement.dataset['theme'] = value), theme);
          for (const width of widths) {
            await portal.page.setViewportSize({ width, height: 900 });
            await expectSound(portal.page, `${path} ${theme} ${width}`);
          }
        }
      });
    }
  });
}
