import { describe, expect, it } from 'vitest';
import { loadBrand } from './loadBrand.ts';

/** Label and panel of the fourteen entries, in their order. */
const entries = [
  ['portal:in_my_account', 'securityCenter'],
  ['portal:in_my_wallet', 'transferFund'],
  ['portal:in_increase_deposit', 'depositv2'],
  ['portal:in_increase_withdrawal', 'withdraw'],
  ['portal:in_transfer_upline', 'transferUpline'],
  ['portal:in_betting_record', 'personalHistoryCopy'],
  ['portal:in_account_record', 'transactionHistory'],
  ['portal:in_personal_loss', 'personalProfit'],
  ['portal:in_bonus_details', 'bonusDetails'],
  ['portal:in_reward_center', 'rewardCenter'],
  ['portal:invite_friends', 'referral'],
  ['portal:mission_activity', 'missionLeaderboard'],
  ['portal:in_platform_information', 'messageV2'],
  ['portal:responsible_play', 'protection'],
];

describe('the member menu', () => {
  it('has fourteen entries in a fixed order (MCO-01, MCO-07, MCO-08, MCO-12)', () => {
    const { menus } = loadBrand('folia').brand;
    const { order, entries: known } = menus['member']!;
    expect(order.map((name) => [known[name]?.label, known[name]?.panel])).toEqual(entries);
  });

  it('is ordered by a brand, which may leave an entry out', () => {
    const { menus } = loadBrand('orvane').brand;
    const panels = menus['member']!.order.map((name) => menus['member']!.entries[name]?.panel);
    expect(panels).not.toContain('transferUpline');
    expect(panels.toSorted()).toEqual(
      entries
        .map(([, panel]) => panel)
        .filter((panel) => panel !== 'transferUpline')
        .toSorted(),
    );
    expect(panels).not.toEqual(entries.map(([, panel]) => panel).filter((panel) => panel !== 'transferUpline'));
  });
});
