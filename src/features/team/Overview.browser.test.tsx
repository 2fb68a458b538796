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
  const isNow = endTime > Date.now();
  const days = Array.from({ length: Math.round((endTime - startTime) / dayMs) }, (_, index) => ({
    time: startTime + index * dayMs,
    deposit: `${100 * (index + 1)}.00`,
    withdrawal: '50.00',
    validBet: `${300 * (index + 1)}.50`,
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

test('twelve figures, each of a period with its change in sign and words (P-15)', async () => {
  const { states, asked } = await open();
  await expect.poll(() => document.querySelectorAll('[data-card]').length).toBe(12);
  expect(states.at(-1)).toBe('ready');
  await expect.poll(() => card('deposit').textContent).toContain('+$100.10, more than before');
  expect(card('registrations').textContent).toContain('−7, less than before');
  expect(card('netProfit').textContent).toContain('+$1.00, more than before');
  expect(card('withdrawal').textContent).toContain('The same');
  expect(card('teamSize').textContent).toContain('Now');
  // as many days before, without a gap
  const [now, before] = asked().toSorted((one, other) => other.endTime - one.endTime);
  expect(before?.endTime).toBe(now?.startTime);
  expect(now!.endTime - now!.startTime).toBe(before!.endTime - before!.startTime);
});

test('one day is read out at a time, by arrow keys to both ends; the table has them all (P-15)', async () => {
  await open();
  const chart = page.getByRole('slider', { name: 'Course by day' });
  await expect.element(chart).toHaveAttribute('aria-valuetext', expect.stringContaining('Deposits $700.00'));
  (chart.element() as SVGSVGElement).focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(chart).toHaveAttribute('aria-valuetext', expect.stringContaining('Deposits $600.00'));
  await userEvent.keyboard('{Home}{ArrowLeft}');
  await expect.element(chart).toHaveAttribute('aria-valuetext', expect.stringContaining('Deposits $100.00'));
  await userEvent.click(page.getByText('Table', { exact: true }));
  await expect.poll(() => document.querySelectorAll('tbody tr').length).toBe(7);
  await userEvent.click(page.getByRole('radiogroup', { name: 'Dates' }).getByText('Last 30 days'));
  await expect.poll(() => document.querySelectorAll('tbody tr').length).toBe(30);
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
