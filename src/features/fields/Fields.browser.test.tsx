import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { sessionArea } from '#platform/browser/storage.ts';
import { FieldHost, type HostField, testPortal } from '#state/forms/fieldHost.fixture.tsx';
import { mount, settle } from '#ui/dom/mount.fixture.tsx';
import { fields as feature } from './index.ts';

const countryCodes = [
  { countryCode: 'BR', countryDialingCode: '55' },
  { countryCode: 'VN', countryDialingCode: '+84' },
  { countryCode: 'TH', countryDialingCode: '66' },
];
const moreCountries = [
  ...countryCodes,
  { countryCode: 'GB', countryDialingCode: '44' },
  // they share a code
  { countryCode: 'US', countryDialingCode: '1' },
  { countryCode: 'CA', countryDialingCode: '1' },
];
const portalWith = (countries = countryCodes) =>
  testPortal({ features: [feature], reply: ({ name }) => (name === 'countryCodes' ? countries : null) });

const input = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`) as HTMLInputElement;
const helpOf = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();

/** Mounts the fields and waits for their code. */
async function show(fields: readonly HostField[], options: Partial<Parameters<typeof FieldHost>[0]> = {}) {
  const portal = options.portal ?? portalWith();
  await mount(<FieldHost {...options} portal={portal} fields={fields} />);
  for (const { name } of fields) await expect.poll(() => input(name)).not.toBeNull();
  return portal;
}

const submit = async () => {
  await userEvent.click(document.querySelector('button[type="submit"]') as HTMLElement);
};

beforeEach(() => sessionArea.clear());

test('every registered field has its slot id on its root and its key as input name', async () => {
  const names = Object.keys(feature.provides.field ?? {});
  expect(names).toHaveLength(30);
  await show(names.map((name) => ({ name })));
  for (const name of names) expect(document.querySelector(`[data-slot="field/${name}"]`)?.contains(input(name))).toBe(true);
});

test('the rule is a hint from focus on, and the same text is the error', async () => {
  await show([{ name: 'username', rule: { patternId: 1, minLength: 6, maxLength: 16 } }, { name: 'email' }]);
  expect(helpOf(input('username'))).toBe('');
  await userEvent.click(input('username'));
  const words = 'Start with a letter, then letters and digits, 6–16 characters.';
  expect(helpOf(input('username'))).toBe(words);
  expect(input('username').hasAttribute('aria-invalid')).toBe(false);
  await userEvent.fill(input('username'), '9ana');
  await userEvent.click(input('email'));
  await expect.poll(() => input('username').getAttribute('aria-invalid')).toBe('true');
  expect(helpOf(input('username'))).toBe(words);
});

test('a code from the query is marked as such, also after an empty parameter', async () => {
  history.replaceState(null, '', '?affiliateCode=&aff=CAJU');
  try {
    await show([{ name: 'affiliateCode' }, { name: 'referralCode' }], {
      defaults: { affiliateCode: 'CAJU', referralCode: 'CAJU' },
    });
    expect(helpOf(input('affiliateCode'))).toBe('Filled in from your invitation.');
    expect(helpOf(input('referralCode'))).toBe('');
  } finally {
    history.replaceState(null, '', location.pathname);
  }
});

test('a rule with an unusable pattern is reported once, and the platform decides', async () => {
  const report = vi.fn();
  const portal = testPortal({ features: [feature], environment: { report } });
  const onSubmit = vi.fn();
  await show([{ name: 'username', rule: { acceptedPattern: '(never closed' } }], { portal, onSubmit });
  await userEvent.fill(input('username'), 'ana');
  await submit();
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  expect(report.mock.calls.map(([event]: unknown[]) => event)).toEqual([
    { kind: 'patternUnusable', problem: { kind: 'notCompilable', pattern: '(never closed' } },
  ]);
});

test('an empty required field shows a star and an error; the first error gets the focus', async () => {
  const sent = vi.fn();
  await show([{ name: 'email' }, { name: 'line', required: true }, { name: 'zalo', required: true }], { onSubmit: sent });
  expect(input('line').placeholder).toBe('line *');
  await submit();
  await expect.poll(() => helpOf(input('line'))).toBe('line cannot be empty.');
  expect(document.activeElement).toBe(input('line'));
  expect(sent).not.toHaveBeenCalled();
});

test('a valid value gets a tick on blur', async () => {
  await show([{ name: 'username', rule: { patternId: 4, minLength: 4, maxLength: 8 } }, { name: 'email' }]);
  const ticks = () => document.querySelectorAll('[data-slot="field/username"] use[href$="#circle-check"]').length;
  await userEvent.fill(input('username'), 'anna1');
  expect(ticks()).toBe(0);
  await userEvent.click(input('email'));
  await expect.poll(ticks).toBe(1);
});

test('a new password ticks off its rules, and its repetition is validated again when it changes', async () => {
  await show([
    { name: 'password', required: true, rule: { patternId: 20, minLength: 8, maxLength: 16 } },
    { name: 'confirmPassword' },
  ]);
  expect(document.querySelector('[data-slot="field/password"] ul')).toBeNull();
  await userEvent.click(input('password'));
  const met = () =>
    [...document.querySelectorAll('[data-slot="field/password"] li')].filter((row) => row.textContent?.endsWith('done'));
  expect(document.querySelectorAll('[data-slot="field/password"] li')).toHaveLength(6);
  expect(met()).toHaveLength(0);
  await userEvent.fill(input('password'), 'Abcdef1!');
  await expect.poll(() => met().length).toBe(6);
  expect(helpOf(input('password'))).toContain('One uppercase letter');

  await userEvent.fill(input('confirmPassword'), 'Abcdef1');
  await userEvent.click(input('password'));
  await expect.poll(() => helpOf(input('confirmPassword'))).toBe('The two passwords do not match.');
  await userEvent.fill(input('password'), 'Abcdef1');
  await expect.poll(() => input('confirmPassword').hasAttribute('aria-invalid')).toBe(false);
});

test('the reveal button shows the password', async () => {
  await show([{ name: 'paymentPassword' }]);
  expect(input('paymentPassword').type).toBe('password');
  await userEvent.click(document.querySelector('[aria-label="Show the password"]') as HTMLElement);
  expect(input('paymentPassword').type).toBe('text');
});

test('a login password shows no rules', async () => {
  await show([{ name: 'password', required: true, rule: { minLength: 8, maxLength: 16 } }], { form: 'login' });
  expect(input('password').autocomplete).toBe('current-password');
  await userEvent.click(input('password'));
  expect(document.querySelector('li')).toBeNull();
});

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

test('under 18 is refused; 18 to 20 must be confirmed', async () => {
  const sent = vi.fn();
  await show([{ name: 'birthday', required: true }], { onSubmit: sent });
  expect(helpOf(input('birthday'))).toBe('Please confirm that you are 21 years old or older.');
  const year = new Date().getFullYear();
  await userEvent.fill(input('birthday'), `${year - 10}-01-01`);
  await submit();
  await expect.poll(() => helpOf(input('birthday'))).toBe('You must be at least 18 years old to register.');
  await userEvent.fill(input('birthday'), `${year - 19}-01-01`);
  await submit();
  await expect.poll(() => input('birthday').getAttribute('aria-invalid')).toBe('true');
  expect(sent).not.toHaveBeenCalled();
  await userEvent.click(document.querySelector('label:has(input[type="checkbox"])') as HTMLElement);
  await expect.poll(() => input('birthday').hasAttribute('aria-invalid')).toBe(false);
  await submit();
  await expect.poll(() => sent.mock.calls.length).toBe(1);
});

test('nationalities are listed by name', async () => {
  await show([{ name: 'nationality' }]);
  await expect.poll(() => [...(input('nationality').list?.options ?? [])].map((one) => one.value)).toContain('Thailand');
});

test('text typed before hydration is kept, also over defaults', async () => {
  const names = ['username', 'email', 'mobileNum', 'password'];
  const fields = names.map((name) => ({ name }));
  const sent = vi.fn();
  // the code of the fields is preloaded, as on a prerendered page
  await show(fields);
  document.body.replaceChildren();

  const portal = portalWith();
  const host = document.createElement('div');
  document.body.append(host);
  const app = (
    <FieldHost portal={portal} fields={fields} defaults={{ username: '', email: 'old@mail.example' }} onSubmit={sent} />
  );
  host.innerHTML = renderToString(app);
  expect(host.innerHTML).not.toMatch(/ style=/);
  input('username').value = 'anamartins';
  input('email').value = 'ana@mail.example';
  input('mobileNum').value = '11 98765-4321';
  input('password').value = 'Secret123';

  const faults: unknown[] = [];
  await settle(() => void hydrateRoot(host, app, { onRecoverableError: (cause) => faults.push(cause) }));
  expect(faults).toEqual([]);
  expect(names.map((name) => input(name).value)).toEqual(['anamartins', 'ana@mail.example', '11 98765-4321', 'Secret123']);
  await submit();
  await expect
    .poll(() => sent.mock.calls[0]?.[0])
    .toMatchObject({ username: 'anamartins', email: 'ana@mail.example', mobileNum: '11987654321', password: 'Secret123' });
});
