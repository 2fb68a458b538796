// covers: header, side-menu, bottom-bar, login, register
import { allWhenDeep } from './support/selection/depth.ts';
import { expect, forBrands, memberBrands, test } from './support/portal.ts';

/** A phone with a camera in its edge and a bar at its bottom. */
const held = [
  { name: 'upright', viewport: { width: 390, height: 844 }, insets: { left: 0, right: 0, bottom: 34 } },
  { name: 'on its side', viewport: { width: 844, height: 390 }, insets: { left: 47, right: 47, bottom: 21 } },
] as const;

forBrands(allWhenDeep(memberBrands, 0), () => {
  for (const { name, viewport, insets } of held) {
    test.describe(name, () => {
      test.use({ viewport, hasTouch: true });

      test('bars and dialogs keep their controls clear of the safe areas', async ({ portal }) => {
        const { page, say, slot } = portal;
        const devtools = await page.context().newCDPSession(page);
        await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets });
        /** Controls in an edge of the screen. */
        const covered = () =>
          page.evaluate(({ left, right, bottom }) => {
            const bars =
              '[data-slot="region/header"], [data-slot="region/sideMenu"], [data-slot="region/bottomBar"], dialog[open]';
            const controls = [...document.querySelectorAll(bars)].flatMap((bar) => [...bar.querySelectorAll('button, a, input')]);
            return controls.flatMap((control) => {
              const box = control.getBoundingClientRect();
              const isSeen = control.checkVisibility({ visibilityProperty: true }) && box.width > 1;
              const isBelow = box.bottom > innerHeight - bottom && control.closest('[data-slot="region/bottomBar"]') !== null;
              const isBeside = box.left < left || box.right > innerWidth - right;
              return isSeen && (isBelow || isBeside) ? [control.outerHTML.slice(0, 120)] : [];
            });
          }, insets);
        for (const path of ['/register', '/vip']) {
          await portal.open(path);
          await expect(slot('region/header').getByRole('button', { name: say('portal:login') })).toBeVisible();
          await expect.poll(covered).toEqual([]);
        }
        await slot('region/header')
          .getByRole('button', { name: say('portal:login') })
          .click();
        await expect(slot('modal/loginPopupModal').getByRole('textbox').first()).toBeVisible();
        await expect.poll(covered).toEqual([]);
      });
    });
  }
});
