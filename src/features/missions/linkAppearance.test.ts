import { afterEach, expect, test } from 'vitest';
import { leaveBrowser, livePortal } from '#state/portal/livePortal.fixture.ts';
import { linkAppearance } from './linkAppearance.ts';

afterEach(leaveBrowser);

test.each([
  ['ROUTE', 'lobby', { image: 'category-rng.svg' }],
  ['ROUTE', 'lottery', { image: 'category-lottery.svg' }],
  ['ROUTE', 'promotions#all', { icon: 'gift' }],
  ['PROMOTION', '12', { icon: 'gift' }],
  ['PANEL', 'transactionHistory', { icon: 'receipt-text' }],
  ['CS', undefined, { icon: 'message-square-text' }],
  ['GAME', 'LUM/LIVE/L1', { image: 'category-live.svg' }],
  ['GAME', 'LUM', null],
  ['GAME', 'LUM/constructor', null],
  ['ROUTE', 'constructor', null],
  ['PANEL', 'constructor', null],
  ['URL', 'https://news.example/', null],
  [null, null, null],
] as const)('a link of %s %s looks as the menus show it', async (linkageType, linkageValue, look) => {
  const { portal } = await livePortal('folia', {});
  const found = linkAppearance(portal.brand, { linkageType, linkageValue: linkageValue ?? null } as never);
  if (look === null) expect(found).toBeNull();
  else expect(found).toMatchObject(look);
});
