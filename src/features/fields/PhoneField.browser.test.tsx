import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { sessionArea } from '#platform/browser/storage.ts';
import { input, moreCountries, portalWith, show, submit } from './fields.fixture.tsx';

beforeEach(() => sessionArea.clear());

const trigger = () => document.querySelector('[aria-haspopup="listbox"]') as HTMLElement;
const rows = () => [...document.querySelectorAll('[role="option"]')].map((row) => row.textContent);

test('the country is selected with the keyboard, and the form has number, country and dialing code', async () => {
  const sent = vi.fn();
  await show([{ name: 'mobileNum', required: true, rule: { patternId: 6, minLength: 8, maxLength: 12 } }], { onSubmit: sent });
  expect(trigger().textContent).toContain('+55');
  trigger().focus();
  await expect.poll(rows).toEqual(['BrazilBR+55', 'VietnamVN+84', 'ThailandTH+66']);
  await userEvent.keyboard('viet{Enter}');
  expect(document.activeElement).toBe(trigger());
  expect(trigger().textContent).toContain('+84');
  await userEvent.fill(input('mobileNum'), '0912 345-678');
  await submit();
  await expect
    .poll(() => sent.mock.calls[0]?.[0])
    .toMatchObject({ mobileNum: '0912345678', countryCode: 'VN', countryDialingCode: '84' });
});

test('a country row shows flag, name, country code and dialing code, and is found by each (REG-34)', async () => {
  await show([{ name: 'mobileNum' }]);
  trigger().focus();
  const flag = () => document.querySelectorAll('[role="option"]')[1]?.querySelector('img')?.src;
  await expect.poll(flag).toMatch(/VN.*\.svg/);
  for (const query of ['VN', '84', 'viet']) {
    await userEvent.keyboard(query);
    await expect.poll(rows).toEqual(['VietnamVN+84']);
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}');
  }
});

test('each country shows its flag, fetched when visible', async () => {
  await show([{ name: 'mobileNum' }]);
  const flag = () => trigger().querySelector('img') as HTMLImageElement;
  await expect.poll(() => flag().src).toMatch(/BR.*\.svg/);
  await expect.poll(() => flag().naturalWidth).toBeGreaterThan(0);
});

test('the number is formatted for its country, and one with a country code selects the country', async () => {
  await show([{ name: 'mobileNum' }, { name: 'email' }]);
  await userEvent.click(input('mobileNum'));
  await userEvent.fill(input('mobileNum'), '11987654321');
  await userEvent.click(input('email'));
  // the numbering plans are fetched on the first focus
  await expect
    .poll(async () => {
      await userEvent.click(input('mobileNum'));
      await userEvent.click(input('email'));
      return input('mobileNum').value;
    })
    .toBe('(11) 98765-4321');
  await userEvent.fill(input('mobileNum'), '+84 912 345 678');
  await userEvent.click(input('email'));
  await expect.poll(() => trigger().textContent).toContain('+84');
  expect(input('mobileNum').value).toBe('912 345 678');
});

test.each([
  ['+84 912 345 678', 'GB', { mobileNum: '912345678', countryCode: 'VN', countryDialingCode: '84' }],
  ['0084 912 345 678', 'GB', { mobileNum: '912345678', countryCode: 'VN', countryDialingCode: '84' }],
  ['+55 11 98765-1234', 'BR', { mobileNum: '11987651234', countryCode: 'BR', countryDialingCode: '55' }],
  ['84912345678', 'VN', { mobileNum: '912345678', countryCode: 'VN', countryDialingCode: '84' }],
  ['+1 416 555 0123', 'BR', { mobileNum: '4165550123', countryCode: 'CA', countryDialingCode: '1' }],
])('"%s" and Enter, with %s chosen and a rule that takes anything, is sent as %j', async (typed, chosen, expected) => {
  const sent = vi.fn();
  const portal = portalWith(moreCountries);
  const fields = [{ name: 'mobileNum', rule: { acceptedPattern: '*' } }];
  await show(fields, { portal, onSubmit: sent, defaults: { countryCode: chosen } });
  await expect.poll(() => trigger().textContent).toMatch(/\+\d/);
  await userEvent.click(input('mobileNum'));
  await userEvent.keyboard(`${typed}{Enter}`);
  await expect.poll(() => sent.mock.calls).toHaveLength(1);
  expect(sent.mock.calls[0]?.[0]).toMatchObject(expected);
});

test.each([{ acceptedPattern: '*' }, {}])(
  'a number of a country that is not offered stays as typed and is refused by %j',
  async (rule) => {
    const sent = vi.fn();
    await show([{ name: 'mobileNum', rule }], { onSubmit: sent });
    for (const typed of ['+81 90 1234 5678', '0081 90 1234 5678']) {
      await userEvent.fill(input('mobileNum'), typed);
      await userEvent.keyboard('{Enter}');
      await expect.poll(() => input('mobileNum').getAttribute('aria-invalid')).toBe('true');
      expect(input('mobileNum').value).toBe(typed);
      await userEvent.fill(input('mobileNum'), '');
    }
    expect(sent).not.toHaveBeenCalled();
  },
);

test('a refused number that is replaced by a whole one with a code is red no longer', async () => {
  await show([{ name: 'mobileNum' }, { name: 'email' }], { defaults: { countryCode: 'VN' } });
  await userEvent.fill(input('mobileNum'), '0912');
  await userEvent.click(input('email'));
  await expect.poll(() => input('mobileNum').getAttribute('aria-invalid')).toBe('true');
  await userEvent.fill(input('mobileNum'), '+84912345678');
  await expect.poll(() => input('mobileNum').getAttribute('aria-invalid')).toBeNull();
});
