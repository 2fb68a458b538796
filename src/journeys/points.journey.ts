// covers: point-mall, password-check, vip, header
import { htmlLangOf } from '#engine/values/languages.ts';
import { formatMoney } from '#engine/money/money.ts';
import { endpoints } from '#platform/endpoints/endpoints.ts';
import { deepOnly, sampled } from './support/selection/depth.ts';
import { expect, forBrands, memberBrands, type PortalUnderTest, test } from './support/portal.ts';
import { openAccountMenu } from './support/visitor.ts';

const numberOf = ({ snapshot }: PortalUnderTest, points: number) =>
  new Intl.NumberFormat(htmlLangOf(snapshot.texts.language), { useGrouping: 'always' as never, numberingSystem: 'latn' }).format(
    points,
  );

const moneyOf = ({ snapshot }: PortalUnderTest, amount: string) =>
  formatMoney(amount, { ...snapshot.brand.currency, language: snapshot.texts.language }) ?? '';

const member = { account: 'member01', points: 4600, password: '482913' };

forBrands(sampled(memberBrands, 0), () => {
  test(
    'points are exchanged once although the answer is lost, converted into money, and recorded',
    deepOnly,
    async ({ portal }) => {
      const { page, say, slot, sandbox, problems } = portal;
      const mall = slot('page/pointMall');
      const dialog = slot('modal/passwordCheckModal');
      const points = (many: number) => mall.locator('header').getByText(numberOf(portal, many), { exact: true });
      const balance = slot('region/header').getByRole('group', { name: say('portal:balance') });
      const pay = async (password: string, confirm: string) => {
        await dialog.locator('input[name="paymentPassword"]').fill(password);
        await dialog.getByRole('button', { name: confirm, exact: true }).click();
      };
      const keys: (string | undefined)[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith(endpoints.redeemPoint.path)) keys.push(request.headers()['idempotency-key']);
      });

      await portal.open('/pointMall', { as: member.account });
      await expect(points(4600)).toBeVisible();
      const mug = mall.locator('[data-reward="mug"]');
      await mug.getByRole('button', { name: say('point-mall:more') }).click();
      await mug.getByRole('button').last().click();
      await expect(dialog.getByText(numberOf(portal, 2400), { exact: true })).toBeVisible();
      await pay('000000', say('point-mall:redeem'));
      await expect(dialog.getByText(say('errors:payment_password_wrong'))).toBeVisible();

      problems.expect(/Failed to load resource/);
      await sandbox.fault('redeemPoint', 'lost', 1);
      await sandbox.fault('redeemPointList', '500');
      await pay(member.password, say('point-mall:redeem'));
      await expect(dialog.getByText(say('writes:unknown'))).toBeVisible();
      await sandbox.clearFaults();
      await dialog.getByRole('button', { name: say('writes:check_again') }).click();
      await expect(dialog).toBeHidden();
      await expect(points(2200)).toBeVisible();
      await page.context().setOffline(true);
      await expect(mall.getByText(say('portal:offline'))).toBeVisible();
      await expect(mug.getByRole('button').last()).toBeDisabled();
      await expect(points(2200)).toBeVisible();
      await page.context().setOffline(false);
      await expect(mall.getByText(say('portal:offline'))).toHaveCount(0);
      await expect(mug.getByRole('button').last()).toBeEnabled();
      // a refusal has ended the first key
      expect(keys).toHaveLength(2);
      expect(new Set(keys).size).toBe(2);

      await page.getByRole('tab', { name: say('point-mall:view_history') }).click();
      const rows = mall.getByRole('row');
      await expect(rows.nth(1).getByRole('cell')).toContainText([
        /^\D*RD1\d+$/,
        / \d{2}:\d{2}/,
        say('records:type_GOODS'),
        /\S/,
        '2',
        say('records:status_in_process'),
        numberOf(portal, 2200),
      ]);
      await page.getByRole('combobox', { name: say('records:status') }).selectOption('rejected');
      // beside the row: the heads and the sums
      await expect(rows).toHaveCount(3);
      await expect(rows.nth(1)).toContainText(say('records:status_rejected'));

      const cents = async () => Number((await balance.textContent())?.replace(/\D/g, ''));
      await expect.poll(cents).toBeGreaterThan(0);
      const before = await cents();
      await mall.getByRole('button', { name: say('point-mall:to_convert') }).click();
      await mall.getByRole('textbox', { name: say('point-mall:points_to_convert') }).fill('1500');
      await expect(mall.getByText(moneyOf(portal, '15.00'), { exact: true })).toBeVisible();
      await mall
        .getByRole('tabpanel')
        .getByRole('button', { name: say('point-mall:convert'), exact: true })
        .click();
      await pay(member.password, say('point-mall:convert'));
      await expect(dialog).toBeHidden();
      await expect(points(700)).toBeVisible();
      await expect.poll(cents).toBe(before + 1500);

      await page.getByRole('tab', { name: say('point-mall:view_details') }).click();
      await expect(rows).toHaveCount(5);
      await expect(rows.nth(1)).toContainText(`−${numberOf(portal, 1500)}`);
      await expect(rows.nth(2)).toContainText(`−${numberOf(portal, 2400)}`);
    },
  );

  test('rank 5 is a VIP, rank 4 is not', deepOnly, async ({ portal }) => {
    const { slot } = portal;
    const vip = slot('page/vip');
    for (const [account, services] of [
      ['rank0004', 0],
      ['vip00005', 1],
    ] as const) {
      await portal.open('/vip', { as: account });
      const name = await vip.locator('[aria-current="step"] strong').textContent();
      await expect(vip.locator('[data-entry="vipService"]')).toHaveCount(services);
      await openAccountMenu(portal);
      await expect(
        slot('region/header')
          .getByText(name ?? '', { exact: true })
          .last(),
      ).toBeVisible();
    }
  });
});
