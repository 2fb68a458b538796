import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from '#app-tests/app.fixture.tsx';
import { CallError } from '#platform/errors/callError.ts';

beforeEach(() => page.viewport(1280, 800));

const refusal = { ok: false, code: 'promotion_not_claimable', message: 'Not now.', value: null };

/** A promotion that another tab has advanced since this one read it. */
function open(promotion: object, before: string, after: string, calls: readonly string[]) {
  let isAsked = false;
  return openApp({
    path: '/promotions/p1',
    member: {},
    announcements: { promotion: [{ id: 'p1', category: 'news', title: 'Promotion', ...promotion }] } as never,
    reply: ({ name }) => {
      if (name === 'promotionStates') return [{ promotionId: 'p1', status: isAsked ? after : before, reason: null }];
      if (!calls.includes(name)) return null;
      isAsked = true;
      return refusal;
    },
  });
}

test.each([
  ['a raffle', { raffle: true }, 'claim', 'claimed', 'Draw now', 'Claimed'],
  ['a reward', {}, 'claim', 'claimed', 'Claim', 'Claimed'],
  ['an application', {}, 'join', 'applying', 'Apply', 'Applying'],
] as const)(
  "%s already done by another tab shows the member's new state after the refusal (F18)",
  async (_, promotion, before, after, press, stands) => {
    const { sent } = await open(promotion, before, after, ['claimRaffle', 'claimReward', 'applyPromotion']);
    await userEvent.click(page.getByRole('button', { name: press, exact: true }));
    await expect.element(page.getByRole('button', { name: stands, exact: true })).toBeDisabled();
    expect(page.getByRole('button', { name: press, exact: true }).elements()).toEqual([]);
    expect(sent('promotionStates')).toHaveLength(2);
  },
);

test('a refusal after which nothing can be read keeps the form and typed text', async () => {
  let isRefused = false;
  const { sent } = await openApp({
    path: '/promotions/p1',
    member: {},
    announcements: { promotion: [{ id: 'p1', category: 'news', title: 'Promotion' }] } as never,
    reply: ({ name }) => {
      if (name === 'promotionStates' && isRefused) throw new CallError('unavailable', name);
      if (name === 'promotionStates') return [{ promotionId: 'p1', status: 'join', reason: null }];
      if (name !== 'applyPromotion') return null;
      isRefused = true;
      return refusal;
    },
  });
  const remark = page.getByRole('textbox', { name: 'Remark (optional)' });
  await userEvent.fill(remark, 'Three friends');
  await userEvent.click(page.getByRole('button', { name: 'Apply', exact: true }));
  await expect.element(page.getByText('Not now.')).toBeVisible();
  await expect.poll(() => sent('promotionStates').length).toBe(2);
  await expect.element(remark).toHaveValue('Three friends');
});
