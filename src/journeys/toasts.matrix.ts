// covers: login
import { htmlLangOf } from '#engine/values/languages.ts';
import { runsPart } from './support/selection/changedParts.ts';
import { expectAccessible, expectFitting } from './support/checks/pageChecks.ts';
import { expect, forBrands, forgetTab, test } from './support/portal.ts';
import { LIGHT_PAGE } from './support/states/state.ts';

const widths = [320, 390, 768, 1440] as const;

// the brand with every language
forBrands(['mayloc'], () => {
  if (!runsPart(['login'])) return;
  test('a message with an action is complete in every language and width', async ({ portal }) => {
    const { page, sandbox, snapshot, wordsIn } = portal;
    const { supported } = snapshot.brand.languages;
    for (const language of supported) {
      const say = wordsIn(language);
      await page.setViewportSize({ width: 1280, height: 800 });
      await forgetTab(portal);
      await page.evaluate((code) => localStorage.setItem('language', code), language);
      await portal.open(`${LIGHT_PAGE}?token=${await sandbox.tokenOf('member01')}`);
      await expect(page.locator('html')).toHaveAttribute('lang', htmlLangOf(language));
      const action = page.getByRole('button', { name: say('portal:not_you_sign_out') });
      // the timer of a message pauses while something in it has the focus
      await action.focus();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await expectFitting(page, `a message in ${language}, ${width} wide`);
        const text = await page.getByText(say('portal:signed_in_as', { name: 'member01' })).boundingBox();
        const button = await action.boundingBox();
        expect(button?.y ?? 0, `${language}, ${width}`).toBeGreaterThanOrEqual((text?.y ?? 0) + (text?.height ?? 0) - 1);
      }
      await expectAccessible(page, `a message in ${language}`, { within: 'section[popover]' });
    }
  });
});
