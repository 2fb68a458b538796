// covers: deposit, centre
import { formatMoney } from '#engine/money/money.ts';
import { endpoints } from '#platform/endpoints/endpoints.ts';
import { allWhenDeep, deepOnly } from './support/selection/depth.ts';
import { expect, forBrands, memberBrands, type PortalUnderTest, test } from './support/portal.ts';
import { openAccountMenu, pathOf, sendLogin } from './support/visitor.ts';

const ADDRESS = '/promotions?centre=member.depositv2';

const moneyOf = ({ snapshot }: PortalUnderTest, amount: string) =>
  formatMoney(amount, { ...snapshot.brand.currency, language: snapshot.texts.language }) ?? '';

/** The locators of an open deposit panel. */
function panelOf({ page, slot }: PortalUnderTest) {
  const panel = slot('panel/deposit');
  return {
    panel,
    amount: panel.locator('input[name="amount"]'),
    payer: panel.locator('input[name="payerName"]'),
    channel: (id: string) => panel.locator(`[data-channel="${id}"]`),
    next: panel.locator('[data-action="depositNext"]'),
    send: page.locator('[data-action="applyDeposit"]'),
    result: panel.locator('[data-status]'),
    paid: panel.locator('[data-action="depositPaid"]'),
  };
}

/** More than any member of the seed has deposited: it is asked first. */
const UNUSUAL = '4000';

/** Fills in the form and confirms it where that is asked; returns the reference number. */
async function request(portal: PortalUnderTest, channel: string, amount: string): Promise<string> {
  const form = panelOf(portal);
  await form.channel(channel).click();
  await form.amount.fill(amount);
  if (await form.payer.isVisible()) await form.payer.fill('Marina Duarte');
  await form.next.click();
  await expect(form.send.or(form.result)).toBeVisible();
  if (await form.send.isVisible()) await form.send.click();
  await expect(form.result).toHaveAttribute('data-status', 'PENDING');
  return ((await form.result.locator('b.num').first().textContent()) ?? '').trim();
}

const channels = { BANK: 'aurora-bank', EWALLET: 'lume-pay', CARD: 'nimbus-card', CRYPTO: 'lantern-coin' } as const;
type ChannelType = keyof typeof channels;
const types = Object.keys(channels) as ChannelType[];
const outcomes = ['CREDITED', 'REJECTED', 'FAILED'];

/** Folia allows no credit. */
const offers = (brand: string, type: ChannelType) => type !== 'CARD' || brand !== 'folia';
/** The brands that offer a type share its outcomes, so that together they see each of them. */
const turnsOf = (brand: string) =>
  types.flatMap((type, nth) => {
    const offering = memberBrands.filter((one) => offers(one, type));
    return outcomes.flatMap((status, at) => (offering[(at + nth) % offering.length] === brand ? [{ type, status }] : []));
  });

forBrands(allWhenDeep(memberBrands, 2), (brand) => {
  test(
    `a deposit through each type of channel is credited, rejected and fails (DEP-01, DEP-02)`,
    deepOnly,
    async ({ portal }) => {
      const { page, say, slot, sandbox } = portal;
      const form = panelOf(portal);
      await portal.open(ADDRESS, { as: 'member01' });
      await expect(slot('panel/depositv2')).toHaveAttribute('data-state', 'ready');
      await expect(form.panel.locator('[data-channel]')).toHaveCount(types.filter((type) => offers(brand, type)).length);
      await expect(form.panel.locator('[data-step="bonus"]')).toHaveCount(brand === 'folia' ? 0 : 1);
      for (const { type, status } of turnsOf(brand)) {
        await sandbox.settings({ deposit: { result: status, stepSeconds: 0 } });
        const reference = await request(portal, channels[type], '120');
        if (type === 'EWALLET' || type === 'CRYPTO')
          await expect(form.panel.getByRole('img', { name: say('deposit:qr') })).toBeVisible();
        if (type === 'CARD') {
          const popup = page.context().waitForEvent('page');
          await form.panel.locator('[data-action="payLink"]').click();
          expect((await popup).url()).toContain(`reference=${reference}`);
          await (await popup).close();
        } else await expect(form.panel.locator('[data-detail]').first()).toBeVisible();
        await expect(form.panel.getByRole('timer')).toBeVisible();
        await form.paid.click();
        await expect(form.result).toHaveAttribute('data-status', status);
        await expect(form.panel.getByText(say(`deposit:message_${status}`))).toBeVisible();
        await form.panel.locator('[data-action="depositAgain"]').click();
      }
      await slot('modal/centre')
        .getByRole('tab', { name: say('deposit:tab_records') })
        .click();
      const records = slot('panel/depositv2');
      await expect(records.locator('tbody tr').first().locator('[data-column="amount"]')).toContainText(moneyOf(portal, '120'));
      const [{ status = '' } = {}] = turnsOf(brand);
      await records.locator('select[name="status"]').selectOption(status);
      await expect(records.locator('tbody tr').first().locator('[data-column="status"]')).toContainText(
        say(`records:status_${status}`),
      );
    },
  );
});

test('credits the balance once, although the answer is lost; the deposit is found after a reload (T18)', async ({ portal }) => {
  const { page, say, sandbox, slot, problems } = portal;
  problems.expect(/Failed to load resource/);
  const form = panelOf(portal);
  await sandbox.scenario('deposit-credited');
  await portal.open(ADDRESS, { as: 'member01' });
  const keys = new Set<string | undefined>();
  page.on('request', (sent) => {
    if (sent.url().endsWith(endpoints.applyDeposit.path)) keys.add(sent.headers()['idempotency-key']);
  });
  // without a count: the browser may send a request again whose connection broke
  await sandbox.fault('applyDeposit', 'lost');
  await form.channel('lume-pay').click();
  await form.amount.fill(UNUSUAL);
  await form.next.click();
  await form.send.click();
  // found by its key, and offered for its payment
  const show = form.panel.locator('[data-action="showDeposit"]');
  await expect(show).toHaveCount(1);
  await sandbox.clearFaults();
  await page.reload();
  await show.click();
  await expect(form.result).toHaveAttribute('data-status', 'PENDING');
  await form.paid.click();
  await expect(form.result).toHaveAttribute('data-status', 'CREDITED');
  expect(keys.size).toBe(1);
  await page.goto(`${portal.origin}/promotions?centre=member.transactionHistory&c.type=DEPOSIT&c.date=today`);
  const rows = slot('panel/transactionHistory').locator('tbody tr');
  await expect(rows).toHaveCount(1);
  await expect(rows.locator('[data-column="amount"]')).toContainText(moneyOf(portal, UNUSUAL));
  await expect(rows.locator('[data-column="status"]')).toContainText(say('records:status_CREDITED'));
});

test('Back and closing ask while a deposit is typed; language and end of session lose nothing', deepOnly, async ({ portal }) => {
  const { page, say, slot, sandbox, problems } = portal;
  problems.expect(/401/);
  const form = panelOf(portal);
  const centre = slot('modal/centre');
  const openDeposit = async () => {
    const menu = await openAccountMenu(portal);
    await menu.locator('[data-entry="accountRecord"]').click();
    await centre.locator('[data-entry="deposit"]').click();
  };
  await portal.open('/promotions', { as: 'member01' });
  await openDeposit();
  await form.channel('lume-pay').click();
  await form.amount.fill('1.234,50');

  const question = page.getByRole('alertdialog');
  const answer = (key: string) => question.getByRole('button', { name: say(key) }).click();
  await page.goBack();
  await answer('writes:stay_in_form');
  expect(pathOf(portal)).toBe('/promotions?centre=member.depositv2');
  await page.keyboard.press('Escape');
  await answer('writes:stay_in_form');
  await expect(form.amount).toHaveValue('1.234,50');

  await sandbox.fault('depositRecords', '401', 1);
  await centre.getByRole('tab', { name: say('deposit:tab_records') }).click();
  const popup = slot('modal/loginPopupModal');
  await expect(popup).toBeVisible();
  await expect(form.panel).toBeHidden();
  await sendLogin(portal, popup, 'member01', 'River27Stone');
  await centre.getByRole('tab', { name: say('deposit:tab_form') }).click();
  await expect(form.amount).toHaveValue('1.234,50');

  await page.goBack();
  await answer('writes:leave_form');
  await expect(slot('panel/transactionHistory')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(centre).toBeHidden();
  const menu = slot('region/sideMenu');
  await menu.locator('[data-entry="language"]').click();
  await menu.locator('[data-entry="language-EN"]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await openDeposit();
  await expect(form.amount).toHaveValue('1234.50');
  await expect(form.channel('lume-pay').locator('input')).toBeChecked();
  await form.next.click();
  await form.send.click();
  await expect(form.result).toHaveAttribute('data-status', 'PENDING');
});
