import type { Locator } from '@playwright/test';
import { expect, type PortalUnderTest } from './portal.ts';
import { field, passHumanCheck } from './visitor.ts';

/** A free number of each brand's default country, as people there would type it. */
export const freeNumbers: Readonly<Record<string, string>> = {
  folia: '11 98765-1234',
  orvane: '7400 987654',
  mayloc: '912 345 678',
};

/** Good answers to what a registration form may ask. */
const answers: Readonly<Record<string, string>> = {
  username: 'newplayer1',
  password: 'River27Stone',
  confirmPassword: 'River27Stone',
  email: 'newplayer1@mail.example',
  payeeName: 'Nova Pessoa',
  paymentPassword: '482913',
};

export const createButton = (form: Locator, { say }: PortalUnderTest): Locator =>
  form.getByRole('button', { name: say('register:create_account') });

/** Fills every required field but the codes. */
export async function fillRequired(portal: PortalUnderTest, form: Locator): Promise<void> {
  await expect(createButton(form, portal)).toBeVisible();
  const names = await form
    .locator('input[aria-required="true"]')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).name));
  for (const name of names) {
    const answer = name === 'mobileNum' ? freeNumbers[portal.brand] : answers[name];
    if (answer !== undefined) await field(form, name).fill(answer);
  }
}

/** Has a code sent to the form's number and types it, from the platform's message or from the outside service's. */
export async function fillCode(portal: PortalUnderTest, form: Locator): Promise<void> {
  const { say, sandbox, snapshot } = portal;
  await form.getByRole('button', { name: say('fields:send_code') }).click();
  const outside = snapshot.permission.register?.externalSms;
  // the outside service proves the number of a registration by phone only
  const byPhone = (await field(form, 'username').count()) === 0;
  const isOutside = byPhone && (outside === true || outside === '1');
  if (!isOutside) await passHumanCheck(portal, 'smsRegister');
  await expect(form.getByRole('button', { name: /\d+ s/ })).toBeDisabled();
  await field(form, 'verificationCode').fill(await sandbox.code(isOutside ? 'phone' : 'sms'));
}

/** Types the text of the picture that the form shows. */
export async function fillCaptcha(portal: PortalUnderTest, form: Locator): Promise<void> {
  await expect(form.locator('img[src^="data:image/png"]')).toBeVisible();
  await field(form, 'captcha').fill(await portal.sandbox.code('captcha'));
}

/** Everything the form asks for, codes too. */
export async function fillRegistration(portal: PortalUnderTest, form: Locator): Promise<void> {
  await fillRequired(portal, form);
  if ((await field(form, 'verificationCode').count()) > 0) await fillCode(portal, form);
  if ((await field(form, 'captcha').count()) > 0) await fillCaptcha(portal, form);
}

/** What greets somebody who has never been here. */
const greetings: Readonly<Record<string, string>> = { welcome: 'modal/welcomeModal', notice: 'modal/noticeModal' };

/** The message of success and the brand's greeting after it, both closed. */
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
