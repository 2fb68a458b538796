import { expect } from '../portal.ts';
import { at, type State, within } from './state.ts';

export const promotionStates: readonly State[] = [
  { name: 'promotions', reach: at('/promotions', 'page/promotions') },
  { name: 'promotions, none', reach: within('empty', at('/promotions', 'page/promotions')) },
  {
    name: 'promotions with dates of one’s own',
    reach: at('/promotions?when=own&from=2026-11-01&to=2026-11-30', 'page/promotions'),
  },
  {
    name: 'promotion with its application',
    reach: async (portal) => {
      await at('/promoDetail?id=week', 'page/promotionDetail', { as: 'member01' })(portal);
      await expect(portal.page.getByRole('button', { name: portal.say('promotion:apply') })).toBeVisible();
    },
  },
  {
    name: 'raffle to draw',
    reach: async (portal) => {
      await at('/promotions/wheel', 'page/promotionDetail', { as: 'member01' })(portal);
      await expect(portal.page.getByRole('button', { name: portal.say('promotion:draw') })).toBeVisible();
    },
  },
  { name: 'unknown promotion on its own', reach: at('/promoDetail?id=none', 'page/promotionDetail') },
  { name: 'points mall of a visitor', reach: at('/pointMall', 'page/pointMall') },
  { name: 'points mall', reach: at('/pointMall', 'page/pointMall', { as: 'member01' }) },
  { name: 'converting points', reach: at('/pointMall?view=convert', 'page/pointMall', { as: 'member01' }) },
  { name: 'exchange history', reach: at('/pointMall?view=history', 'page/pointMall', { as: 'member01' }) },
  { name: 'points details', reach: at('/pointMall?view=details', 'page/pointMall', { as: 'member01' }) },
  {
    name: 'transaction password',
    reach: async (portal) => {
      await at('/pointMall', 'page/pointMall', { as: 'member01' })(portal);
      await portal.page.locator('[data-reward="mug"] button').last().click();
      await expect(portal.slot('modal/passwordCheckModal')).toBeVisible();
    },
  },
  {
    name: 'rewards that cannot be had',
    reach: async (portal) => {
      await portal.sandbox.fault('pointReward', 'refused');
      await at('/pointMall', 'page/pointMall', { as: 'member01' })(portal);
      await expect(portal.page.getByText(portal.say('records:error_title'))).toBeVisible();
    },
  },
  { name: 'winners', reach: at('/winners', 'page/winners') },
  {
    name: 'winners that cannot be had',
    reach: async (portal) => {
      await portal.sandbox.fault('rankList', 'refused');
      await at('/winners', 'page/winners')(portal);
      await expect(portal.page.getByText(portal.say('records:error_title'))).toBeVisible();
    },
  },
  { name: 'levels for a visitor', reach: at('/vip', 'page/vip') },
  { name: 'levels of a member of rank 4', reach: at('/vip', 'page/vip', { as: 'rank0004' }) },
  { name: 'levels of a VIP', reach: at('/vip', 'page/vip', { as: 'vip00005' }) },
];
