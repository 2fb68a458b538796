import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from '#app-tests/app.fixture.tsx';
import { pointLists } from '#app-tests/pointLists.fixture.ts';

test('asks for the rewards in the order that is chosen, from the first page', async () => {
  await page.viewport(1280, 900);
  const rows = [{ rewardId: 'mug', name: 'Enamel mug', type: 'GOODS', redeemAmount: 1200, stock: 40 }];
  const replies: Record<string, unknown> = {
    pointBalance: { currentPoint: 4600 },
    pointConfig: { pointsRatio: 100 },
    pointReward: { rows, totalPages: 3, total: 60, pageNo: 1 },
  };
  const app = await openApp({
    path: '/pointMall',
    panels: pointLists(undefined),
    member: {},
    reply: ({ name }) => replies[name],
  });
  await userEvent.click(page.getByRole('button', { name: 'Page 3' }));
  await expect.poll(() => app.sent('pointReward').at(-1)).toMatchObject({ pageNo: 3 });
  expect(app.sent('pointReward').at(-1)).not.toHaveProperty('sort');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Sort by' }), 'Points, high to low');
  await expect.poll(() => app.sent('pointReward').at(-1)).toMatchObject({ pageNo: 1, sort: 'redeemAmount', order: 'desc' });
});

test('long names of types leave room for the order', async () => {
  await page.viewport(1280, 900);
  const rows = Array.from({ length: 5 }, (_, index) => ({
    rewardId: `mug${index}`,
    name: 'Enamel mug',
    type: `${index}${'goods'.repeat(30)}`,
    redeemAmount: 1200,
    stock: 40,
  }));
  const replies: Record<string, unknown> = {
    pointBalance: { currentPoint: 4600 },
    pointConfig: { pointsRatio: 100 },
    pointReward: { rows, totalPages: 1, total: 5, pageNo: 1 },
  };
  await openApp({ path: '/pointMall', panels: pointLists(undefined), member: {}, reply: ({ name }) => replies[name] });
  const order = page.getByRole('combobox', { name: 'Sort by' });
  await expect.element(order).toBeVisible();
  const { left, right } = order.element().getBoundingClientRect();
  expect(right - left).toBeGreaterThan(120);
  expect(right).toBeLessThanOrEqual(1280);
});

test('on a phone the order is an icon beside the kinds, marked when it is not the usual', async () => {
  await page.viewport(390, 844);
  const rows = ['GOODS', 'TICKET', 'VOUCHER'].map((type, index) => ({
    rewardId: `reward${index}`,
    name: 'Enamel mug',
    type,
    redeemAmount: 1200,
    stock: 40,
  }));
  const replies: Record<string, unknown> = {
    pointBalance: { currentPoint: 4600 },
    pointConfig: { pointsRatio: 100 },
    pointReward: { rows, totalPages: 1, total: 3, pageNo: 1 },
  };
  await openApp({ path: '/pointMall', panels: pointLists(undefined), member: {}, reply: ({ name }) => replies[name] });
  const order = page.getByRole('combobox', { name: 'Sort by' });
  await expect.element(order).toBeVisible();
  const chip = order.element().closest('label')!;
  const [own, kinds] = [chip, page.getByRole('radiogroup', { name: 'Kinds of reward' }).element()].map((one) =>
    one.getBoundingClientRect(),
  );
  expect([own!.width, own!.height]).toEqual([44, 44]);
  expect(own!.left).toBeGreaterThanOrEqual(kinds!.right);
  expect(Math.abs(own!.top + own!.bottom - kinds!.top - kinds!.bottom)).toBeLessThanOrEqual(1);
  const usual = getComputedStyle(chip).backgroundColor;
  await userEvent.selectOptions(order, 'Points, low to high');
  await expect.poll(() => getComputedStyle(chip).backgroundColor).not.toBe(usual);
});

test('a page that is gone leads to the last one', async () => {
  await page.viewport(1280, 900);
  const mug = { rewardId: 'mug', name: 'Enamel mug', type: 'GOODS', redeemAmount: 1200, stock: 40 };
  // the last reward of the second page has just been redeemed
  const rewards = ({ pageNo }: { pageNo: number }) => ({
    rows: pageNo === 1 ? [mug] : [],
    totalPages: pageNo === 1 ? 2 : 1,
    total: 1,
    pageNo,
  });
  const replies: Record<string, unknown> = { pointBalance: { currentPoint: 4600 }, pointConfig: { pointsRatio: 100 } };
  await openApp({
    path: '/pointMall',
    panels: pointLists(undefined),
    member: {},
    reply: ({ name, request }) => (name === 'pointReward' ? rewards(request as { pageNo: number }) : replies[name]),
  });
  await userEvent.click(page.getByRole('button', { name: 'Page 2' }));
  await expect.element(page.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByRole('heading', { name: 'Enamel mug' })).toBeVisible();
});
