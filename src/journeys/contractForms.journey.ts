// covers: contracts, centre
import { expectSound } from './support/pageChecks.ts';
import { expect, type PortalUnderTest, test } from './support/portal.ts';

test.use({ brand: 'orvane' });

/** Moves the focus on until it is on an element of the selector. */
async function tabTo({ page }: PortalUnderTest, selector: string): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await page.evaluate((one) => document.activeElement?.matches(one) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The focus never reaches ${selector}`);
}

const go = async (portal: PortalUnderTest, query: string) => void (await portal.page.goto(`${portal.origin}/?centre=${query}`));

test('an offer is accepted by the keyboard alone on a phone, and its sheet is sound', async ({ portal }) => {
  const { page, slot, say, sandbox } = portal;
  await page.setViewportSize({ width: 390, height: 844 });
  await sandbox.scenario('contract-offers');
  await portal.open('/help', { as: 'agent002' });
  await go(portal, 'member.contractRequests');
  const panel = slot('panel/contractRequests');
  const rows = panel.locator('[data-row]');
  await expect(rows).toHaveCount(4);
  await expectSound(page, 'the requests');
  const id = await rows.first().getAttribute('data-row');
  await tabTo(portal, `[data-row="${id}"] [data-action="accept"]`);
  await page.keyboard.press('Enter');
  const sheet = slot('modal/contractAnswerModal');
  await expect(sheet.locator('[data-action="confirmAccept"]')).toBeEnabled();
  await expectSound(page, 'the question about an offer');
  await tabTo(portal, '[data-action="confirmAccept"]');
  await page.keyboard.press('Enter');
  await expect(sheet.getByText(say('contracts:done_ACCEPT'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rows).toHaveCount(3);
});
