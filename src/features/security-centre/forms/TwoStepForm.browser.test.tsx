import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bare, fill, open, press, shown } from '../securityPanel.fixture.tsx';

beforeEach(() => page.viewport(1280, 900));

test('two steps are turned off with a code sent the way they are on, whatever else is bound (P-01)', async () => {
  let twoStep: 'email' | null = 'email';
  const bound = { ...bare, mobile: '•••• 0001', email: 'a•••@mail.example' };
  const { portal, sent } = await open({
    row: 'twoStep',
    reply: ({ name }) => {
      if (name === 'memberSecurity') return { ...bound, twoStep };
      if (name === 'emailBind') return { expiredMinutes: 2 };
      if (name === 'setTwoStep') twoStep = null;
      return undefined;
    },
  });
  await shown('verificationCode');
  const row = page.getByRole('listitem').filter({ hasText: 'Two-step verification' });
  await expect.element(row.getByText('Logins then need only the password.')).toBeVisible();
  await expect.element(row.getByText('On, code by email')).toBeVisible();
  // the way is settled
  expect(page.getByRole('radio').elements()).toEqual([]);
  await press('Send code');
  await expect.poll(() => sent('emailBind')).toEqual([{}]);
  expect(sent('smsBind')).toEqual([]);
  await fill({ verificationCode: 'Your code is 482 913.' });
  await userEvent.click(row.getByRole('button', { name: 'Turn off', exact: true }).last());
  await expect.poll(() => sent('setTwoStep')).toEqual([{ enabled: false, channel: 'email', verificationCode: '482913' }]);
  await expect.poll(() => portal.overlayStore.getState().toasts.at(-1)?.message).toEqual({ key: 'security-centre:two_step_off' });
  await expect.element(row.getByText('Off', { exact: true })).toBeVisible();
  await expect.poll(() => document.querySelector('input[name="verificationCode"]')).toBeNull();
});
