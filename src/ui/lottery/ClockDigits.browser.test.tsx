import { expect, test } from 'vitest';
import { mount } from '#ui/dom/mount.fixture.tsx';
import { ClockDigits } from './ClockDigits.tsx';

const show = (seconds: number) =>
  mount(
    <p style={{ display: 'flex', lineHeight: '20px' }}>
      <ClockDigits seconds={seconds} label="Draws in" days={(count) => `${count} days`} variant="text" />
    </p>,
  );

const timer = () => document.querySelector<HTMLElement>('[role="timer"]') as HTMLElement;
const digits = () => timer().lastElementChild as HTMLElement;

test.each([
  [0, '0000', 2],
  [88 * 60 + 8, '012808', 3],
  [3 * 86_400 + 5, '3 days000005', 3],
])('%s seconds are written whole', async (seconds, text, parts) => {
  await show(seconds);
  expect(timer().textContent).toBe(text);
  expect(digits().childElementCount).toBe(parts);
  expect(digits().scrollWidth).toBeLessThanOrEqual(digits().clientWidth);
  expect(digits().scrollHeight).toBeLessThanOrEqual(digits().clientHeight);
  // one line, with the text beside it
  expect(timer().clientHeight).toBe(20);
});

test('a second lays out the digits alone: their size is fixed, and they are no flex item', async () => {
  await show(71);
  const { contain } = getComputedStyle(digits());
  expect(contain).toBe('strict');
  expect(getComputedStyle(timer()).display).not.toMatch(/flex|grid/);
});
