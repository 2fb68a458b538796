import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { VipInfoResponse } from '#contract/types.ts';
import { openApp, slot } from '#app-tests/app.fixture.tsx';

beforeEach(() => page.viewport(1280, 900));

const levels = [3, 4, 5].map((rankLevel) => ({
  rankLevel,
  labelName: `Level ${rankLevel}`,
  color: '#A8673A',
  color2: '#D9A06C',
  required: `${rankLevel}0000.00`,
  benefits: [`Benefit ${rankLevel}`],
  perks: [
    { id: 'gift', name: 'Gift', unit: 'MONEY' as const, amount: `${rankLevel}0.00` },
    { id: 'points', name: 'Points', unit: 'COUNT' as const, amount: '10' },
  ],
}));

async function open(rankLevel: number, more: Partial<VipInfoResponse> = {}, path = '/vip') {
  const app = await openApp({
    path,
    member: {},
    reply: ({ name }) => (name === 'vipInfo' ? { rankLevel, progress: '42500.50', levels, ...more } : undefined),
  });
  app.portal.session.setState({ vipService: rankLevel > app.portal.brand.vip.rankAbove });
  return app;
}

async function openPage(...args: Parameters<typeof open>) {
  await open(...args);
  await expect.poll(() => slot('page/vip')?.querySelectorAll('ol > li').length).toBe(3);
}

/** Texts of the table's row about a benefit. */
const rowOf = (name: string) => [...page.getByRole('row', { name }).element().children].map(({ textContent }) => textContent);

test.each([
  [4, 0],
  [5, 1],
])('rank %i sees its place in the path, and %i VIP service buttons (VIP-03, VIP-04)', async (rankLevel, buttons) => {
  await openPage(rankLevel);
  expect(slot('page/vip')!.querySelector('[aria-current="step"]')?.textContent).toBe(`Level ${rankLevel}You are here`);
  await expect.poll(() => slot('page/vip')!.querySelectorAll('[data-entry="vipService"]').length).toBe(buttons);
});

test('shows exactly how far the next level is', async () => {
  await openPage(4);
  await expect.element(page.getByText('$7,499.50 in valid bets to Level 5')).toBeVisible();
  await expect.element(page.getByRole('progressbar', { name: /to Level 5$/ })).toHaveAttribute('aria-valuenow', '85');
});

test('marks what the next level changes, and leaves quiet what it does not (VIP-05, P-38)', async () => {
  await openPage(4);
  expect(rowOf('Gift')).toEqual(['Gift', '$40', '$50+$10']);
  expect(rowOf('Points')).toEqual(['Points', '10', '10No change']);
  expect(rowOf('Benefit 5')).toEqual(['Benefit 5', 'None', 'Includednew']);
});

test('compares the own level with the one that is pressed', async () => {
  await openPage(4);
  await userEvent.click(page.getByRole('button', { name: 'Level 3' }));
  expect(rowOf('Gift')).toEqual(['Gift', '$40', '$30−$10']);
  await expect.element(page.getByText('Compared with Level 3')).toBeVisible();
});

test('shows the own benefits only at the highest level', async () => {
  await openPage(5);
  expect(rowOf('Gift')).toEqual(['Gift', '$50']);
});

test('tells when something is received, and what keeps the level', async () => {
  const kept = levels.map((level) => ({ ...level, keep: '42500.51' }));
  const dates = [{ at: Date.UTC(2031, 2, 18, 12), name: 'Birthday', perk: 'gift', note: 'For a week' }];
  await openPage(4, { levels: kept, until: Date.UTC(2031, 11, 31, 12), dates });
  const coming = page.getByRole('region', { name: 'Coming up' });
  await expect.element(coming).toHaveTextContent(/Mar18Birthday.*For a week\$40/);
  await expect.element(page.getByText('Counted until Dec 31, 2031')).toBeVisible();
  const keep = page.getByRole('region', { name: 'Keep Level 4' });
  await expect.element(keep).toHaveTextContent('$42,500.50 of $42,500.51 this year.');
  await expect.element(keep.getByRole('progressbar')).toHaveAttribute('value', '99');
  await expect.element(keep).not.toHaveTextContent('Done');
});

test('gives three facts above the menu of My account on a phone, and leads to the levels (VIP-06)', async () => {
  await page.viewport(390, 844);
  const app = await open(4, { dates: [{ at: Date.UTC(2031, 2, 18, 12), name: 'Birthday' }] }, '/?centre=member.');
  await expect.poll(() => slot('section/vipCard')?.querySelectorAll('dl > div').length).toBe(3);
  const facts = [...slot('section/vipCard')!.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  expect(facts).toEqual(['BirthdayMar 18, 2031', 'Valid bets$42,500.50', 'Next level+2 benefits']);
  await userEvent.click(slot('section/vipCard')!.querySelector('a')!);
  await expect.poll(() => app.portal.router.path()).toBe('/vip');
});

test('opens the login for a visitor', async () => {
  const app = await openApp({ path: '/vip' });
  await expect.poll(() => slot('page/vip')).not.toBeNull();
  await userEvent.click(page.getByRole('main').getByRole('button', { name: 'Log in' }));
  await expect.poll(() => slot('modal/loginPopupModal')).not.toBeNull();
  expect(app.sent('vipInfo')).toEqual([]);
});
