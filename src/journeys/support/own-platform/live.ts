import { formatMoney } from '#engine/money/money.ts';
import { expect, type PortalUnderTest } from '../portal.ts';
import { createButton, fillRegistration } from '../registration.ts';
import { expectMember, expectVisitor, openLoginPopup, sendLogin, signOut } from '../visitor.ts';
import type { OwnSite } from './ownSite.ts';

export const moneyOf = ({ snapshot }: PortalUnderTest, amount: string) =>
  formatMoney(amount, { ...snapshot.brand.currency, language: snapshot.texts.language }) ?? '';

/** Visit, register, sign in, deposit, play, records. */
export async function live(portal: PortalUnderTest, site: OwnSite): Promise<void> {
  const { page, say, slot, problems } = portal;
  // what this platform does not offer
  problems.expect(/404 .*(?:getWithdrawInfo|getMissionSummaryDetails|opened\/numero)/);
  const balance = slot('region/header').getByRole('group', { name: say('portal:balance') });

  await portal.open();
  await expect(slot('section/notice')).toContainText('Porto novo');
  await expectVisitor(portal);

  await portal.open('/register');
  const form = slot('page/register').locator('form');
  await fillRegistration(portal, form);
  await createButton(form, portal).click();
  const success = slot('modal/registerSuccessModal');
  await expect(success.getByRole('heading', { name: say('register:in_registered_successfully') })).toBeVisible();
  await success.getByRole('button', { name: say('portal:confirm') }).click();
  await expect(success).toBeHidden();
  await expectMember(portal, 'newplayer1');
  await expect(balance).toContainText(moneyOf(portal, '0'));

  await signOut(portal);
  await expectVisitor(portal);
  const popup = await openLoginPopup(portal);
  await sendLogin(portal, popup, 'newplayer1', 'River27Stone');
  await expectMember(portal, 'newplayer1');

  await portal.open('/promotions?centre=member.depositv2');
  const deposit = slot('panel/deposit');
  await deposit.locator('[data-channel="harbour"]').click();
  await deposit.locator('input[name="amount"]').fill('50');
  await deposit.locator('[data-action="depositNext"]').click();
  await page.locator('[data-action="applyDeposit"]').click();
  await expect(deposit.locator('[data-status]')).toHaveAttribute('data-status', 'PENDING');
  await expect(deposit.getByText('55-0199')).toBeVisible();
  await deposit.locator('[data-action="depositPaid"]').click();
  await expect(deposit.locator('[data-status]')).toHaveAttribute('data-status', 'CREDITED');

  // the game's own host, which is no part of the portal: its page asks the platform for one round
  await page.context().route('https://play.folia.example/**', async (route) => {
    const url = new URL(route.request().url());
    if (url.pathname !== '/spin')
      return route.fulfill({
        contentType: 'text/html',
        body: `<button onclick="fetch('/spin'+location.search).then((r)=>r.json()).then((r)=>{document.body.dataset.balance=r.value})">Spin</button>`,
      });
    const answer = await fetch(`${site.platform}/games/spin${url.search}`, { method: 'POST' });
    return route.fulfill({ json: await answer.json() });
  });
  await portal.open('/rng');
  await slot('page/lobby').locator('article').first().getByRole('button').first().click();
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'Spin' }).click();
  await expect(frame.locator('body')).toHaveAttribute('data-balance', '65.00');

  await portal.open('/promotions?centre=member.personalHistoryCopy&c.date=today');
  const rows = slot('panel/personalHistoryCopy').locator('tbody tr');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Paper Lanterns');
  await expect(rows).toContainText(moneyOf(portal, '25'));
  await expect(balance).toContainText(moneyOf(portal, '65'));

  expect(site.said, 'faults of the platform').toEqual([]);
}
