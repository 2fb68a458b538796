import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { CallError } from '#platform/errors/callError.ts';
import { settle } from '#ui/dom/mount.fixture.tsx';
import { open, press } from './securityPanel.fixture.tsx';

beforeEach(() => page.viewport(1280, 900));

test('a picture whose answer is lost is read again: it may have been chosen', async () => {
  const { sent } = await open({
    row: 'avatar',
    reply: ({ name }) => {
      if (name === 'avatars') return { rows: [{ id: 'a1', url: '/images/a1.webp' }] };
      if (name === 'saveProfile') throw new CallError('timeout', 'saveProfile');
      return undefined;
    },
  });
  await expect.poll(() => sent('playerAvatar')).toHaveLength(1);
  await press('Picture 1');
  await expect.poll(() => sent('playerAvatar')).toHaveLength(2);
});

const login = (hour: number, current?: boolean) => ({
  time: Date.UTC(2026, 4, 1, hour),
  ip: `198.51.100.${hour}`,
  device: 'Chrome, Windows',
  ...(current !== undefined && { current }),
});

test('a later login of somebody else is neither this session nor left out of the last login', async () => {
  await open({ state: { logins: [login(12), login(9, true), login(7)] } });
  const rows = page.getByRole('region', { name: 'Last logins' }).getByRole('listitem');
  await expect.element(rows.nth(1)).toHaveTextContent('This session');
  await expect.element(rows.nth(0)).not.toHaveTextContent('This session');
  await expect.element(page.getByText('Last login', { exact: true })).toBeVisible();
  const last = document.querySelector('dl > div:last-child > dd')?.textContent;
  expect(last).toBe(rows.nth(0).element().firstElementChild?.textContent);
});

test('where the platform does not tell which login is this session, none is marked', async () => {
  await open({ state: { logins: [login(12), login(9)] } });
  await expect.element(page.getByText('198.51.100.12')).toBeVisible();
  expect(page.getByText('This session').elements()).toEqual([]);
});

test("a member without a picture has the brand's (MCO-18)", async () => {
  const { portal } = await open();
  await expect.element(page.getByText('Last login', { exact: true })).toBeVisible();
  const own = `img[src="/images/${portal.brand.images.fallbackAvatar}"]`;
  expect(document.querySelector(`[data-row="avatar"] ${own}`)).not.toBeNull();
});

test('the level is the label of the club, and stands nowhere without one (P-01)', async () => {
  const { portal } = await open();
  const profile = page.getByRole('region', { name: 'Personal details' });
  await expect.element(profile).toBeVisible();
  expect(profile.getByText('Level', { exact: true }).elements()).toEqual([]);
  const clubLabel = { labelName: 'Gold', color: '#B98211', color2: '#F0C964', rankLevel: 3 };
  await settle(() => portal.session.setState(({ member }) => ({ member: { ...member!, clubLabel } })));
  await expect.element(profile.getByText('Level', { exact: true })).toBeVisible();
  await expect.element(profile.getByText('Gold')).toBeVisible();
});

test('of many logins the last ten are shown (P-01)', async () => {
  await open({ state: { logins: Array.from({ length: 12 }, (_, nth) => login(23 - nth)) } });
  const rows = page.getByRole('region', { name: 'Last logins' }).getByRole('listitem');
  await expect.poll(() => rows.elements().length).toBe(10);
  await expect.element(rows.first()).toHaveTextContent('198.51.100.23');
  await expect.element(rows.last()).toHaveTextContent('198.51.100.14');
});
