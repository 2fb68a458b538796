import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CallError } from '#platform/errors/callError.ts';
import { amount, cell, edit, HOUR, limits, open, save } from './protection.fixture.tsx';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => sessionStorage.clear());

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
  await expect.element(page.getByText(/^Lower: applies at once/)).toBeVisible();
  await expect.element(page.getByText(/You have already used \$340\.00; deposits open again on \w+ \d+, /)).toBeVisible();
  await save();
  await expect.poll(() => sent('setLimit')).toEqual([{ type: 'DEPOSIT', period: 'WEEK', limit: '300' }]);
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
  await expect.poll(() => sent('protection').length).toBe(2);
});

test('a higher limit, and none, hold after 24 hours, which is said before', async () => {
  const { sent } = await open();
  await edit('Deposit');
  await userEvent.fill(amount(), '800');
  await expect.element(page.getByText('Higher: applies after 24 h.')).toBeVisible();
  await expect.element(page.getByText(/it stays at \$200\.00/)).toBeVisible();
  await userEvent.click(page.getByText('No limit', { exact: true }).last());
  await expect.element(amount()).toHaveValue('');
  await expect.element(page.getByText('Higher: applies after 24 h.')).toBeVisible();
  await save('Request the increase');
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

test.each(['٩٠', '９０', ' 90 '])('the minutes %j are read, whatever digits a keyboard writes', async (typed) => {
  const { sent } = await open();
  await edit('Time');
  await userEvent.fill(page.getByRole('textbox', { name: 'Limit in minutes' }), typed);
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
  await expect.element(page.getByText(/^Per week: from \$500\.00 to \$800\.00 on \w+ \d+, /)).toBeVisible();
  await expect.element(page.getByRole('timer')).toHaveTextContent(/^1[78]:\d\d:\d\d left$/);
  await userEvent.click(page.getByRole('button', { name: 'Keep $500.00' }));
  await expect.poll(() => sent('keepLimit')).toEqual([{ type: 'DEPOSIT', period: 'WEEK' }]);
});
