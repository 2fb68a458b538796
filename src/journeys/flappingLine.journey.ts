// covers: point-mall, password-check, header
import { endpoints } from '#platform/endpoints/endpoints.ts';
import { deepOnly } from './support/selection/depth.ts';
import { expect, test } from './support/portal.ts';

const moneyCalls: readonly string[] = [endpoints.redeemPoint.path, endpoints.convertPoint.path];

test(
  'a line that drops and returns twenty times: notice, no spending, nothing queued, no input lost (F12)',
  deepOnly,
  async ({ portal }) => {
    const { page, slot, say, problems } = portal;
    problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    const mall = slot('page/pointMall');
    const dialog = slot('modal/passwordCheckModal');
    const note = say('portal:offline');
    const spent: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (moneyCalls.includes(pathname)) spent.push(pathname);
    });
    await portal.open('/pointMall', { as: 'member01' });
    await mall.getByRole('button', { name: say('point-mall:to_convert') }).click();
    const points = mall.getByRole('textbox', { name: say('point-mall:points_to_convert') });
    await points.fill('1500');
    const convert = mall.getByRole('tabpanel').getByRole('button', { name: say('point-mall:convert'), exact: true });
    await convert.click();
    const password = dialog.locator('input[name="paymentPassword"]');
    await password.fill('482913');
    const confirm = dialog.getByRole('button', { name: say('point-mall:convert'), exact: true });
    await expect(confirm).toBeEnabled();

    for (let round = 1; round <= 20; round += 1) {
      await page.context().setOffline(true);
      await expect(dialog.getByText(note), `round ${round}`).toBeVisible();
      await expect(confirm, `round ${round}`).toBeDisabled();
      // Enter sends a form whose button is off, too
      await password.press('Enter');
      await page.context().setOffline(false);
      await expect(dialog.getByText(note), `round ${round}`).toHaveCount(0);
      await expect(confirm, `round ${round}`).toBeEnabled();
      await expect(password, `round ${round}`).toHaveValue('482913');
    }
    await expect(points).toHaveValue('1500');
    expect(spent, 'nothing was sent or queued while the line dropped').toEqual([]);

    for (let flip = 0; flip < 20; flip += 1) await page.context().setOffline(flip % 2 === 0);
    await expect(dialog.getByText(note)).toHaveCount(0);
    await confirm.click();
    await expect(dialog).toBeHidden();
    await expect(points).toHaveValue('');
    expect(spent).toEqual([endpoints.convertPoint.path]);

    await page.context().setOffline(true);
    for (const view of ['history', 'details']) {
      await page.getByRole('tab', { name: say(`point-mall:view_${view}`) }).click();
      await expect(mall.getByRole('alert'), view).toBeVisible();
    }
    await page.context().setOffline(false);
    await expect(mall.getByRole('row').nth(1), 'what failed is read again').toBeVisible();
  },
);
