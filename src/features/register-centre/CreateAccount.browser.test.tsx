import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Slot } from '#engine/react/Slot.tsx';
import { fields } from '#features/fields/index.ts';
import { CallError } from '#platform/errors/callError.ts';
import { type MadeCall, testPortal } from '#state/forms/fieldHost.fixture.tsx';
import { mayLeave } from '#state/drafts/unsaved.ts';
import { PortalHost } from '#state/portal/PortalHost.fixture.tsx';
import { leavePage, mount } from '#ui/dom/mount.fixture.tsx';
import records from '../../../locales/en/records.json';
import texts from '../../../locales/en/register-centre.json';
import writes from '../../../locales/en/writes.json';
import { registerCentre } from './index.ts';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => sessionStorage.clear());

const rules = {
  username: { enabled: true, required: true, minLength: 6, maxLength: 14, acceptedPattern: '', patternId: 1 },
  password: { enabled: true, required: true, minLength: 8, maxLength: 16, acceptedPattern: '', patternId: 5 },
  nickname: { enabled: false, required: false, minLength: 2, maxLength: 20, acceptedPattern: '', patternId: 0 },
};

async function open(reply: (call: MadeCall) => unknown = () => undefined) {
  const states: string[] = [];
  const portal = testPortal({
    features: [registerCentre, fields],
    reply: (call) => {
      const own = reply(call);
      if (own !== undefined) return own;
      if (call.name === 'agentDownlines') return { rows: [], total: 0, totalPages: 1, pageNo: 1, totals: {} };
      if (call.name === 'agentAccountTemplates') return { templates: [{ id: 'standard', name: 'Standard', rebateRate: '0.5' }] };
      const { username } = call.request as { username: string };
      return { id: '20001', account: username };
    },
  });
  const bundles = { 'register-centre': texts, writes, records };
  for (const [name, bundle] of Object.entries(bundles)) portal.texts.addResourceBundle('en', name, bundle);
  const member = { id: 'a-1', account: 'agent001', nickname: 'Otto', type: 1 };
  portal.session.setState({ token: 'st_1', memberType: 1, username: 'agent001', member });
  portal.system.setState({ registerSettings: rules });
  const show = () =>
    mount(
      <MemoryRouter>
        <PortalHost portal={portal}>
          <Slot kind="panel" name="createAccount" onState={(state) => void states.push(state)} />
        </PortalHost>
      </MemoryRouter>,
    );
  await show();
  const sent = () => portal.calls.filter(({ name }) => name === 'agentCreateAccount');
  return { portal, states, sent, show };
}

const username = () => page.getByRole('textbox', { name: 'Username' });
const password = () => page.getByPlaceholder('Password *');
const submit = (name = 'Create account') => userEvent.click(page.getByRole('button', { name, exact: true }));
const fill = async () => {
  await userEvent.fill(username(), ' lucia07 ');
  await userEvent.fill(password(), 'Lucia2026');
};

test('type, template and fields are sent; the credentials are shown once, each to copy (P-16)', async () => {
  const { sent, states, portal } = await open();
  await expect.element(page.getByRole('button', { name: 'Create account' })).toBeVisible();
  expect(states.at(-1)).toBe('ready');
  await userEvent.click(page.getByRole('radiogroup', { name: 'Account type' }).getByText('Agent'));
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Template' }), 'Standard · rebate 0.5%');
  await fill();
  await userEvent.fill(page.getByRole('textbox', { name: 'Nickname' }), 'Lucia');
  await submit();
  await expect.element(page.getByText('Lucia2026')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Copy lucia07' })).toBeVisible();
  expect(sent().map(({ request }) => request)).toEqual([
    { accountType: 'AGENT', username: 'lucia07', password: 'Lucia2026', nickname: 'Lucia', template: 'standard' },
  ]);
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Lucia2026');
  await userEvent.click(page.getByRole('button', { name: 'Create another account' }));
  expect(page.getByText('Lucia2026').elements()).toEqual([]);
  await expect.element(username()).toHaveValue('');
  expect(portal.overlayStore.getState().dialogs).toEqual([]);
});

test('what was typed comes back when the form is shown again, except the password, and is asked for before it is left', async () => {
  const { portal, sent, show } = await open();
  await userEvent.click(page.getByRole('radiogroup', { name: 'Account type' }).getByText('Agent'));
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Template' }), 'Standard · rebate 0.5%');
  await fill();
  await leavePage();
  await show();
  await expect.element(username()).toHaveValue(' lucia07 ');
  await expect.element(password()).toHaveValue('');
  const leaving = mayLeave(portal);
  await expect.poll(() => portal.overlayStore.getState().dialogs.length).toBe(1);
  portal.overlay.closeDialog(portal.overlayStore.getState().dialogs[0]!.id, false);
  expect(await leaving).toBe(false);
  await userEvent.fill(password(), 'Lucia2026');
  await submit();
  await expect.element(page.getByText('Lucia2026')).toBeVisible();
  expect(sent().map(({ request }) => request)).toMatchObject([{ accountType: 'AGENT', template: 'standard' }]);
  // it is created, so nothing of it is kept
  await leavePage();
  await show();
  await expect.element(username()).toHaveValue('');
});

test('where members sign in elsewhere, the form and the new account say where', async () => {
  const memberSite = 'https://play.example';
  await open(({ name }) => (name === 'agentAccountTemplates' ? { templates: [], memberSite } : undefined));
  const note = page.getByText(`Members sign in at ${memberSite}, not on this site.`);
  await expect.element(note).toBeVisible();
  await userEvent.click(page.getByRole('radiogroup', { name: 'Account type' }).getByText('Agent'));
  await expect.element(note).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('radiogroup', { name: 'Account type' }).getByText('Member'));
  await fill();
  await submit();
  await expect.element(page.getByRole('button', { name: `Copy ${memberSite}` })).toBeVisible();
});

test.each([
  ['', 'Lucia2026', 'username', /./],
  ['ab', 'Lucia2026', 'username', /6.*14/],
  ['lu cia07', 'Lucia2026', 'username', /./],
  ['<b>lucia', 'Lucia2026', 'username', /./],
  ['lucia07', '', 'password', /./],
  ['lucia07', 'short1', 'password', /8.*16/],
  ['lucia07', 'x'.repeat(40), 'password', /8.*16/],
])('%j with the password %j is refused at the field, as at the registration', async (name, secret, field, message) => {
  const { sent } = await open();
  await userEvent.fill(username(), name);
  await userEvent.fill(password(), secret);
  await submit();
  const wrong = field === 'username' ? username() : password();
  await expect.element(wrong).toHaveAttribute('aria-invalid', 'true');
  await expect.element(wrong).toHaveAccessibleDescription(message);
  expect(sent()).toEqual([]);
});

test('a taken name is said at its field; another refusal above the form', async () => {
  let code = 'username_taken';
  await open(({ name }) => (name === 'agentCreateAccount' ? { ok: false, code, message: '' } : undefined));
  await fill();
  await submit();
  await expect.element(username()).toHaveAttribute('aria-invalid', 'true');
  code = 'in_function_not_open';
  await userEvent.fill(username(), 'lucia08');
  await submit();
  await expect.element(page.getByText('This function is not open.')).toBeVisible();
});

test('after a lost answer the form is locked, and the same account goes again under its key', async () => {
  let isLost = true;
  const { sent } = await open(({ name }) => {
    if (name === 'agentCreateAccount' && isLost) throw new CallError('timeout', 'agentCreateAccount');
    return undefined;
  });
  await fill();
  await submit();
  await expect.element(page.getByText(/^The records do not show it yet/)).toBeVisible();
  // another password would be shown, but not be the account's
  await expect.element(password()).toBeDisabled();
  isLost = false;
  await submit('Send again');
  await expect.element(page.getByText('Lucia2026')).toBeVisible();
  expect(new Set(sent().map(({ key }) => key)).size).toBe(1);
  expect(sessionStorage.getItem('pendingWrites') ?? '').not.toContain('Lucia2026');
});

test('an account that the records show after a reload is named without a password', async () => {
  const { sent, show } = await open(({ name }) => {
    if (name === 'agentCreateAccount') throw new CallError('timeout', 'agentCreateAccount');
    const rows = sent().map(({ key }) => ({ id: '1', account: 'lucia07', type: 'MEMBER', level: 1, requestKey: key }));
    return name === 'agentDownlines' && isRecorded ? { rows, total: 1, totalPages: 1, totals: {} } : undefined;
  });
  let isRecorded = false;
  await fill();
  await submit();
  await expect.element(page.getByText(/^The records do not show it yet/)).toBeVisible();
  isRecorded = true;
  await show();
  await expect
    .element(page.getByText('The account has the password that you entered when you first sent this form.', { exact: false }))
    .toBeVisible();
  expect(page.getByText('Lucia2026').elements()).toEqual([]);
  expect(sent()).toHaveLength(1);
});

test('a failed read of the templates is said, and read again', async () => {
  let fails = true;
  const { states } = await open(({ name }) => {
    if (name === 'agentAccountTemplates' && fails) throw new CallError('unavailable', 'agentAccountTemplates');
    return undefined;
  });
  await expect.poll(() => states.at(-1)).toBe('error');
  fails = false;
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(username()).toBeVisible();
});
