// covers: *
import { allBrands, expect, test } from './support/portal.ts';

for (const brand of allBrands) {
  test.describe(brand, () => {
    test.use({ brand });

    test('a visitor sees the home page or the login', async ({ portal }) => {
      await portal.open();
      await expect(portal.page.locator('html')).toHaveAttribute('data-brand', brand);
      await expect(portal.slot('region/header')).toBeVisible();
    });
  });
}
