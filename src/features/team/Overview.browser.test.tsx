import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Slot } from '#engine/react/Slot.tsx';
import { CallError } from '#platform/errors/callError.ts';
import { testPortal } from '#state/forms/fieldHost.fixture.tsx';
import { PortalHost } from '#state/portal/PortalHost.fixture.tsx';
import { mount } from '#ui/dom/mount.fixture.tsx';
import texts from '../../../locales/en/agent-overview.json';
import records from '../../../locales/en/records.json';
import { team } from './index.ts';

beforeEach(() => page.viewport(1280, 900));

const dayMs = 86_400_000;
type Span = { startTime: number; endTime: number };

/** The later of two periods has the larger figures, but fewer new registrations. */
function overviewOf({ startTime, endTime }: Span) {
  // today begins with the day that the earlier one of the two periods ends a week before
  const isNow = endTime > Date.now() - 2 * dayMs;
  const days = Array.from({ length: Math.round((endTime - startTime) / dayMs) }, (_, index) => ({
    time: startTime + index * dayMs,
    deposit: `${100 * (index + 1)}.00`,
    withdrawal: '50.00',
    validBet: `${300 * (index + 1)}.50`,
    income: `${index}.00`,
  }));
  return {
    teamSize: 2005,
    directDownlines: 45,
    online: 31,
    teamBalance: '88410.20',
    activePlayers: 298,
    registrations: isNow ? 5 : 12,
    deposit: isNow ? '300.10' : '200.00',
    withdrawal: '70.00',
    validBet: '9.00',
    bonus: '1.00',
    netProfit: isNow ? '-19.00' : '-20.00',
    income: '42.00',
    days,
  };
}

/** Keeps the values as an address does. */
function Kept({ onState }: { onState: (state: string) => void }) {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const onChange = (changed: Readonly<Record<string, string>>) => setValues({ ...values, ...changed });
  return <Slot kind="panel" name="agentOverview" onState={onState} values={values} onChange={onChange} />;
}

async function open(reply: (span: Span) => unknown = overviewOf) {
  const states: string[] = [];
  const portal = testPortal({
    features: [team],
    reply: ({ name, request }) => (name === 'agentTeamOverview' ? reply(request as Span) : null),
  });
  for (const [name, bundle] of Object.entries({ 'agent-overview': texts, records }))
    portal.texts.addResourceBundle('en', name, bundle);
  portal.session.setState({ token: 'st_1', memberType: 1, username: 'agent001' });
  await mount(
    <MemoryRouter>
      <PortalHost portal={portal}>
        <Kept onState={(state) => void states.push(state)} />
      </PortalHost>
    </MemoryRouter>,
  );
  const asked = () => portal.calls.filter(({ name }) => name === 'agentTeamOverview').map(({ request }) => request as Span);
  return { states, asked };
}

const card = (name: string) => document.querySelector(`[data-card="${name}"]`)!;

const tone = (name: string) => card(name).querySelector('[data-difference]')?.getAttribute('data-tone');

test('twelve figures, each of a period with its change in percent and words; full days alone are compared (P-15)', async () => {
  const { states, asked } = await open();
  await expect.poll(() => document.querySelectorAll('[data-card]').length).toBe(12);
  expect(states.at(-1)).toBe('ready');
  await expect.poll(() => card('deposit').textContent).toContain('+50.1%, more than beforefrom $200.00');
  expect(card('registrations').textContent).toContain('−58.3%, less than before');
  // what lost less than nothing has no percent that says anything
  expect(card('netProfit').textContent).toContain('+$1.00, more than before');
  expect(card('withdrawal').textContent).toContain('The same');
  expect(card('teamSize').textContent).toContain('Now');
  // more money that flows is neither better nor worse
  expect([tone('deposit'), tone('netProfit'), tone('registrations')]).toEqual(['neutral', 'neutral', 'worse']);
  // as many days before, without a gap; the last one is over
  const [now, before] = asked().toSorted((one, other) => other.endTime - one.endTime);
  expect(before?.endTime).toBe(now?.startTime);
  expect(now!.endTime - now!.startTime).toBe(before!.endTime - before!.startTime);
  expect(now!.endTime).toBeLessThanOrEqual(Date.now());
  expect(Date.now() - now!.endTime).toBeLessThan(dayMs);
});

const chart = (figure: string) => page.getByRole('slider', { name: `${figure} by day` });

test('a card chooses the figure of the chart; one day is read out at a time, by arrow keys to both ends (P-15)', async () => {
  await open();
  await expect
    .element(chart('Valid bets'))
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/^Valid bets \d{4}-\d\d-\d\d: \$2,100.50, Before/));
  await userEvent.click(page.getByRole('button', { name: 'Deposits' }));
  await expect.element(page.getByRole('button', { name: 'Deposits' })).toHaveAttribute('aria-pressed', 'true');
  await expect.element(chart('Deposits')).toHaveAttribute('aria-valuetext', expect.stringMatching(/: \$700.00/));
  (chart('Deposits').element() as SVGSVGElement).focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(chart('Deposits')).toHaveAttribute('aria-valuetext', expect.stringMatching(/: \$600.00/));
  await userEvent.keyboard('{Home}{ArrowLeft}');
  await expect.element(chart('Deposits')).toHaveAttribute('aria-valuetext', expect.stringMatching(/: \$100.00/));
});

test('two periods of one’s choice are compared day by day, also in a table; today is refused', async () => {
  const { asked } = await open();
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Period' }), 'last30');
  await userEvent.click(page.getByText('Table', { exact: true }));
  await expect.poll(() => document.querySelectorAll('tbody tr').length).toBe(30);
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Compared with' }), 'own');
  const own = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`)!;
  await expect.poll(() => own('against.from')).not.toBeNull();
  await userEvent.fill(own('against.from'), '2025-01-01');
  await userEvent.fill(own('against.to'), '2025-01-03');
  await expect.poll(() => document.querySelector('tbody tr:last-child')?.textContent).toContain('2025-01-01');
  // days without a counterpart have no difference
  expect(document.querySelectorAll('tbody td[data-column="change"]')[0]?.textContent).toBe('–');
  expect(document.querySelector('tbody tr:last-child [data-column="change"]')?.textContent).toMatch(/\$0\.00$/);
  const sent = asked().length;
  const today = new Date().toISOString().slice(0, 10);
  await userEvent.fill(own('against.to'), today);
  await expect.element(page.getByText(/^(The last day must be before today|At most)/)).toBeVisible();
  expect(asked()).toHaveLength(sent);
});

test('a last day that is cleared is asked for, and the panel stays', async () => {
  await open();
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Period' }), 'own');
  const last = page.getByRole('group', { name: 'Period' }).getByLabelText('To', { exact: true });
  const day = (last.element() as HTMLInputElement).value;
  await userEvent.fill(last, '');
  await expect.element(page.getByRole('alert')).toHaveTextContent(records.days_incomplete);
  await userEvent.fill(last, day);
  await expect.poll(() => document.querySelectorAll('[data-card]').length).toBe(12);
});

test('a failed read is said and read again; without a team the panel says what to do', async () => {
  let fails = true;
  const { states } = await open((span) => {
    if (fails) throw new CallError('unavailable', 'agentTeamOverview');
    return { ...overviewOf(span), teamSize: 0 };
  });
  await expect.poll(() => states.at(-1)).toBe('error');
  fails = false;
  await userEvent.click(page.getByRole('button', { name: 'Try again' }).first());
  await expect.element(page.getByText('No team yet')).toBeVisible();
  expect(states.at(-1)).toBe('empty');
});
