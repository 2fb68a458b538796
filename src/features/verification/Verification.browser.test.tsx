import { useFormContext } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { FieldProps } from '#engine/registry.ts';
import { sessionArea } from '#platform/browser/storage.ts';
import { type PhoneErrorCode, PhoneVerifierError } from '#platform/verification/phoneVerifier.ts';
import { reloadCaptcha } from '#state/forms/captcha.ts';
import { FieldHost, testPortal } from '#state/forms/fieldHost.fixture.tsx';
import { defineFeature } from '#state/portal/feature.ts';
import { useErrorText } from '#state/forms/ruleForm.ts';
import { mount, settle } from '#ui/dom/mount.fixture.tsx';
import { verification } from './index.ts';

/** A minimal number field; the real one belongs to another feature. */
function NumberField({ name, label }: FieldProps) {
  const { register } = useFormContext();
  return (
    <label>
      {label}
      <input {...register(name)} />
      <em>{useErrorText(name, label)}</em>
    </label>
  );
}
const number = defineFeature({ id: 'number', provides: { field: { mobileNum: NumberField } } });
const features = [verification, number];
const codeFields = [
  { name: 'mobileNum', required: true, rule: { patternId: 6, minLength: 8, maxLength: 12 } },
  { name: 'verificationCode', required: true },
];
const defaults = { countryDialingCode: '55', countryCode: 'BR' };

const input = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`) as HTMLInputElement;
const button = () => document.querySelector('[data-slot="field/verificationCode"] button') as HTMLButtonElement;
const helpOf = (element: Element) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent ?? '';

type Options = Parameters<typeof testPortal>[0];

async function showCode(options: Options, form: 'registerMobile' | 'loginSms' = 'registerMobile') {
  const portal = testPortal({ features, ...options });
  const element = <FieldHost portal={portal} form={form} fields={codeFields} defaults={defaults} />;
  await mount(element);
  await expect.poll(button).not.toBeNull();
  return portal;
}

const advance = (ms: number) => settle(() => vi.advanceTimersByTimeAsync(ms).then(() => undefined));

beforeEach(() => sessionArea.clear());
afterEach(() => vi.useRealTimers());

test('without a valid number no code is requested and the number shows its error', async () => {
  const portal = await showCode({});
  expect(button().textContent).toBe('Send code');
  await userEvent.fill(input('mobileNum'), '12');
  await userEvent.click(button());
  await expect.poll(() => document.querySelector('em')?.textContent).toBe('Digits only, 8–12 digits.');
  expect(portal.calls).toEqual([]);
  expect(button().ariaDisabled === 'true').toBe(false);
});

/** Presses the button; the sending code is preloaded. */
const pressSend = () =>
  settle(async () => {
    button().click();
    await vi.dynamicImportSettled();
  });

test('a sent code disables the button for the minutes of the reply, with a countdown, also after a reload', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
  const reply = () => ({ expiredMinutes: 2 });
  const form = (portal: ReturnType<typeof testPortal>, load: number) => (
    <FieldHost key={load} portal={portal} form="registerMobile" fields={codeFields} defaults={defaults} />
  );
  const portal = testPortal({ features, reply });
  const render = await mount(form(portal, 1));
  await expect.poll(button).not.toBeNull();
  await userEvent.fill(input('mobileNum'), '11987654321');
  await pressSend();
  expect(portal.calls).toHaveLength(1);
  expect(button().textContent).toBe('Sent · 120 s');
  expect(button().ariaDisabled === 'true').toBe(true);
  expect(helpOf(input('verificationCode'))).toBe('We sent a code to +55 119 ••••• 321.');
  await advance(1_000);
  expect(button().textContent).toBe('Sent · 119 s');
  expect(document.activeElement).toBe(input('verificationCode'));
  await advance(76_000);
  expect(button().textContent).toBe('Sent · 43 s');

  // another portal in the same tab simulates a reload
  await render(form(testPortal({ features, reply }), 2));
  expect(button().textContent).toBe('Sent · 43 s');
  await advance(43_000);
  expect(button().textContent).toBe('Send again');
  expect(button().ariaDisabled === 'true').toBe(false);
});

test("a refusal shows the platform's message and keeps the button enabled", async () => {
  const portal = await showCode({ reply: () => ({ ok: false, code: '', message: 'The gateway rests.', value: null }) });
  await userEvent.fill(input('mobileNum'), '11987654321');
  await userEvent.click(button());
  await expect
    .poll(() => portal.overlayStore.getState().dialogs)
    .toMatchObject([{ title: { key: 'fields:code_not_sent' }, text: { text: 'The gateway rests.' }, tone: 'warn' }]);
  expect(button().ariaDisabled === 'true').toBe(false);
  expect(button().textContent).toBe('Send code');
});

test('a login code is requested once a second at most', async () => {
  const portal = await showCode({ reply: () => ({ ok: false, code: '', message: 'no', value: null }) }, 'loginSms');
  await userEvent.fill(input('mobileNum'), '11987654321');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
  for (let press = 0; press < 5; press += 1) await pressSend();
  expect(portal.calls.map((call) => call.name)).toEqual(['smsLogin']);
  await advance(1_000);
  await pressSend();
  expect(portal.calls).toHaveLength(2);
});

const failing = (code: PhoneErrorCode): Options => ({
  register: { externalSms: true },
  environment: { phoneVerifier: { send: () => Promise.reject(new PhoneVerifierError(code)) } },
});

test('an error of the external service is shown at the code', async () => {
  await showCode(failing('captchaFailed'));
  await userEvent.fill(input('mobileNum'), '11987654321');
  await userEvent.click(button());
  await expect.poll(() => helpOf(input('verificationCode'))).toBe('The captcha check failed. Please try again.');
  expect(input('verificationCode').getAttribute('aria-invalid')).toBe('true');
  expect(button().ariaDisabled === 'true').toBe(false);
});

test('too many requests at the external service block for five minutes', async () => {
  await showCode(failing('tooManyRequests'));
  await userEvent.fill(input('mobileNum'), '11987654321');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
  await pressSend();
  expect(button().textContent).toBe('Wait · 300 s');
  expect(helpOf(input('verificationCode'))).toBe('Too many requests. Try again in 5 minutes.');
  await advance(300_000);
  expect(button().ariaDisabled === 'true').toBe(false);
});

test('a code has at most 255 characters', async () => {
  await showCode({});
  expect(input('verificationCode').maxLength).toBe(255);
  expect(input('verificationCode').autocomplete).toBe('one-time-code');
});

// a PNG of one pixel with varying last bytes
const pictures = ['AAAA', 'BBBB', 'CCCC', 'DDDD'].map((end) => `iVBORw0KGgo${end}`);

async function showCaptcha(reply: (count: number) => unknown = (count) => pictures[count - 1]) {
  let count = 0;
  const portal = testPortal({ features, reply: ({ name }) => (name === 'captcha' ? reply((count += 1)) : null) });
  await mount(<FieldHost portal={portal} form="register" fields={[{ name: 'captcha', required: true }]} />);
  await expect.poll(() => document.querySelectorAll('[data-slot="field/captcha"] button').length).toBe(2);
  return portal;
}
const picture = () => document.querySelector<HTMLImageElement>('[data-slot="field/captcha"] img')?.getAttribute('src') ?? null;
const [press, refresh] = [0, 1].map(
  (index) => () => document.querySelectorAll<HTMLButtonElement>('[data-slot="field/captcha"] button')[index]?.click(),
) as [() => void, () => void];

test('picture and button fetch another picture, at most one a second', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'Date'] });
  const portal = await showCaptcha();
  await expect.poll(picture).toBe(`data:image/png;base64,${pictures[0]}`);
  await settle(() => (press(), refresh(), press()));
  expect(portal.calls).toHaveLength(1);
  vi.advanceTimersByTime(1_000);
  await settle(() => (press(), refresh()));
  expect(portal.calls).toHaveLength(2);
  vi.advanceTimersByTime(1_000);
  await settle(() => refresh());
  expect(picture()).toBe(`data:image/png;base64,${pictures[2]}`);
});

test('the icon turns while another picture is fetched, not while the page starts with the first', async () => {
  let answer: (reply: unknown) => void = () => {};
  await showCaptcha(() => new Promise((resolve) => (answer = resolve)));
  const turns = () => document.querySelectorAll('[data-slot="field/captcha"] button')[1]?.getAttribute('aria-busy') ?? null;
  const box = () => document.querySelector('[data-slot="field/captcha"] button')?.getAttribute('aria-busy');
  expect([turns(), box()]).toEqual([null, 'true']);
  await settle(() => answer(pictures[0]));
  await expect.poll(picture).toContain(pictures[0]);
  await expect.poll(() => (refresh(), turns())).toBe('true');
  await settle(() => answer(pictures[1]));
  await expect.poll(turns).toBeNull();
});

test('a submit that used the picture fetches a new one when the second is over, and clears the text', async () => {
  const portal = await showCaptcha();
  await expect.poll(picture).toContain(pictures[0]);
  await userEvent.fill(input('captcha'), 'K7WQ');
  reloadCaptcha(portal);
  reloadCaptcha(portal);
  await expect.poll(picture).toContain(pictures[1]);
  expect(portal.calls).toHaveLength(2);
  expect(input('captcha').value).toBe('');
});

test('all captcha fields of a page show the one valid picture', async () => {
  const portal = await showCaptcha();
  await expect.poll(picture).toContain(pictures[0]);
  await mount(<FieldHost portal={portal} form="login" fields={[{ name: 'captcha' }]} />);
  await expect.poll(() => document.querySelectorAll('[data-slot="field/captcha"] img').length).toBe(2);
  expect(portal.calls).toHaveLength(1);
});

test.each([['<svg/onload=alert(1)>'], [''], [{ ok: false, code: 'x', message: 'x', value: null }]])(
  'an invalid picture is explained: %j',
  async (value) => {
    await showCaptcha(() => value);
    await expect.poll(() => helpOf(input('captcha'))).toBe('The picture could not be loaded. Try another one.');
    expect(picture()).toBeNull();
  },
);
