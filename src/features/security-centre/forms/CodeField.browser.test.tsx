import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { CallError } from '#platform/errors/callError.ts';
import { errorAt, fill, open, press, refused, shown } from '../securityPanel.fixture.tsx';

beforeEach(() => page.viewport(1280, 900));

const lost = (): never => {
  throw new CallError('timeout', 'emailBind');
};

/** Asks for a code. @returns the dialogs that its answer opens */
async function askForCode(row: 'email' | 'twoStep', emailBind: () => unknown) {
  const { portal, sent } = await open({
    row,
    state: row === 'twoStep' ? { email: 'a•••@mail.example', twoStep: 'email' } : {},
    reply: ({ name }) => (name === 'emailBind' ? emailBind() : undefined),
  });
  await shown('verificationCode');
  if (row === 'email') {
    await shown('email');
    await fill({ email: 'ana@mail.example' });
  }
  await press('Send code');
  await expect.poll(() => sent('emailBind')).toHaveLength(1);
  await expect.element(page.getByRole('button', { name: 'Send code', exact: true })).toBeEnabled();
  return portal.overlayStore.getState().dialogs;
}

test('a refusal that is about the address stands at its field', async () => {
  const dialogs = await askForCode('email', () => refused('email_taken'));
  await errorAt('email').toBe('true');
  expect(dialogs).toEqual([]);
});

test.each<[string, 'email' | 'twoStep', () => unknown]>([
  ['a refusal of another kind', 'email', () => refused('too_many_requests')],
  ['a refusal about a bound address, which has no field', 'twoStep', () => refused('too_many_requests')],
  ['a refusal for a field of another form', 'email', () => refused('mobile_taken')],
  ['a lost answer', 'email', lost],
])('%s is told in a dialog', async (_, row, reply) => {
  const dialogs = await askForCode(row, reply);
  expect(dialogs).toMatchObject([{ title: { key: 'fields:code_not_sent' } }]);
  if (row === 'email') await errorAt('email').not.toBe('true');
});
