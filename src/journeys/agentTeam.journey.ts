// covers: centre, team, downlines, header, login
import { readFileSync } from 'node:fs';
import { deepOnly } from './support/selection/depth.ts';
import { expect, type PortalUnderTest, test } from './support/portal.ts';
import { pathOf } from './support/visitor.ts';

const underOf = (portal: PortalUnderTest) => new URL(portal.page.url()).searchParams.get('c.under');

/** Shows the team of the first downline that has one, and returns its id. */
async function walkDown(portal: PortalUnderTest): Promise<string> {
  const panel = portal.slot('panel/downlineManagmentView');
  const row = panel.locator('tbody tr', { has: portal.page.locator('[data-action="drill"], [data-action="more"]') }).first();
  const id = (await row.getAttribute('data-row')) ?? '';
  await row.locator('td[data-column="account"]').click();
  await portal.page
    .getByRole('dialog', { name: portal.say('records:details') })
    .locator('[data-action="drill"]')
    .click();
  await expect.poll(() => underOf(portal)).toBe(id);
  await expect(panel.locator('[data-under]')).not.toHaveCount(1);
  // the address changes before the rows, and no team contains its own head
  await expect(panel.locator(`tr[data-row="${id}"]`)).toHaveCount(0);
  await expect(panel.locator('[aria-busy="true"]')).toHaveCount(0);
  return id;
}

const idsIn = (portal: PortalUnderTest) =>
  portal
    .slot('panel/downlineManagmentView')
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-row')));

test(
  'an agent walks three levels down, filters, reloads, goes back, and exports the team (AGC-05)',
  deepOnly,
  async ({ portal }) => {
    const { page, say, slot } = portal;
    const panel = slot('panel/downlineManagmentView');
    await portal.open('/?centre=agent.downlineManagmentView&c.sort=teamSize', { as: 'agent001' });
    await expect(panel.locator('dd[data-total="members"]')).toHaveText(/2\D?005/);
    await expect(panel.locator('tbody tr')).toHaveCount(10);

    const first = await walkDown(portal);
    const shown = await idsIn(portal);
    const second = await walkDown(portal);
    expect(shown).toContain(second);
    await walkDown(portal);
    await expect(panel.locator('[data-under]')).toHaveCount(4);

    await panel.locator('select[name="type"]').selectOption('MEMBER');
    await expect(panel.locator('tbody [data-column="type"]', { hasText: say('records:type_AGENT') })).toHaveCount(0);
    const filtered = await idsIn(portal);
    const address = pathOf(portal);
    expect(address).toContain('c.type=MEMBER');
    await page.reload();
    await expect.poll(() => idsIn(portal)).toEqual(filtered);
    await expect(panel.locator('[data-under]')).toHaveCount(4);

    await page.goBack();
    await expect.poll(() => underOf(portal)).toBe(second);
    await page.goBack();
    await expect.poll(() => underOf(portal)).toBe(first);
    await panel.locator('[data-under=""] button').click();
    await expect(panel.locator('[data-under]')).toHaveCount(0);

    await expect(panel.locator('dd[data-total="members"]')).toHaveText(/2\D?005/);
    const saved = page.waitForEvent('download');
    await panel.getByRole('button', { name: say('records:export') }).click();
    const file = readFileSync(await (await saved).path(), 'utf8');
    expect(file.trimEnd().split('\r\n')).toHaveLength(2_007);
    // nicknames of downlines are hostile
    expect(file).toContain("'=HYPERLINK(");
    expect(file).not.toMatch(/[\n,;]"?=HYPERLINK/);
  },
);

test(
  'bets of one downline are found from the team, and their sums are those of its profit and loss (AGC-06, AGC-07)',
  deepOnly,
  async ({ portal }) => {
    const { page, say, slot } = portal;
    const team = slot('panel/downlineManagmentView');
    const bets = slot('panel/personalHistoryCopy');
    await portal.open('/?centre=agent.downlineManagmentView', { as: 'agent001' });
    await team.locator('input[name="keyword"]').fill('agent002');
    await page.keyboard.press('Enter');
    await expect(team.locator('tbody tr')).toHaveCount(1);
    await team.locator('tbody [data-column="account"]').first().click();
    await page
      .getByRole('dialog', { name: say('records:details') })
      .locator('[data-action="teamRecords"]')
      .click();
    await expect(bets.locator('tbody [data-column="account"]').first()).toHaveText('agent002');
    await expect(bets.locator('tbody [data-column="orderNumber"]').first()).toHaveText(/^\w{8,}$/);
    await expect(bets.locator('input[name="account"]')).toHaveValue('agent002');
    expect(pathOf(portal)).not.toContain('agent002');
    const staked = await bets.locator('tfoot [data-total="betAmount"]').textContent();

    await slot('modal/centre').locator('[data-entry="profitLoss"]').click();
    const profit = slot('panel/palStatementsAgentCopy');
    await profit.locator('input[name="account"]').fill('agent002');
    await page.keyboard.press('Enter');
    await expect(profit.locator('tbody tr')).toHaveCount(1);
    await expect(profit.locator('tbody [data-column="betAmount"]')).toHaveText(staked ?? '');
    await expect(profit.locator('tfoot [data-total="betAmount"]')).toHaveText(staked ?? '');
    // amounts of one table are written alike, however many columns it has
    const { symbol } = portal.snapshot.brand.currency;
    const written = await profit.locator('tr :is(td.num, [data-total])').allTextContents();
    expect(written.length).toBeGreaterThan(10);
    expect(written.filter((amount) => !amount.includes(symbol))).toEqual([]);
  },
);

test(
  'the id of a member outside the team shows nothing, and income and movements have their sums (AGC-08, AGC-09, P-20)',
  deepOnly,
  async ({ portal }) => {
    const { slot, problems } = portal;
    problems.expect(/invalid_request/);
    const team = slot('panel/downlineManagmentView');
    await portal.open('/?centre=agent.downlineManagmentView&c.under=10003', { as: 'agent002' });
    await expect(team).toHaveAttribute('data-state', 'error');
    await expect(team.locator('[data-row]')).toHaveCount(0);
    await team.locator('[data-under=""] button').click();
    await expect(team.locator('tbody tr')).toHaveCount(10);

    const centre = slot('modal/centre');
    await centre.locator('[data-entry="income"]').click();
    const income = slot('panel/agentRevenueReport');
    const sum = income.locator('dd[data-total="income"]');
    await expect(sum).not.toBeEmpty();
    await expect(income.locator('tfoot [data-total="income"]')).toHaveText((await sum.textContent()) ?? '');

    // a day leads to its payments of each kind
    const day = income.locator('tbody tr').first();
    const ofDay = (await day.locator('[data-column="dailySalary"]').textContent()) ?? '';
    await day.locator('[data-action="more"]').click();
    await portal.page.locator('[data-action="dailySalary"]:visible').click();
    const payments = slot('panel/agentDailyWages2');
    await expect(payments.locator('dd[data-total="amount"]')).toHaveText(ofDay);
    await expect(payments.locator('tbody tr')).toHaveCount(1);
    await centre.locator('[data-entry="transactions"]').click();
    const moves = slot('panel/agentDownlineTransactionDetailsCopy');
    await expect(moves.locator('tbody tr')).toHaveCount(10);
    await expect(moves.locator('select[name="scope"] option')).toHaveCount(2);
    await expect(moves.locator('dd[data-total="amount"]')).toHaveText(
      (await moves.locator('tfoot [data-total="amount"]').textContent()) ?? '',
    );
  },
);
