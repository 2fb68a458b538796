import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { testPortal } from '#state/forms/fieldHost.fixture.tsx';
import { PortalHost } from '#state/portal/PortalHost.fixture.tsx';
import { mount } from '#ui/dom/mount.fixture.tsx';
import texts from '../../../locales/en/referral.json';
import { InviteTiers } from './InviteTiers.tsx';

const tiers = [
  { friends: 20, bonus: '7.50' },
  { friends: 0, bonus: '5.00' },
  { friends: 50, bonus: '10.00' },
];

async function show(counted: number) {
  const portal = testPortal({ features: [], reply: () => null });
  portal.texts.addResourceBundle('en', 'referral', texts);
  await mount(
    <PortalHost portal={portal}>
      <InviteTiers tiers={tiers} counted={counted} />
    </PortalHost>,
  );
  await expect.element(page.getByRole('heading', { name: 'What each friend earns you' })).toBeVisible();
}

test.each([
  [0, 'First friends', '20 more friends, and each earns you $7.50'],
  [19, 'First friends', '1 more friend, and each earns you $7.50'],
  [20, 'After 20 friends', '30 more friends, and each earns you $10.00'],
  [50, 'After 50 friends', 'You have reached the highest tier.'],
])('after %i friends the tier is "%s"', async (counted, own, way) => {
  await show(counted);
  const current = [...document.querySelectorAll('[aria-current="step"]')].map(({ textContent }) => textContent);
  expect(current).toHaveLength(1);
  expect(current[0]).toMatch(new RegExp(`^${own}Your tier\\$`));
  await expect.element(page.getByText(way)).toBeVisible();
});
