// covers: security-centre, change-password, fields
import { deepOnly } from './support/selection/depth.ts';
import { expectAccessible, expectFitting } from './support/checks/pageChecks.ts';
import { expect, type PortalUnderTest, test } from './support/portal.ts';

test.use({ brand: 'orvane' });

const open = (portal: PortalUnderTest, as: string, row = '') =>
  portal.open(`/promotions?centre=member.securityCenter${row === '' ? '' : `&c.row=${row}`}`, { as });

/** The row, opened by its button. */
async function openRow({ slot }: PortalUnderTest, name: string) {
  const row = slot('panel/security').locator(`[data-row="${name}"]`);
  await row.locator(`[data-action="${name}"]`).click();
  return row;
}

test('the security centre goes from empty to full', deepOnly, async ({ portal }) => {
  const { page, sandbox, say, slot } = portal;
  await open(portal, 'bare0001');
  const panel = slot('panel/security');
  const meter = panel.getByRole('meter');
  const level = (value: number) => expect(meter).toHaveAttribute('aria-valuenow', String(value));
  await level(11);

  const payment = await openRow(portal, 'paymentPassword');
  await payment.locator('input[name="newPassword"]').fill('482913');
  await payment.locator('input[name="confirmNewPassword"]').fill('482913');
  await payment.locator('[data-action="save"]').click();
  await level(22);

  const mobile = await openRow(portal, 'mobile');
  await mobile.locator('input[name="mobileNum"]').fill('7400999001');
  await mobile.locator('[data-action="sendCode"]').click();
  await expect(mobile.getByText(say('security-centre:code_sent_sms'))).toBeVisible();
  await mobile.locator('input[name="verificationCode"]').fill('000000');
  await mobile.locator('[data-action="save"]').click();
  await expect(mobile.getByText(say('errors:code_wrong'))).toBeVisible();
  await mobile.locator('input[name="verificationCode"]').fill(await sandbox.code('sms'));
  await mobile.locator('[data-action="save"]').click();
  await level(33);
  await expect(mobile.getByText('•••• 9001')).toBeVisible();

  const email = await openRow(portal, 'email');
  await email.locator('input[name="email"]').fill('bea@mail.example');
  await email.locator('[data-action="sendCode"]').click();
  await expect(email.getByText(say('security-centre:code_sent_email'))).toBeVisible();
  await email.locator('input[name="verificationCode"]').fill(await sandbox.code('email'));
  await email.locator('[data-action="save"]').click();
  await level(44);

  // a card needs the real name, which the row offers to set
  const cards = await openRow(portal, 'bankCards');
  await cards.locator('[data-action="payeeName"]').click();
  const name = panel.locator('[data-row="payeeName"]');
  await expect(name.getByText(say('security-centre:once'))).toBeVisible();
  await name.locator('input[name="payeeName"]').fill('Bea Winter');
  await name.locator('[data-action="save"]').click();
  await level(55);
  await expect(name.getByRole('button')).toHaveCount(0);

  await openRow(portal, 'bankCards');
  await cards.locator('[data-action="addBankCard"]').click();
  await expect(cards.getByText('Bea Winter')).toBeVisible();
  await expect(cards.getByLabel(say('fields:account_number'))).toBeVisible();
  await cards.locator('select[name="bank"]').selectOption('HORIZON');
  await cards.locator('input[name="accountNumber"]').fill('5550001234');
  await cards.locator('[data-action="save"]').click();
  await level(66);
  await expect(cards.getByText('•••• 1234')).toBeVisible();

  const birthday = await openRow(portal, 'birthday');
  await birthday.locator('input[name="birthday"]').fill('1990-06-15');
  await birthday.locator('[data-action="save"]').click();
  await level(77);

  const contacts = await openRow(portal, 'contacts');
  await contacts.locator('input[name="telegram"]').fill('bea_winter');
  await contacts.locator('[data-action="save"]').click();
  await level(88);

  const twoStep = await openRow(portal, 'twoStep');
  await twoStep.getByText(say('security-centre:channel_email'), { exact: true }).click();
  await twoStep.locator('[data-action="sendCode"]').click();
  await expect(twoStep.getByText(say('security-centre:code_sent_email'))).toBeVisible();
  await twoStep.locator('input[name="verificationCode"]').fill(await sandbox.code('email'));
  await twoStep.locator('[data-action="save"]').click();
  await level(100);
  await expect(panel.getByText(say('security-centre:meter_full'))).toBeVisible();

  await page.reload();
  await level(100);
});

test('bank cards stop at five, one is removed after a question, and no whole number is shown', deepOnly, async ({ portal }) => {
  const { page, say, slot } = portal;
  await open(portal, 'member01', 'bankCards');
  const cards = slot('panel/security').locator('[data-row="bankCards"]');
  await expect(cards.getByText('•••• 4821')).toBeVisible();
  for (const [index, number] of ['5550001111', '5550002222', '5550003333'].entries()) {
    await cards.locator('[data-action="addBankCard"]').click();
    await cards.locator('select[name="bank"]').selectOption({ index: 1 });
    await cards.locator('input[name="accountNumber"]').fill(number);
    await cards.locator('[data-action="save"]').click();
    await expect(cards.locator('[data-action="removeBankCard"]')).toHaveCount(3 + index);
  }
  await expect(cards.getByText(say('security-centre:cards_full', { max: 5 }))).toBeVisible();
  await expect(cards.locator('[data-action="addBankCard"]')).toHaveCount(0);
  await cards.locator('[data-action="removeBankCard"]').first().click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('security-centre:remove') })
    .click();
  await expect(cards.getByText('•••• 4821')).toBeHidden();
  await cards.locator('[data-action="addBankCard"]').click();
  await cards.locator('select[name="bank"]').selectOption({ index: 1 });
  await cards.locator('input[name="accountNumber"]').fill('5550001111');
  await cards.locator('[data-action="save"]').click();
  await expect(cards.getByText(say('security-centre:bank_card_taken'))).toBeVisible();
  await expect(cards).not.toContainText(/\d{6,}/);
});

test('a lost answer to a new card is found in the list, and the card is there once', deepOnly, async ({ portal }) => {
  const { sandbox, slot, say, page, problems } = portal;
  problems.expect(/ERR_|Failed to load/);
  await open(portal, 'member01', 'bankCards');
  const cards = slot('panel/security').locator('[data-row="bankCards"]');
  await cards.locator('[data-action="addBankCard"]').click();
  await cards.locator('select[name="bank"]').selectOption({ index: 1 });
  await cards.locator('input[name="accountNumber"]').fill('5550004444');
  await sandbox.fault('addBankCard', 'lost', 1);
  await cards.locator('[data-action="save"]').click();
  await expect(page.getByText(say('security-centre:card_added'))).toBeVisible();
  await expect(cards.getByText('•••• 4444')).toHaveCount(1);
});

test('a link opens the login password, and the picture and the nickname change everywhere', deepOnly, async ({ portal }) => {
  const { slot, page } = portal;
  await open(portal, 'member01', 'loginPassword');
  await expect(slot('modal/changePassModal')).toBeVisible();
  await page.keyboard.press('Escape');
  const panel = slot('panel/security');
  await panel.locator('[data-action="nickname"]').click();
  await panel.locator('input[name="nickname"]').fill('Magnolia');
  await panel.locator('[data-action="save"]').click();
  await expect(slot('modal/centre').locator('b', { hasText: 'Magnolia' })).toBeVisible();
  await panel.locator('[data-action="avatar"]').click();
  await panel.locator('[data-action="chooseAvatar"][aria-pressed="false"]').first().click();
  await expect(panel.locator('[data-action="chooseAvatar"]')).toHaveCount(0);
  await expect(panel.locator('[data-row="logins"] li')).toHaveCount(7);
});

test.describe('on a phone, in another brand', () => {
  test.use({ brand: 'mayloc', viewport: { width: 390, height: 844 } });

  test('every form fits, is accessible, and opens and closes by the keyboard', deepOnly, async ({ portal }) => {
    const { page, slot } = portal;
    await open(portal, 'bare0001');
    const panel = slot('panel/security');
    for (const row of ['paymentPassword', 'mobile', 'bankCards', 'twoStep', 'birthday', 'contacts']) {
      const toggle = panel.locator(`[data-row="${row}"] [data-action="${row}"]`);
      await toggle.focus();
      await page.keyboard.press('Enter');
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await expectFitting(page, row);
      await toggle.focus();
      await page.keyboard.press('Enter');
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    }
    await panel.locator('[data-action="contacts"]').click();
    await expect(panel.locator('input[name="telegram"]')).toBeVisible();
    await expectAccessible(page, 'the security centre', { within: 'dialog[open]' });
  });
});

test('on a phone the card of the level stands in My account that its address opens', deepOnly, async ({ portal }) => {
  const { page, slot } = portal;
  await page.setViewportSize({ width: 390, height: 844 });
  await open(portal, 'member01');
  await expect(slot('panel/security').locator('[data-slot="section/vipCard"]')).toBeVisible();
  await expect(slot('section/vipCard')).toHaveCount(1);
});
