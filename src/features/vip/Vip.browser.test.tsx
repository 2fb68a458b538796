import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, slot } from '#app-tests/app.fixture.tsx';

beforeEach(() => page.viewport(1280, 900));

const levels = [3, 4, 5].map((rankLevel) => ({
  rankLevel,
  labelName: `Level ${rankLevel}`,
  color: '#A8673A',
  color2: '#D9A06C',
  required: `${rankLevel}0000.00`,
  benefits: [`Benefit ${rankLevel}`],
}));

async function open(rankLevel: number) {
  const app = await openApp({
    path: '/vip',
    member: {},
    reply: ({ name }) => (name === 'vipInfo' ? { rankLevel, progress: '42500.50', levels } : undefined),
  });
  app.portal.session.setState({ vipService: rankLevel > app.portal.brand.vip.rankAbove });
  await expect.poll(() => slot('page/vip')?.querySelectorAll('ol > li').length).toBe(3);
}

test.each([
  [4, 0],
  [5, 1],
])('rank %i sees %i VIP service buttons (VIP-03)', async (rankLevel, buttons) => {
  await open(rankLevel);
  expect(slot('page/vip')!.querySelector('[aria-current="step"]')?.textContent).toContain(`Benefit ${rankLevel}`);
  await expect.poll(() => slot('page/vip')!.querySelectorAll('[data-entry="vipService"]').length).toBe(buttons);
});

test('shows exactly how far the next level is', async () => {
  await open(4);
  await expect.element(page.getByText('$7,499.50 in valid bets to Level 5')).toBeVisible();
});

test('opens the login for a visitor', async () => {
  const app = await openApp({ path: '/vip' });
  await expect.poll(() => slot('page/vip')).not.toBeNull();
  await userEvent.click(page.getByRole('main').getByRole('button', { name: 'Log in' }));
  await expect.poll(() => slot('modal/loginPopupModal')).not.toBeNull();
  expect(app.sent('vipInfo')).toEqual([]);
});
