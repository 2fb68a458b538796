import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { BadgeName } from '#state/badges/useBadge.ts';
import { testPortal } from '#state/forms/fieldHost.fixture.tsx';
import { PortalHost } from '#state/portal/PortalHost.fixture.tsx';
import { leavePage, mount } from '#ui/dom/mount.fixture.tsx';
import records from '../../../locales/en/records.json';
import { CountBadge } from './CountBadge.tsx';

/** Opens a badge whose reads give this, and returns the calls that it made. */
async function open(name: BadgeName, answers: Record<string, unknown>, unread: 'v1' | 'v2' = 'v1') {
  await leavePage();
  const portal = testPortal({ reply: (call) => answers[call.name] ?? null });
  Object.assign(portal, {
    brand: { ...portal.brand, api: { ...portal.brand.api, variants: { ...portal.brand.api.variants, unread } } },
  });
  portal.texts.addResourceBundle('en', 'records', records);
  portal.session.setState({ token: 'st_1', memberType: 0, username: 'ana01', member: { id: 'm-1', type: 0 } as never });
  await mount(
    <MemoryRouter>
      <PortalHost portal={portal}>
        <CountBadge name={name} />
      </PortalHost>
    </MemoryRouter>,
  );
  return { sent: () => portal.calls.map((call) => call.name) };
}

const badge = () => document.querySelector('[data-badge]');

test('the mission badge is the count of the summary, not the number of its rows, and absent at 0 (D-104, MIS-04)', async () => {
  const rows = [1, 2, 3].map((id) => ({ id, status: 'claim' }));
  await open('missionCount', { missionSummary: { count: 2, missions: rows, rows } });
  await expect.poll(() => badge()?.textContent).toBe('22 waiting');
  const none = await open('missionCount', { missionSummary: { count: 0, missions: rows, rows } });
  await expect.poll(none.sent).toContain('missionSummary');
  expect(badge()).toBeNull();
});

test.each([
  ['v1', 'unreadCount', 'unreadCountV2'],
  ['v2', 'unreadCountV2', 'unreadCount'],
] as const)('the unread count of a brand with %s comes from %s alone (INB-03, D-53)', async (variant, used, unused) => {
  const { sent } = await open('unread', { [used]: { unreadCount: 128 }, [unused]: { unreadCount: 5 } }, variant);
  await expect.poll(() => badge()?.textContent).toBe('99+128 waiting');
  expect(sent()).toContain(used);
  expect(sent()).not.toContain(unused);
});

test('withdrawals to confirm are counted by the platform', async () => {
  await open('withdrawalsToConfirm', { withdrawInfo: { available: '0.00', confirmCount: 3, confirmBy: null } });
  await expect.poll(() => badge()?.textContent).toBe('33 waiting');
});
