import { MemoryRouter } from 'react-router-dom';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { MemberInfo, PlayLimit, PlayRestriction } from '#contract/types.ts';
import { type MadeCall, testPortal } from '#state/forms/fieldHost.fixture.tsx';
import { PortalHost } from '#state/portal/PortalHost.fixture.tsx';
import { mount, settle } from '#ui/dom/mount.fixture.tsx';
import protection from '../../../locales/en/protection.json';
import records from '../../../locales/en/records.json';
import { ProtectionPanel } from './ProtectionPanel.tsx';

export const HOUR = 3_600_000;
const resetsAt = Date.UTC(2026, 10, 30, 3);
const limit = (type: PlayLimit['type'], period: PlayLimit['period'], more: Partial<PlayLimit> = {}): PlayLimit => ({
  type,
  period,
  limit: null,
  used: '0.00',
  resetsAt,
  raise: null,
  ...more,
});
export const limits = [
  limit('DEPOSIT', 'DAY', { limit: '200.00', used: '100.00' }),
  limit('DEPOSIT', 'WEEK', { limit: '500.00', used: '340.00' }),
  limit('DEPOSIT', 'MONTH'),
  limit('LOSS', 'DAY', { limit: '400.00', used: '319.99' }),
  limit('LOSS', 'WEEK', { limit: '400.00', used: '320.00' }),
  limit('LOSS', 'MONTH', { limit: '400.00', used: '610.00' }),
  limit('TIME', 'DAY', { limit: '120', used: '42' }),
  limit('TIME', 'WEEK', { limit: '600', used: '380' }),
];
const dayRow = (daysAgo: number, more: object) => ({
  time: Date.now() - daysAgo * 24 * HOUR,
  minutes: 65,
  betAmount: '50.00',
  wins: '0.00',
  losses: '0.00',
  profit: '0.00',
  ...more,
});
const statement = {
  rows: [
    dayRow(0, { losses: '30.00', profit: '-30.00' }),
    dayRow(2, { wins: '20.00', profit: '20.00' }),
    dayRow(9, { wins: '900' }),
  ],
  total: 3,
  totalPages: 1,
  totals: {},
};

interface Setup {
  on?: readonly string[];
  reply?: (call: MadeCall) => unknown;
  restriction?: PlayRestriction | null;
  all?: readonly PlayLimit[];
}

/** Mounts the panel; what `reply` leaves undefined is answered with the limits above. */
export async function open({ on = ['limits', 'pause', 'selfExclusion'], reply, restriction = null, all = limits }: Setup = {}) {
  const portal = testPortal({
    reply(call) {
      const own = reply?.(call);
      if (own !== undefined) return own;
      if (call.name === 'protection') return { limits: all, restriction, raiseHours: 24 };
      if (call.name === 'playStatement') return statement;
      if (call.name === 'memberInfo') return { id: 'm-1', account: 'ana01', type: 0, restriction };
      return null;
    },
  });
  for (const [name, words] of Object.entries({ protection, records })) portal.texts.addResourceBundle('en', name, words);
  const member = { id: 'm-1', account: 'ana01', type: 0 } as MemberInfo;
  portal.session.setState({ token: 'st_1', memberType: 0, username: 'ana01', member });
  portal.system.setState(({ flags }) => ({ flags: { ...flags, isOn: (name) => on.includes(name) } }));
  const states: string[] = [];
  await mount(
    <MemoryRouter>
      <PortalHost portal={portal}>
        <ProtectionPanel
          slotProps={{ 'data-slot': 'panel/ownLimits' }}
          name="ownLimits"
          onState={(state) => states.push(state)}
        />
      </PortalHost>
    </MemoryRouter>,
  );
  const sent = (name: string) => portal.calls.filter((call) => call.name === name).map(({ request }) => request);
  return { portal, states, sent };
}

export const cell = (name: string) => page.getByRole('group', { name, exact: true });
export const edit = async (type: string) => {
  await userEvent.click(page.getByRole('button', { name: `Change: ${type}` }));
  await expect.element(page.getByRole('dialog')).toBeVisible();
};
export const amount = () => page.getByRole('textbox', { name: 'Limit' });
export const save = (name = 'Save limit') => userEvent.click(page.getByRole('button', { name }));
/** Answers the question that the page would show. */
export const answer = async (portal: Awaited<ReturnType<typeof open>>['portal'], isYes: boolean) => {
  await expect.poll(() => portal.overlayStore.getState().dialogs.length).toBe(1);
  const [dialog] = portal.overlayStore.getState().dialogs;
  await settle(() => portal.overlay.closeDialog(dialog!.id, isYes));
  return dialog!;
};
