import { seedUser } from '../support/seedUsers.ts';
import { freeNumbers, registrationAnswers } from '../support/registration.ts';
import { slot } from './step.ts';
import type { Walker } from './walker.ts';

/** Opens the login popup with the button of the header. */
export async function openLogin({ press, see, say }: Walker): Promise<string> {
  await press({ css: slot('region/header', 'button'), text: say('portal:login') });
  const popup = slot('modal/loginPopupModal');
  await see(popup);
  return popup;
}

/** Moves the slider of the human check to its end, where the brand has one. */
export async function passHumanCheck(walker: Walker): Promise<void> {
  const { enabled } = walker.snapshot.permission.register?.humanVerification ?? {};
  if (enabled !== true && enabled !== '1') return;
  const frame = slot('modal/humanCheckModal', 'iframe');
  await walker.see(frame);
  // its first height is that of an empty page
  await walker.until(`Number(document.querySelector(${JSON.stringify(frame)})?.height) > 60`, 'the check has told its height');
  await walker.measure('human check');
  // its page is another origin's, which does not tell when the slider is there
  await walker.actUntilGone(frame, async () => {
    await walker.value(`document.querySelector(${JSON.stringify(frame)})?.focus()`);
    await walker.key('Tab');
    await walker.key('End');
  });
}

/** Types name and password of a seed user into the open popup, and sends it. */
export async function sendLogin(walker: Walker, popup: string, account: string): Promise<void> {
  const { fill, press, say, brand } = walker;
  await fill(`${popup} input[name="username"]`, account);
  await fill(`${popup} input[name="password"]`, seedUser(brand, account).password ?? '');
  await press({ css: `${popup} form button`, text: say('portal:login') });
  await passHumanCheck(walker);
}

/** The header names the member. */
export const seeMember = (walker: Walker, account: string): Promise<void> => {
  const name = seedUser(walker.brand, account).nickname ?? account;
  return walker.see({ css: slot('region/header', 'button'), text: walker.say('portal:account_menu', { name }) });
};

/** Fills in the open form of registration, captcha and code included. */
export async function fillRegistration(walker: Walker, form: string): Promise<void> {
  const { value, fill, see, until, press, say, sandbox, brand } = walker;
  await see({ css: `${form} button`, text: say('register:create_account') });
  const names = await value<string[]>(
    `walk.all({ css: ${JSON.stringify(`${form} input[aria-required="true"]`)} }).map(({ name }) => name)`,
  );
  for (const name of names) {
    const answer = name === 'mobileNum' ? freeNumbers[brand] : registrationAnswers[name];
    if (answer !== undefined) await fill(`${form} input[name="${name}"]`, answer);
  }
  if (names.includes('verificationCode')) {
    await press({ css: `${form} button`, text: say('fields:send_code') });
    await passHumanCheck(walker);
    await until(
      `(${JSON.stringify(form)}, /\\d+ s/.test(document.querySelector(${JSON.stringify(form)}).innerText))`,
      'a code is sent',
    );
    await fill(`${form} input[name="verificationCode"]`, await sandbox.code('sms'));
  }
  if (names.includes('captcha')) {
    await see(`${form} img[src^="data:image/"]`);
    await fill(`${form} input[name="captcha"]`, await sandbox.code('captcha'));
  }
  if (!walker.snapshot.brand.registerForm.agreement.defaultChecked) await press(`${form} input[name="agreement"]`);
}

/** Confirms the account that the platform made, where nobody chose a user name. */
export async function confirmAccount(walker: Walker): Promise<void> {
  if (walker.snapshot.brand.registerForm.order.includes('username')) return;
  const account = slot('modal/generatedAccountModal');
  await walker.see(`${account} dd`);
  await walker.measure('generated account');
  await walker.press({ css: `${account} button`, text: walker.wordsIn('EN')('register:generated_confirm') });
  await walker.gone(account);
}

/** Opens the account menu of the header. */
export async function openAccountMenu({ press, see }: Walker): Promise<void> {
  await press(slot('region/header', 'button[aria-haspopup="menu"]'));
  await see('[role="menu"] [data-entry]');
}
