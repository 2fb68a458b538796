// covers: contracts, centre
import { openTab, rowOf, typed } from './support/contracts.ts';
import { deepOnly } from './support/selection/depth.ts';
import { inPlace } from './support/checks/inPlace.ts';
import { expectSound } from './support/checks/pageChecks.ts';
import { expect, type PortalUnderTest, test } from './support/portal.ts';

/** Moves the focus on until it is on the last element of the selector. */
async function tabTo({ page }: PortalUnderTest, selector: string): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    const isThere = await page.evaluate((one) => [...document.querySelectorAll(one)].at(-1) === document.activeElement, selector);
    if (isThere) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The focus never reaches ${selector}`);
}

inPlace({ brand: 'folia', width: 1280 }, () => {
  test('an offer of two tiers is made by the keyboard alone, and its form is sound', deepOnly, async ({ portal }) => {
    const { page, slot, say } = portal;
    const panel = await openTab(portal, 'hourSalary', 'downline', 'agent001');
    const offers = '[data-slot="panel/hourSalaryHead"] [data-action="offerContract"]';
    await tabTo(portal, offers);
    await page.keyboard.press('Enter');
    const form = slot('modal/contractOfferModal');
    await expect(form.locator('[name="account"]')).toBeVisible();
    await tabTo(portal, 'form[aria-label] [name="account"]');
    await page.keyboard.type('agent002');
    await tabTo(portal, '[name="betAmount"]');
    await page.keyboard.type('10');
    await tabTo(portal, '[name="rate"]');
    await page.keyboard.type('0');
    await page.keyboard.press('Enter');
    await expect(form.getByText(say('contracts:fault_zero'))).toBeVisible();
    await expect(form.locator('[name="rate"]')).toBeFocused();
    await page.keyboard.type(typed(portal, '0.3').slice(1));
    await tabTo(portal, '[data-action="addTier"]');
    await page.keyboard.press('Enter');
    await expect(form.locator('[name="rate"]')).toHaveCount(2);
    await expect(form.locator('[name="betAmount"]').last()).toBeFocused();
    await page.keyboard.type('5');
    await tabTo(portal, '[name="rate"]');
    await page.keyboard.type(typed(portal, '0.61'));
    await page.keyboard.press('Enter');
    // the second tier applies from less than the first
    await expect(form.getByText(say('contracts:fault_not_rising', { number: 1 }))).toBeVisible();
    await expect(form.locator('[name="betAmount"]').last()).toBeFocused();
    await page.keyboard.type('0');
    await expect(form.locator('[data-preview="allowed"]')).toBeVisible();
    await expectSound(page, 'the form of an offer');
    await tabTo(portal, '[data-action="confirmOffer"]');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(form.getByText(say('contracts:sent', { account: 'agent002' }))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await expect(page.locator(offers)).toBeFocused();
    const row = panel.locator('tbody tr').first();
    for (const rate of ['0.3', '0.61']) await expect(row.locator('[data-column="terms"]')).toContainText(typed(portal, rate));
  });
});

inPlace({ brand: 'mayloc', width: 390 }, () => {
  test('an offer is accepted by the keyboard alone on a phone, and its sheet is sound', deepOnly, async ({ portal }) => {
    const { page, slot, say, sandbox } = portal;
    await sandbox.scenario('contract-offers');
    await portal.open('/help', { as: 'agent002' });
    await page.goto(`${portal.origin}/?centre=member.contractRequests`);
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
    await expect(rowOf(panel, id ?? '')).toHaveCount(0);
    await expect(rows).toHaveCount(3);
  });
});
