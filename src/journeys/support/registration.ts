import type { Locator } from '@playwright/test';
import { expect, type PortalUnderTest } from './portal.ts';
import { field, passHumanCheck } from './visitor.ts';

/** An unused number of each brand's default country, formatted locally. */
export const freeNumbers: Readonly<Record<string, string>> = {
  folia: '11 98765-1234',
  orvane: '7400 987654',
  mayloc: '912 345 678',
  kavics: '20 123 4567',
};

/** What a new member types, by field key. */
export const registrationAnswers: Readonly<Record<string, string>> = {
  username: 'newplayer1',
  password: 'River27Stone',
  confirmPassword: 'River27Stone',
  email: 'newplayer1@mail.example',
  payeeName: 'Nova Pessoa',
  paymentPassword: '482913',
};

export const createButton = (form: Locator, { say }: PortalUnderTest): Locator =>
  form.getByRole('button', { name: say('register:create_account') });

/** Fills in every required field except the codes. */
export async function fillRequired(portal: PortalUnderTest, form: Locator): Promise<void> {
  await expect(createButton(form, portal)).toBeVisible();
  const names = await form
    .locator('input[aria-required="true"]')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).name));
  for (const name of names) {
    const answer = name === 'mobileNum' ? freeNumbers[portal.brand] : registrationAnswers[name];
    if (answer !== undefined) await field(form, name).fill(answer);
  }
}

/** Requests a code for the form's number and types it, from the platform's message or the external service's. */
export async function fillCode(portal: PortalUnderTest, form: Locator): Promise<void> {
  const { say, sandbox, snapshot } = portal;
  await form.getByRole('button', { name: say('fields:send_code') }).click();
  const outside = snapshot.permission.register?.externalSms;
  // the external service verifies registrations by phone only
  const byPhone = (await field(form, 'username').count()) === 0;
  const isOutside = byPhone && (outside === true || outside === '1');
  if (!isOutside) await passHumanCheck(portal, 'smsRegister');
  await expect(form.getByRole('button', { name: /\d+ s/ })).toBeDisabled();
  await field(form, 'verificationCode').fill(await sandbox.code(isOutside ? 'phone' : 'sms'));
}

/** Types the text of the captcha. */
export async function fillCaptcha(portal: PortalUnderTest, form: Locator): Promise<void> {
  await expect(form.locator('img[src^="data:image/png"]')).toBeVisible();
  await field(form, 'captcha').fill(await portal.sandbox.code('captcha'));
}

/** Fills in everything, codes included. */
export async function fillRegistration(portal: PortalUnderTest, form: Locator): Promise<void> {
  await fillRequired(portal, form);
  if ((await field(form, 'verificationCode').count()) > 0) await fillCode(portal, form);
  if ((await field(form, 'captcha').count()) > 0) await fillCaptcha(portal, form);
  if (!portal.snapshot.brand.registerForm.agreement.defaultChecked) await field(form, 'agreement').check();
}

/** Closes what is shown to first-time visitors. */
const greetings: Readonly<Record<string, string>> = { welcome: 'modal/welcomeModal', notice: 'modal/noticeModal' };

/** Closes the success message and the brand's welcome after it. */
export async function confirmSuccess({ page, slot, say, snapshot }: PortalUnderTest): Promise<void> {
  const success = slot('modal/registerSuccessModal');
  await expect(success.getByRole('heading', { name: say('register:in_registered_successfully') })).toBeVisible();
  await success.getByRole('button', { name: say('portal:confirm') }).click();
  await expect(success).toBeHidden();
  const greeting = greetings[snapshot.brand.login.firstLoginAction];
  if (greeting === undefined) return;
  await expect(slot(greeting)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(slot(greeting)).toBeHidden();
}
