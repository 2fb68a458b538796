// covers: register-centre, team, transfers, centre
import { formatMoney } from '#engine/money/money.ts';
import { sumAmounts } from '#engine/money/sumAmounts.ts';
import { deepOnly, isDeep } from './support/selection/depth.ts';
import { inPlace } from './support/checks/inPlace.ts';
import { otherPerson } from './support/otherPerson.ts';
import { agentBrand, expect, forBrands, type PortalUnderTest, test } from './support/portal.ts';
import { seedUser } from './support/seedUsers.ts';
import { confirmSuccess, createButton, fillRegistration } from './support/registration.ts';
import { field, openLoginPopup, pathOf, sendLogin } from './support/visitor.ts';

/** Opens a panel of the agent centre for the seed's agent. */
async function openPanel({ open, slot }: PortalUnderTest, panel: string, query = '') {
  await open(`/promotions?centre=agent.${panel}${query}`, { as: 'agent001' });
  const root = slot(`panel/${panel}`);
  await expect(root).toHaveAttribute('data-state', 'ready');
  return root;
}

inPlace({ brand: 'mayloc', width: 390 }, () => {
  test('an account that the agent creates signs in elsewhere (AGC-04, P-16)', deepOnly, async ({ portal, browser }) => {
    const root = await openPanel(portal, 'registerCenter');
    await field(root, 'username').fill('lu');
    await field(root, 'password').fill('Lucia2026');
    await root.locator('[data-action="createAccount"]').click();
    await expect(field(root, 'username')).toHaveAttribute('aria-invalid', 'true');
    await field(root, 'username').fill('lucia07');
    await root.locator('[data-action="createAccount"]').click();
    await expect(root.locator('[data-column="account"]')).toContainText('lucia07');
    await expect(root.locator('[data-column="password"]')).toContainText('Lucia2026');

    const other = await otherPerson(portal, browser);
    await other.open('/');
    await sendLogin(other, await openLoginPopup(other), 'lucia07', 'Lucia2026');
    await expect(other.slot('region/header')).toContainText('lucia07');
    await other.page.context().close();
  });
});

/** On a site of agents alone, the link leads to the members' site of the same platform. */
const walkWithLink = (): void => {
  test(
    'who registers with a link is counted and appears in the team; a deleted link is refused (P-16)',
    deepOnly,
    async ({ portal, browser }) => {
      const root = await openPanel(portal, 'registerCenter', '&c.view=links');
      await field(root, 'remark').fill('Rádio');
      await root.locator('[data-action="createRegisterLink"]').click();
      // the address of the new link stands above the records
      const [address = ''] = /http\S+aff=\w+/.exec((await root.getByRole('status').getByText('?aff=').textContent()) ?? '') ?? [];
      const code = address.slice(-8);
      const row = root.locator(`[data-row="${code}"]`);
      await expect(row).toBeVisible();

      const other = await otherPerson(portal, browser);
      await other.page.context().addCookies([{ name: 'sandbox', value: portal.session, url: address }]);
      await other.page.goto(address);
      const form = other.slot('page/register').locator('form');
      await fillRegistration(other, form);
      await createButton(form, other).click();
      await confirmSuccess(other);
      await other.page.context().close();

      await portal.page.reload();
      await expect(row.locator('[data-column="visits"]')).toHaveText('1');
      await expect(row.locator('[data-column="registrations"]')).toHaveText('1');
      await row.locator('[data-action="deleteLink"]').click();
      const question = portal.page.getByRole('alertdialog', { name: portal.say('register-centre:delete_title') });
      await question.getByRole('button', { name: portal.say('register-centre:delete'), exact: true }).click();
      await expect(row).toHaveCount(0);

      const team = await openPanel(portal, 'downlineManagmentView');
      await field(team, 'keyword').fill('newplayer1');
      await field(team, 'keyword').press('Enter');
      await expect(team.locator('tbody tr')).toHaveCount(1);
      await expect(team.locator('[data-column="account"]').first()).toContainText('newplayer1');
    },
  );
};
inPlace({ brand: 'orvane', width: 1280 }, walkWithLink);
forBrands(isDeep ? [agentBrand] : [], walkWithLink);

inPlace({ brand: 'folia', width: 390 }, (brand) => {
  test('a transfer to a downline is seen by both (TRF-03, ROL-11)', deepOnly, async ({ portal, browser }) => {
    const { page, say, snapshot, slot } = portal;
    const money = (amount: unknown) =>
      formatMoney(amount, { ...snapshot.brand.currency, language: snapshot.texts.language }) ?? '';
    const root = await openPanel(portal, 'downlineManagmentView');
    await root.getByRole('button', { name: say('records:back_to_menu') }).click();
    await slot('modal/centre').locator('[data-entry="team"]').click();
    await field(root, 'keyword').fill('member01');
    await field(root, 'keyword').press('Enter');
    const row = root.locator('tbody tr').first();
    await expect(row.locator('[data-column="account"]')).toContainText('member01');
    const dialog = slot('modal/downlineTransferModal');
    const fill = async () => {
      const more = row.locator('[data-action="more"]');
      if ((await more.count()) > 0) await more.click();
      await page.locator('[data-action="transferDownline"]:visible').first().click();
      await field(dialog, 'amount').fill('20');
    };
    await fill();
    // Back asks, as often as it is pressed, and closes the form alone
    for (const answer of ['stay_in_form', 'leave_form']) {
      await page.goBack();
      await page.getByRole('button', { name: say(`writes:${answer}`), exact: true }).click();
      await expect(field(dialog, 'amount')).toHaveCount(answer === 'stay_in_form' ? 1 : 0);
    }
    await expect(root).toBeVisible();
    await fill();
    await field(dialog, 'paymentPassword').fill('482913');
    await dialog.locator('[data-action="transferDownline"]').click();
    await page.locator('[data-action="confirmDownline"]').click();
    await expect(dialog.getByText(/WT\d{6}/)).toBeVisible();
    await expect(
      dialog.getByText(
        portal.say('transfers:available', { amount: money(sumAmounts(seedUser(brand, 'agent001').balance, '-20')) }),
      ),
    ).toBeVisible();

    const other = await otherPerson(portal, browser);
    await other.open('/promotions?centre=member.transactionHistory', { as: 'member01' });
    const received = other.slot('panel/transactionHistory').locator('tbody tr').first();
    await expect(received.locator('[data-column="amount"]')).toContainText('20');
    await expect(received.locator('[data-column="balanceAfter"]')).toContainText(
      money(sumAmounts(seedUser(brand, 'member01').balance, '20')),
    );
    await other.page.context().close();
  });
});

test.describe('in a browser of another zone', () => {
  test.use({ brand: 'orvane', timezoneId: 'America/Sao_Paulo' });

  test(
    'the overview compares two periods by the days of the platform, and its address keeps them (AGC-03, P-15)',
    deepOnly,
    async ({ portal }) => {
      const { page, say } = portal;
      const root = await openPanel(portal, 'agentTeamOverview');
      await expect(root.locator('[data-card]')).toHaveCount(13);
      await expect(root.locator('[data-card="validBet"] [data-difference]')).toHaveText(/[+−].*\d/);
      const chart = root.getByRole('slider', { name: say('agent-overview:by_day', { figure: say('agent-overview:validBet') }) });
      const said = await chart.getAttribute('aria-valuetext');
      await chart.press('ArrowLeft');
      await expect(chart).not.toHaveAttribute('aria-valuetext', said ?? '');
      await root.getByText(say('agent-overview:view_table'), { exact: true }).click();
      await expect(root.locator('tbody tr')).toHaveCount(7);
      const bets = root.locator('[data-card="validBet"]');
      const ofWeek = (await bets.textContent()) ?? '';
      await root.locator('select[name="date"]').selectOption('last30');
      await expect(bets).not.toHaveText(ofWeek);
      await expect(root.locator('tbody tr')).toHaveCount(30);
      await expect(root.locator('[aria-busy="true"]')).toHaveCount(0);
      await expect(bets.locator('[data-difference]')).toHaveText(/\d/);
      const chosen = (await bets.textContent()) ?? '';

      const expectSame = async () => {
        await expect(root.locator('select[name="date"]')).toHaveValue('last30');
        await expect(bets).toHaveText(chosen);
        await expect(root.locator('tbody tr')).toHaveCount(30);
      };
      expect(pathOf(portal)).toContain('c.date=last30');
      await page.reload();
      await expectSame();
      await portal.slot('modal/centre').locator('[data-entry="income"]').click();
      await expect(root).toHaveCount(0);
      await page.goBack();
      await expectSame();
    },
  );
});
