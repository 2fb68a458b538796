// covers: home, register, centre, header, side-menu, footer, bottom-bar
import { navigateInApp } from './support/navigateInApp.ts';
import { expectSound } from './support/checks/pageChecks.ts';
import { expect, forBrands, test } from './support/portal.ts';

const phone = { width: 390, height: 844 };

// one page and one panel of what the matrices check in a deep run, each in another brand
forBrands(['orvane'], () => {
  test('the registration is accessible, complete and translated, in the dark and on a phone too', async ({ portal }) => {
    const { page } = portal;
    await portal.open('/register');
    await expectSound(page, '/register');
    await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
    await page.setViewportSize(phone);
    await expectSound(page, '/register in the dark on a phone');
  });
});

forBrands(['mayloc'], () => {
  test('a panel with records is accessible, complete and translated, over a sound page', async ({ portal }) => {
    const { page, slot } = portal;
    await portal.open('/promotions', { as: 'member01' });
    await expectSound(page, '/promotions');
    await navigateInApp(portal, '/promotions?centre=member.transactionHistory');
    await expect(slot('panel/transactionHistory')).toHaveAttribute('data-state', /ready|empty/);
    await expectSound(page, 'transactionHistory');
    await page.setViewportSize(phone);
    await expectSound(page, 'transactionHistory on a phone');
  });
});
