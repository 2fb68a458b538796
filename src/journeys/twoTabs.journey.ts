// covers: promotion, point-mall, register, register-success, header, wallets
import type { Page } from '@playwright/test';
import { formatMoney } from '#engine/money/money.ts';
import { endpoints, type EndpointName } from '#platform/endpoints/endpoints.ts';
import { deepOnly } from './support/selection/depth.ts';
import { holdRequests } from './support/holdRequests.ts';
import { expect, test } from './support/portal.ts';
import { confirmSuccess, createButton, fillRegistration } from './support/registration.ts';
import { seedUser } from './support/seedUsers.ts';
import { expectMember, passHumanCheck, pathOf, signOut } from './support/visitor.ts';

/** The platform's answers to a call, in all tabs; sealed ones are unreadable. */
function answersTo(name: EndpointName, ...pages: Page[]): Promise<string>[] {
  const answers: Promise<string>[] = [];
  const { path, method } = endpoints[name];
  for (const page of pages) {
    page.on('response', (response) => {
      if (response.url().endsWith(path) && response.request().method() === method) answers.push(response.text());
    });
  }
  return answers;
}

test('a raffle drawn in two tabs at once is drawn once, and both tabs show it', deepOnly, async ({ portal }) => {
  const { page, say, brand } = portal;
  const other = await page.context().newPage();
  const tabs = [page, other];
  const detail = (tab: Page) => tab.locator('[data-slot="page/promotionDetail"]');
  const answers = answersTo('claimRaffle', ...tabs);
  for (const on of tabs) await portal.open('/promotions/wheel', { as: 'member01', on });
  const draw = (tab: Page) => detail(tab).getByRole('button', { name: say('promotion:draw'), exact: true });
  for (const tab of tabs) await expect(draw(tab)).toBeEnabled();
  // a tab that hears of the other's answer has no button any more: both are pressed before the first answer
  const releases = await Promise.all(tabs.map((tab) => holdRequests(tab, new RegExp(endpoints.claimRaffle.path))));
  await Promise.all(tabs.map((tab) => draw(tab).dblclick()));
  for (const release of releases) release();
  for (const tab of tabs) {
    await tab.keyboard.press('Escape');
    await expect(detail(tab).locator('[data-status]')).toHaveAttribute('data-status', 'claimed');
  }
  expect((await Promise.all(answers)).filter((answer) => answer.includes('"success":true'))).toHaveLength(1);
  await portal.open('/pointMall');
  const digits = async () => {
    const text = await portal.slot('page/pointMall').locator('header p').first().textContent();
    return Number(text?.replace(/\D/g, '')) - (seedUser(brand, 'member01').points ?? 0);
  };
  await expect.poll(async () => [50, 120, 300].includes(await digits()), { message: 'the points of one draw' }).toBe(true);
});

test('two tabs move money once each and show one balance; a sign-out closes the form, and its lost answer is found (T18, T23)', async ({
  portal,
}) => {
  const { page, say, sandbox, problems, snapshot } = portal;
  problems.expect(/Failed to load resource/);
  const money = (amount: string) => formatMoney(amount, { ...snapshot.brand.currency, language: snapshot.texts.language }) ?? '';
  const other = await page.context().newPage();
  const tabs = [page, other];
  const keys = new Map<Page, Set<string | undefined>>();
  const panel = (tab: Page) => tab.locator('[data-slot="panel/transferFund"]');
  const ask = async (tab: Page, amount: string) => {
    await panel(tab).locator('[data-row="KGR"] [data-action="transferIn"]').click();
    await panel(tab).locator('input[name="amount"]').fill(amount);
    await panel(tab).locator('[data-action="transfer"]').click();
  };
  const confirm = (tab: Page) => tab.locator('dialog [data-action="confirmTransfer"]');
  const balance = (tab: Page) => panel(tab).locator('[data-total="balance"]');
  for (const tab of tabs) {
    const own = new Set<string | undefined>();
    keys.set(tab, own);
    tab.on('request', (sent) => {
      if (sent.url().endsWith(endpoints.walletTransfer.path)) own.add(sent.headers()['idempotency-key']);
    });
    await portal.open('/promotions?centre=member.transferFund', { as: 'member01', on: tab });
    await expect(balance(tab)).toHaveText(money('1250.50'));
  }
  // the other tab learns of it without a press
  await ask(page, '30');
  await confirm(page).dblclick();
  for (const tab of tabs) await expect(balance(tab)).toHaveText(money('1220.50'));
  for (const tab of tabs) await ask(tab, '10');
  await Promise.all(tabs.map((tab) => confirm(tab).dblclick()));
  for (const tab of tabs) await expect(balance(tab)).toHaveText(money('1200.50'));
  expect([...keys.values()].map(({ size }) => size)).toEqual([2, 1]);
  expect(new Set([...keys.values()].flatMap((own) => [...own])).size).toBe(3);

  await sandbox.fault('walletTransfer', 'lost');
  await sandbox.fault('walletTransferRecords', '500');
  await ask(other, '5');
  await confirm(other).click();
  await expect(panel(other).getByText(say('writes:unknown'))).toBeVisible();
  await page.keyboard.press('Escape');
  await signOut(portal);
  await expect(other.getByText(say('portal:signed_out_elsewhere'))).toBeVisible();
  await expect(panel(other)).toHaveCount(0);
  await sandbox.clearFaults();
  await portal.open('/promotions?centre=member.transferFund', { as: 'member01', on: other });
  await expect(panel(other).getByText(say('writes:earlier_done'))).toBeVisible();
  await expect(balance(other)).toHaveText(money('1195.50'));
});

test('Back and Forward after a registration stay on the site and do not register again', deepOnly, async ({ portal }) => {
  const { page, slot } = portal;
  const answers = answersTo('register', page);
  for (const path of ['/helpmc', '/register']) await portal.open(path);
  const form = slot('page/register').locator('form');
  await fillRegistration(portal, form);
  await createButton(form, portal).dblclick();
  await passHumanCheck(portal, 'register');
  await confirmSuccess(portal);
  await expectMember(portal, 'newplayer1');
  const path = await pathOf(portal);
  await page.goBack();
  await page.goBack();
  await page.goForward();
  await page.goForward();
  await expect.poll(() => pathOf(portal)).toBe(path);
  await expectMember(portal, 'newplayer1');
  expect(answers).toHaveLength(1);
});
