import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { sessionArea } from '#platform/browser/storage.ts';
import { FieldHost, testPortal } from '#state/forms/fieldHost.fixture.tsx';
import { settle } from '#ui/dom/mount.fixture.tsx';
import { fields as feature } from './index.ts';
import { helpOf, input, portalWith, show, submit } from './fields.fixture.tsx';

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
