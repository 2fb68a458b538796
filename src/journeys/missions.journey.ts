// covers: missions, centre
import type { Locator } from '@playwright/test';
import { deepOnly } from './support/selection/depth.ts';
import { expect, type PortalUnderTest, test } from './support/portal.ts';

const address = '/?centre=member.missionLeaderboard';

/** Claims the one-time mission that is done. */
async function claim({ page, say }: PortalUnderTest, panel: Locator): Promise<void> {
  await panel.locator('[data-row="first-hundred"] [data-action="claimMission"]').click();
  await page
    .getByRole('dialog', { name: /5/ })
    .getByRole('button', { name: say('missions:claim') })
    .click();
}

test(
  'a mission is claimed once, and the reward stands in balance, badge and account record (MIS-01, MIS-04, MCO-13)',
  deepOnly,
  async ({ portal }) => {
    const { page, say, slot } = portal;
    await portal.open(address, { as: 'member01' });
    const centre = slot('modal/centre');
    const panel = slot('panel/missionLeaderboard');
    await expect(panel).toHaveAttribute('data-state', 'ready');
    const badge = centre.locator('[data-entry="missionLeaderboard"] [data-badge] [aria-hidden]');
    const before = Number(await badge.textContent());
    const head = centre.locator('[data-entry="missionLeaderboard"]');
    await expect(head).toHaveAttribute('aria-current', 'page');

    await panel.getByRole('radio', { name: say('missions:once') }).check({ force: true });
    const mission = panel.locator('[data-row="first-hundred"]');
    await expect(mission).toHaveAttribute('data-status', 'claim');
    const paid = (await mission.locator('[data-column="reward"]').textContent())?.replace(/^[^+]*\+/, '') ?? '';
    const balance = centre.locator('[data-total="balance"], b.num').first();
    const was = await balance.textContent();
    await claim(portal, panel);
    const result = panel.getByRole('status').filter({ hasText: paid });
    await expect(result).toBeVisible();
    await expect(mission).toHaveAttribute('data-status', 'claimed');
    await expect(mission.locator('[data-action]')).toHaveCount(0);
    await expect(badge).toHaveText(String(before - 1));
    await expect(balance).not.toHaveText(was ?? '');
    const reference = /BX\d+/.exec((await result.textContent()) ?? '')?.[0] ?? 'none';

    await page.reload();
    await panel.getByRole('radio', { name: say('missions:once') }).check({ force: true });
    await expect(mission).toHaveAttribute('data-status', 'claimed');
    await centre.locator('[data-entry="accountRecord"]').click();
    const record = slot('panel/transactionHistory').locator(`[data-row="${reference}"]`);
    await expect(record.locator('[data-column="type"]')).toContainText(say('records:type_BONUS'));
    await expect(record.locator('[data-column="amount"]')).toContainText(paid);
  },
);

test('a claim whose answer is lost is found in the records, and paid once (MIS-01, T18)', deepOnly, async ({ portal }) => {
  const { page, sandbox, say, slot, problems } = portal;
  problems.expect(/Failed to load|ERR_|net::/);
  await portal.open(address, { as: 'member01' });
  const panel = slot('panel/missionLeaderboard');
  await panel.getByRole('radio', { name: say('missions:once') }).check({ force: true });
  const mission = panel.locator('[data-row="first-hundred"]');
  await sandbox.fault('claimMission', 'lost', 1);
  await claim(portal, panel);
  await expect(mission).toHaveAttribute('data-status', 'claimed');
  await expect(mission.locator('[data-action]')).toHaveCount(0);
  await page.goto(`${portal.origin}/?centre=member.transactionHistory&c.date=today&c.type=BONUS`);
  await expect(slot('panel/transactionHistory').locator('tbody tr')).toHaveCount(1);
});

test(
  'the leaderboard has a podium, ranks and the own rank, by period; an open mission leads to its page (MIS-01, MIS-03)',
  deepOnly,
  async ({ portal }) => {
    const { page, say, slot } = portal;
    await portal.open(address, { as: 'member01' });
    const panel = slot('panel/missionLeaderboard');
    // a month that has just begun has no settled bets: a claim gives points in it
    await panel.getByRole('radio', { name: say('missions:once') }).check({ force: true });
    const mission = panel.locator('[data-row="first-hundred"]');
    await claim(portal, panel);
    await expect(mission).toHaveAttribute('data-status', 'claimed');
    await panel.getByRole('tab', { name: say('missions:tab_leaderboard') }).click();
    await panel.getByRole('radio', { name: say('missions:period_MONTH') }).check({ force: true });
    await expect(panel.locator('ol [data-row]')).toHaveCount(3);
    await expect(panel.locator('tbody tr').first()).toHaveAttribute('data-row', '4');
    await expect(panel.locator('[data-total="own"]')).toContainText('mem***01');

    await panel.getByRole('tab', { name: say('missions:tab_missions') }).click();
    await panel.getByRole('radio', { name: say('missions:daily') }).check({ force: true });
    const open = panel.locator('[data-row="warm-up"]');
    await open.locator('[data-action="go"]').click();
    await expect(slot('modal/centre')).toBeHidden();
    await expect(slot('page/lobby')).toBeVisible();
    expect(new URL(page.url()).searchParams.get('centre')).toBeNull();
  },
);

test('without missions the panel says so and the entry has no badge (MIS-04)', deepOnly, async ({ portal }) => {
  const { sandbox, say, slot } = portal;
  await sandbox.scenario('no-missions');
  await portal.open(address, { as: 'member01' });
  await expect(slot('panel/missionLeaderboard')).toHaveAttribute('data-state', 'empty');
  await expect(slot('panel/missionLeaderboard').getByText(say('missions:none_title'))).toBeVisible();
  await expect(slot('modal/centre').locator('[data-entry="missionLeaderboard"] [data-badge]')).toHaveCount(0);
});
