import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { MemberInfo, PlayLimit, PlayRestriction } from '#contract/types.ts';
import { CallError } from '#platform/errors/callError.ts';
import { type MadeCall, testPortal } from '#state/forms/fieldHost.fixture.tsx';
import { PortalHost } from '#state/portal/PortalHost.fixture.tsx';
import { mount, settle } from '#ui/dom/mount.fixture.tsx';
import protection from '../../../locales/en/protection.json';
import records from '../../../locales/en/records.json';
import { ProtectionPanel } from './ProtectionPanel.tsx';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

const HOUR = 3_600_000;
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
const limits = [
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

async function open({ on = ['limits', 'pause', 'selfExclusion'], reply, restriction = null, all = limits }: Setup = {}) {
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
          slotProps={{ 'data-slot': 'panel/protection' }}
          name="protection"
          onState={(state) => states.push(state)}
        />
      </PortalHost>
    </MemoryRouter>,
  );
  const sent = (name: string) => portal.calls.filter((call) => call.name === name).map(({ request }) => request);
  return { portal, states, sent };
}

const cell = (name: string) => page.getByRole('group', { name, exact: true });
const edit = async (type: string) => {
  await userEvent.click(page.getByRole('button', { name: `Change: ${type}` }));
  await expect.element(page.getByRole('dialog')).toBeVisible();
};
const amount = () => page.getByRole('textbox', { name: 'Limit' });
const save = (name = 'Save limit') => userEvent.click(page.getByRole('button', { name }));
/** Answers the question that the page would show. */
const answer = async (portal: Awaited<ReturnType<typeof open>>['portal'], isYes: boolean) => {
  await expect.poll(() => portal.overlayStore.getState().dialogs.length).toBe(1);
  const [dialog] = portal.overlayStore.getState().dialogs;
  await settle(() => portal.overlay.closeDialog(dialog!.id, isYes));
  return dialog!;
};

test('each limit says what is used of it, a bar warns from 80 percent, and what has no limit can be set', async () => {
  const { states } = await open();
  await expect.element(cell('Deposit, Per week')).toHaveTextContent('$340.00of $500.00');
  await expect.element(cell('Time, Per day')).toHaveTextContent('42 minof 2 h');
  await expect.element(cell('Time, Per week')).toHaveTextContent('6 h 20 minof 10 h');
  const bar = (name: string) => cell(name).element().querySelector('progress')!;
  expect(['Loss, Per day', 'Loss, Per week', 'Loss, Per month'].map((name) => bar(name).hasAttribute('data-near'))).toEqual([
    false,
    true,
    true,
  ]);
  expect([bar('Loss, Per week').value, bar('Loss, Per month').value]).toEqual([80, 100]);
  await expect.element(cell('Loss, Per week')).toHaveTextContent('Nearly used up');
  await expect.element(cell('Loss, Per month')).toHaveTextContent('Used up');
  const none = cell('Deposit, Per month');
  await expect.element(none).toHaveTextContent('No limit');
  await userEvent.click(none.getByRole('button', { name: 'Set: Deposit, Per month' }));
  await expect.element(page.getByRole('radio', { name: 'Per month' })).toBeChecked();
  expect(states.at(-1)).toBe('ready');
});

test('the last seven days are added up, without earlier ones', async () => {
  await open();
  const facts = () => Object.fromEntries([...document.querySelectorAll('[data-fact]')].map((one) => [one.getAttribute('data-fact'), one.querySelector('dd')?.textContent])); // prettier-ignore
  await expect.poll(facts).toEqual({ time: '2 h 10 min', wins: '$20.00', losses: '$30.00', result: '\u2212$10.00' });
});

test('a lower limit holds at once, and says what it blocks and until when', async () => {
  const { sent } = await open();
  await edit('Deposit');
  await userEvent.click(page.getByText('Per week', { exact: true }).last());
  await userEvent.fill(amount(), '300');
  await expect.element(page.getByText(/^Lower: holds at once/)).toBeVisible();
  await expect.element(page.getByText(/You have already used \$340\.00; deposits open again on 20/)).toBeVisible();
  await save();
  await expect.poll(() => sent('setLimit')).toEqual([{ type: 'DEPOSIT', period: 'WEEK', limit: '300' }]);
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
  await expect.poll(() => sent('protection').length).toBe(2);
});

test('a higher limit, and none, hold after 24 hours, which is said before', async () => {
  const { sent } = await open();
  await edit('Deposit');
  await userEvent.fill(amount(), '800');
  await expect.element(page.getByText('Higher: holds after 24 h.')).toBeVisible();
  await expect.element(page.getByText(/it stays at \$200\.00/)).toBeVisible();
  await userEvent.click(page.getByText('No limit', { exact: true }).last());
  await expect.element(amount()).toHaveValue('');
  await expect.element(page.getByText('Higher: holds after 24 h.')).toBeVisible();
  await save('Ask for the raise');
  await expect.poll(() => sent('setLimit')).toEqual([{ type: 'DEPOSIT', period: 'DAY', limit: null }]);
});

test.each(['', '0', '-5', '1,2,5', '9'.repeat(30)])('the limit %j is refused at its field', async (typed) => {
  const { sent } = await open();
  await edit('Deposit');
  await userEvent.fill(amount(), typed);
  await save();
  await expect.element(amount()).toHaveAttribute('aria-invalid', 'true');
  expect(sent('setLimit')).toEqual([]);
});

test.each(['0', '1.5', 'two', '44641'])('the minutes %j are refused at their field', async (typed) => {
  const { sent } = await open();
  await edit('Time');
  const minutes = page.getByRole('textbox', { name: 'Limit in minutes' });
  await userEvent.fill(minutes, typed);
  await save();
  await expect.element(minutes).toHaveAttribute('aria-invalid', 'true');
  expect(sent('setLimit')).toEqual([]);
  await userEvent.fill(minutes, '90');
  await save();
  await expect.poll(() => sent('setLimit')).toEqual([{ type: 'TIME', period: 'DAY', limit: '90' }]);
});

test('a change whose answer is lost stays open with its reason, and is sent again', async () => {
  let isLost = true;
  const { sent } = await open({
    reply: ({ name }) => {
      if (name === 'setLimit' && isLost) throw new CallError('timeout', 'setLimit');
      return undefined;
    },
  });
  await edit('Deposit');
  await userEvent.fill(amount(), '50');
  await save();
  await expect.element(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  isLost = false;
  await save();
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
  expect(sent('setLimit')).toHaveLength(2);
});

test('a raise that waits counts down and can be withdrawn', async () => {
  const raise = { limit: '800.00', from: Date.now() + 18 * HOUR };
  const all = limits.map((one) => (one.type === 'DEPOSIT' && one.period === 'WEEK' ? { ...one, raise } : one));
  const { sent } = await open({ all });
  await expect.element(page.getByText(/^Per week: from \$500\.00 to \$800\.00 on 20/)).toBeVisible();
  await expect.element(page.getByRole('timer')).toHaveTextContent(/^1[78]:\d\d:\d\d left$/);
  await userEvent.click(page.getByRole('button', { name: 'Keep $500.00' }));
  await expect.poll(() => sent('keepLimit')).toEqual([{ type: 'DEPOSIT', period: 'WEEK' }]);
});

test('a pause asks with its end, is sent once confirmed, and the session learns of it', async () => {
  const until = Date.now() + 30 * 24 * HOUR;
  let isPaused = false;
  const restriction = { kind: 'PAUSE', from: Date.now(), until } as const;
  const { portal, sent } = await open({
    reply: ({ name }) => {
      if (name === 'pausePlay') isPaused = true;
      if (name === 'memberInfo') return { id: 'm-1', account: 'ana01', type: 0, restriction: isPaused ? restriction : null };
      return undefined;
    },
  });
  await userEvent.click(page.getByText('30 days', { exact: true }));
  const press = () => userEvent.click(page.getByRole('button', { name: /^Pause until/ }));
  await press();
  const { text } = await answer(portal, false);
  expect(text).toMatchObject({
    key: 'protection:pause_question',
    params: { date: expect.stringMatching(/^20\d\d-\d\d-\d\d \d\d:\d\d$/) },
  });
  expect(sent('pausePlay')).toEqual([]);
  await press();
  await answer(portal, true);
  await expect.poll(() => sent('pausePlay')).toEqual([{ days: 30 }]);
  await expect.poll(() => portal.session.getState().member?.restriction).toEqual(restriction);
});

test.each([
  ['6 months', 6, 'protection:exclude_question'],
  ['For ever', null, 'protection:exclude_question_ever'],
])('a self-exclusion of %s is asked about', async (name, months, key) => {
  const { portal, sent } = await open();
  await userEvent.click(page.getByText(name, { exact: true }));
  await userEvent.click(page.getByRole('button', { name: 'Exclude myself' }));
  expect((await answer(portal, true)).text).toMatchObject({ key });
  await expect.poll(() => sent('selfExclude')).toEqual([{ months }]);
});

test('while a pause is in force there is its end, and no other pause; a self-exclusion leaves neither', async () => {
  const from = Date.now();
  await open({ restriction: { kind: 'PAUSE', from, until: from + HOUR } });
  await expect.element(page.getByText('You have paused play')).toBeVisible();
  expect(page.getByRole('heading', { name: 'Take a break' }).elements()).toEqual([]);
  await expect.element(page.getByRole('heading', { name: 'Self-exclusion' })).toBeVisible();
});

test('for a self-excluded member only the limits are left', async () => {
  await open({ restriction: { kind: 'EXCLUSION', from: Date.now(), until: null } });
  await expect.element(page.getByText('You have excluded yourself')).toBeVisible();
  for (const name of ['Take a break', 'Self-exclusion']) expect(page.getByRole('heading', { name }).elements()).toEqual([]);
});

test.each([
  ['limits', 'Your limits'],
  ['pause', 'Take a break'],
  ['selfExclusion', 'Self-exclusion'],
])('with the flag %s alone there is %s alone', async (flag, heading) => {
  await open({ on: [flag] });
  await expect.element(page.getByRole('heading', { name: heading })).toBeVisible();
  const shown = ['Your limits', 'Take a break', 'Self-exclusion'].filter((name) => page.getByRole('heading', { name }).elements().length > 0); // prettier-ignore
  expect(shown).toEqual([heading]);
});

test('what could not be read can be read again; the week has a failure of its own', async () => {
  let isDown = true;
  const { states } = await open({
    reply: ({ name }) => {
      if (isDown && (name === 'protection' || name === 'playStatement')) throw new CallError('unavailable', name);
      return undefined;
    },
  });
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(states.at(-1)).toBe('error');
  isDown = false;
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByRole('heading', { name: 'Your limits' })).toBeVisible();
});

test('a failed week leaves the limits', async () => {
  await open({
    reply: ({ name }) => {
      if (name === 'playStatement') throw new CallError('unavailable', name);
      return undefined;
    },
  });
  await expect.element(page.getByText('The last week could not be loaded.')).toBeVisible();
  await expect.element(cell('Deposit, Per day')).toBeVisible();
});

test('waits with a skeleton; a platform without limits says so', async () => {
  let answerNow: (value: unknown) => void = () => undefined;
  const later = new Promise((resolve) => {
    answerNow = resolve;
  });
  await open({ reply: ({ name }) => (name === 'protection' ? later : undefined) });
  await expect.element(page.getByRole('status').first()).toBeInTheDocument();
  await settle(() => answerNow({ limits: [] }));
  await expect.element(page.getByText('No limits can be set at the moment.')).toBeVisible();
});

test.each([320, 768, 1440])('at %i px nothing overflows', async (width) => {
  await page.viewport(width, 900);
  const raise = { limit: '999999999.00', from: Date.now() + HOUR };
  await open({ all: limits.map((one) => ({ ...one, ...(one.limit !== null && { limit: '999999999.00', raise }) })) });
  await expect.element(page.getByRole('heading', { name: 'Your limits' })).toBeVisible();
  const root = document.querySelector('[data-slot="panel/protection"]')!;
  expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
