import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ActivityStatus } from '#contract/types.ts';
import { CallError } from '#platform/errors/callError.ts';
import { dialog, open, pageOf, reward } from './rewardCentre.fixture.tsx';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => sessionStorage.clear());

test.each([
  ['join', 'Join', true],
  ['claim', 'Claim', true],
  ['applying', 'Applying', false],
  ['in_process', 'In process', false],
  ['joined', 'Joined', false],
  ['issued', 'Issued', false],
  ['claimed', 'Claimed', false],
  ['rejected', 'Rejected', false],
  ['closed', 'Closed', false],
  ['coming_soon', 'Coming soon', false],
] as const)('a reward that stands at %s has the button %s (RWD-02, RWD-04)', async (status, label, isEnabled) => {
  const { onState } = await open({ rewards: () => [reward(status, { reason: 'No picture.' })] });
  const button = page.getByRole('button', { name: isEnabled ? `${label}: Reward ${status}` : label, exact: true });
  if (isEnabled) await expect.element(button).toBeEnabled();
  else await expect.element(button).toBeDisabled();
  expect(onState).toHaveBeenLastCalledWith('ready');
  const shown = status === 'rejected' ? 1 : 0;
  expect(page.getByText('No picture.').elements()).toHaveLength(shown);
});

test('a claim is confirmed with its figures, sent once, and ends with its reference (RWD-02)', async () => {
  let status: ActivityStatus = 'claim';
  const { sent } = await open({
    rewards: () => [reward(status, { promotionId: 'r1', title: 'Seven days' })],
    reply: ({ name }) => {
      if (name !== 'claimReward') return null;
      status = 'claimed';
      return { promotionId: 'r1', status, amount: '15.00', referenceNumber: 'BX000012' };
    },
  });
  await userEvent.click(page.getByRole('button', { name: 'Claim: Seven days' }));
  const confirm = dialog('Claim this reward');
  await expect.element(confirm.getByText('$75.00')).toBeVisible();
  await userEvent.dblClick(confirm.getByRole('button', { name: 'Claim', exact: true }));
  await expect.element(dialog('Reward claimed').getByText('BX000012')).toBeVisible();
  expect(sent('claimReward').map(({ request }) => request)).toEqual([{ promotionId: 'r1' }]);
  await expect.element(page.getByRole('button', { name: 'Claimed' })).toBeDisabled();
});

test('a claim whose answer is lost is found in the records and never sent again (T18)', async () => {
  let key: string | undefined;
  const { sent } = await open({
    reply: ({ name, key: used }) => {
      if (name === 'claimReward') {
        key = used;
        throw new CallError('timeout', name);
      }
      return name === 'promotionStates' ? [{ promotionId: 'claim', status: 'claimed', requestKey: key }] : null;
    },
  });
  await userEvent.click(page.getByRole('button', { name: 'Claim: Reward claim' }));
  await userEvent.click(dialog('Claim this reward').getByRole('button', { name: 'Claim', exact: true }));
  await expect.element(dialog('Reward claimed')).toBeVisible();
  expect(sent('claimReward')).toHaveLength(1);
});

test('a Zalo reward says up to how much it gives, and takes 6 to 20 digits only (RWD-05, FLD-44)', async () => {
  const { sent } = await open({
    rewards: () => [reward('claim', { title: 'Zalo bonus', requireSocialId: 'ZALO' })],
    reply: ({ name }) => (name === 'claimReward' ? { promotionId: 'claim', status: 'claimed', amount: '58.00' } : null),
  });
  await expect.element(page.getByText('Up to $5.00')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Claim: Zalo bonus' }));
  const confirm = dialog('Claim this reward');
  const contact = confirm.getByRole('textbox', { name: 'Zalo number ID' });
  for (const wrong of ['', '12345', '1'.repeat(21), '12a456', '<b>123456</b>']) {
    await userEvent.fill(contact, wrong);
    await userEvent.click(confirm.getByRole('button', { name: 'Claim', exact: true }));
    await expect.element(confirm.getByText('Enter 6 to 20 digits.')).toBeVisible();
  }
  expect(sent('claimReward')).toEqual([]);
  await userEvent.fill(contact, ' ８４９１２ 000001 ');
  await userEvent.click(confirm.getByRole('button', { name: 'Claim', exact: true }));
  await expect.element(dialog('Reward claimed').getByText('$58.00')).toBeVisible();
  expect(sent('claimReward')[0]?.request).toEqual({ promotionId: 'claim', socialId: '84912000001' });
});

test('a refusal of the platform is said in the dialog', async () => {
  await open({
    reply: ({ name }) =>
      name === 'claimReward' ? { ok: false, code: 'promotion_closed', message: 'Closed.', value: null } : null,
  });
  await userEvent.click(page.getByRole('button', { name: 'Claim: Reward claim' }));
  await userEvent.click(dialog('Claim this reward').getByRole('button', { name: 'Claim', exact: true }));
  await expect.element(page.getByText('This promotion cannot be joined now.')).toBeVisible();
});

test('a demo account is told that it needs a real one, and sends nothing (ROL-10)', async () => {
  const { portal, sent } = await open({ memberType: 4, welcome: true });
  await userEvent.click(page.getByRole('button', { name: 'Claim: Reward claim' }));
  await expect
    .poll(() => portal.overlayStore.getState().dialogs.map(({ title }) => title))
    .toEqual([{ key: 'portal:in_need_true_account' }]);
  expect(sent('claimReward')).toEqual([]);
});

test('without rewards it leads to the promotions; with red envelopes forbidden none are offered (RWD-06)', async () => {
  const { onState, sent } = await open({ rewards: () => [] });
  await expect.element(page.getByRole('link', { name: 'See the promotions' })).toHaveAttribute('href', '/promotions');
  expect(onState).toHaveBeenLastCalledWith('empty');
  expect(page.getByText('Red envelopes').elements()).toEqual([]);
  expect(sent('redEnvelopes')).toEqual([]);
});

test('rewards that cannot be read say so, and are read again on request', async () => {
  let isDown = true;
  const { onState } = await open({
    reply: ({ name }) => {
      if (name === 'rewardList' && isDown) throw new CallError('unavailable', name);
      return null;
    },
  });
  await expect.element(page.getByText('This could not be loaded')).toBeVisible();
  expect(onState).toHaveBeenLastCalledWith('error');
  isDown = false;
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByText('Reward claim')).toBeVisible();
});

test('red envelopes are opened until none is left, also when another tab took the last (RWD-06)', async () => {
  const amounts = ['1.88', '0.68'];
  let opened = 0;
  let isTaken = false;
  const { sent } = await open({
    welcome: true,
    rewards: () => [],
    reply: ({ name }) => {
      if (name === 'redEnvelopes') {
        const remaining = isTaken ? 0 : amounts.length - opened;
        return { ...pageOf([]), totalPages: 0, roundId: 'today', remaining, totals: { amount: '0.00' } };
      }
      if (name !== 'openRedEnvelope') return null;
      if (opened === 1) {
        isTaken = true;
        return { ok: false, code: 'red_envelope_none', message: 'None.', value: null };
      }
      opened += 1;
      return { amount: amounts[0], referenceNumber: 'BX000014', remaining: 1 };
    },
  });
  await userEvent.click(page.getByRole('button', { name: 'Open the envelopes' }));
  const modal = dialog('Red envelopes');
  await expect.element(modal.getByText('2 left today')).toBeVisible();
  await userEvent.dblClick(modal.getByRole('button', { name: 'Open', exact: true }));
  await expect.element(modal.getByText('$1.88')).toBeVisible();
  await expect.element(modal.getByText('1 left today')).toBeVisible();
  expect(sent('openRedEnvelope').map(({ request }) => request)).toEqual([{ roundId: 'today' }]);
  await userEvent.click(modal.getByRole('button', { name: 'Open the next' }));
  await expect.element(modal.getByText('This envelope is no longer there.')).toBeVisible();
  await expect.element(modal.getByText('None left today')).toBeVisible();
  await expect.element(modal.getByRole('button', { name: 'Open', exact: true })).toBeDisabled();
});

test('an address opens its tab and page, and a page that is emptied leads to the last', async () => {
  let pages = 2;
  const { sent, onValues } = await open({
    values: { tab: 'claimable', page: '2' },
    reply: ({ name, request }) => {
      if (name === 'claimReward') {
        pages = 1;
        return { promotionId: 'last', status: 'claimed', amount: '15.00', referenceNumber: 'BX000016' };
      }
      if (name !== 'rewardList') return null;
      const { pageNo } = request as { pageNo: number };
      const rows = pageNo > pages ? [] : [reward('claim', { promotionId: pageNo, title: `Reward ${pageNo}` })];
      return { rows, total: pages, totalPages: pages, pageNo };
    },
  });
  await expect.element(page.getByRole('tab', { name: 'To claim', selected: true })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Claim: Reward 2' }));
  expect(sent('rewardList')[0]?.request).toMatchObject({ pageNo: 2, group: 'claimable' });
  await userEvent.click(dialog('Claim this reward').getByRole('button', { name: 'Claim', exact: true }));
  await expect.element(dialog('Reward claimed')).toBeVisible();
  await expect.poll(() => onValues.mock.lastCall).toEqual([{ tab: 'claimable', page: '1' }]);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('Reward 1')).toBeVisible();
});
