import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from './app.fixture.tsx';

beforeEach(() => page.viewport(1280, 900));

/** Rules that differ from every form's defaults: a length, a value that it accepts, and one that other rules accept. */
const rules = {
  username: { length: 6, pattern: 1, fits: 'anamar', breaks: 'anamartins' },
  password: { length: 12, pattern: 4, fits: 'Meadow202612', breaks: 'Meadow2026' },
  mobileNum: { length: 9, pattern: 6, fits: '119876500', breaks: '11987650001' },
};
type Ruled = keyof typeof rules;

const registerSettings = Object.fromEntries(
  Object.entries(rules).map(([field, { length, pattern }]) => [
    field,
    { enabled: true, required: true, minLength: length, maxLength: length, patternId: pattern },
  ]),
) as never;

type App = Awaited<ReturnType<typeof openApp>>;
interface Form {
  /** Inputs by the rule that they follow. */
  inputs: Partial<Record<Ruled, string>>;
  path?: string;
  member?: object;
  open?: (app: App) => Promise<unknown>;
  send: string;
}

const choose = (text: string) => userEvent.click(page.getByRole('dialog').getByText(text, { exact: true }).first());

const forms: Record<string, Form> = {
  registration: {
    path: '/register',
    inputs: { username: 'username', password: 'password', mobileNum: 'mobileNum' },
    send: 'Create account',
  },
  'a change of the password': {
    member: {},
    inputs: { password: 'newPassword' },
    open: ({ modal }) => modal('changePassModal'),
    send: 'Save',
  },
  'a reset by e-mail': { inputs: { username: 'username' }, open: ({ modal }) => modal('forgetPassModal'), send: 'Send e-mail' },
  'a reset by phone': {
    inputs: { password: 'newPassword', mobileNum: 'mobileNum' },
    async open({ modal }) {
      await modal('forgetPassModal');
      await choose('Mobile number');
    },
    send: 'Set the new password',
  },
  'a sign-in by phone': {
    inputs: { mobileNum: 'mobileNum' },
    async open({ modal }) {
      await modal('loginPopupModal');
      await choose('SMS code');
    },
    send: 'Log in',
  },
};

const input = (name: string) => document.querySelector<HTMLInputElement>(`form input[name="${name}"]`);
test.each(Object.entries(forms))(
  '%s follows the rules of the platform (FLD-09)',
  async (_, { inputs, path, member, open, send }) => {
    const app = await openApp({
      on: ['DIRECTREG3', 'CHNGPASSVERIF3', 'MOBILEVERCODELOGIN3'],
      registerSettings,
      ...(path ? { path } : {}),
      ...(member ? { member } : {}),
    });
    await open?.(app);
    const ruled = Object.entries(inputs) as [Ruled, string][];
    await expect.poll(() => ruled.every(([, name]) => input(name) !== null)).toBe(true);
    const wrong = () => ruled.filter(([, name]) => input(name)!.hasAttribute('aria-invalid')).map(([rule]) => rule);
    const sendWith = async (value: 'fits' | 'breaks') => {
      for (const [rule, name] of ruled) await userEvent.fill(input(name)!, rules[rule][value]);
      await userEvent.click(page.getByRole('button', { name: send, exact: true }).last());
    };
    await sendWith('breaks');
    await expect.poll(wrong).toEqual(ruled.map(([rule]) => rule));
    await sendWith('fits');
    await expect.poll(wrong).toEqual([]);
  },
);
