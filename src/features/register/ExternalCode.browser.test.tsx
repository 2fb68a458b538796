import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sessionArea } from '#platform/browser/storage.ts';
import { type PhoneErrorCode, PhoneVerifierError } from '#platform/verification/phoneVerifier.ts';
import { mount } from '#ui/dom/mount.fixture.tsx';
import { registerPortal, RegisterHost } from './register.fixture.tsx';
import { RegisterForm } from './RegisterForm.tsx';

const input = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`) as HTMLInputElement;
const submit = () => userEvent.click(page.getByRole('button', { name: 'Create account' }));

beforeEach(() => sessionArea.clear());

test.each([
  ['invalidCode', 'The verification code is invalid.'],
  ['missingCode', 'The verification code is missing.'],
  ['codeExpired', 'The verification code has expired. Send it again.'],
] as const)(
  'a code refused by the external verification shows an error at the field: %s (RSB-08, FLD-32)',
  async (code, words) => {
    let fault: PhoneErrorCode | null = code;
    const confirm = async () => {
      if (fault !== null) throw new PhoneVerifierError(fault);
      return 'proof';
    };
    const portal = await registerPortal({
      on: ['DIRECTREG3', 'MOBILEREG3'],
      off: ['USERNAMEREG3'],
      info: { externalSms: true },
      environment: { phoneVerifier: { send: async () => ({ confirm }) } },
      reply: ({ name }) =>
        name === 'registerMobile' ? { ok: false, code: 'email_taken', message: 'email_taken', value: null } : null,
    });
    await mount(
      <RegisterHost portal={portal}>
        <RegisterForm />
      </RegisterHost>,
    );
    const sent = () => portal.calls.filter((call) => call.name === 'registerMobile');
    await expect.poll(() => input('verificationCode')).toBeTruthy();
    await userEvent.fill(input('mobileNum'), '11987650001');
    await userEvent.click(page.getByRole('button', { name: 'Send code' }));
    // the code is confirmed by what has sent it
    await expect.element(page.getByRole('button', { name: 'Send code' })).not.toBeInTheDocument();
    await userEvent.fill(input('verificationCode'), '123456');
    await submit();
    await expect.element(page.getByRole('textbox', { name: 'Verification code' })).toHaveAccessibleDescription(words);
    expect(input('verificationCode').getAttribute('aria-invalid')).toBe('true');
    expect(portal.overlayStore.getState().dialogs).toEqual([]);
    expect(sent()).toEqual([]);
    fault = null;
    await userEvent.fill(input('verificationCode'), '654321');
    await submit();
    await expect.poll(() => sent().length).toBe(1);
  },
);
