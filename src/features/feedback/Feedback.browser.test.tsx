import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, slot } from '#app/app.fixture.tsx';

beforeEach(() => page.viewport(1280, 800));

const message = () => page.getByRole('textbox', { name: 'Your message' });
const send = () => userEvent.click(page.getByRole('button', { name: 'Send', exact: true }));

test('counts characters as people do, 5 to 140 (FBK-02, D-70)', async () => {
  const app = await openApp({ path: '/feedback', reply: ({ name }) => (name === 'feedback' ? { id: 'F1' } : null) });
  for (const wrong of ['', 'abcd', '  ab  ', '🐟🐟🐟🐟', 'x'.repeat(141)]) {
    await userEvent.fill(message(), wrong);
    await send();
    await expect.poll(() => slot('page/feedback')!.querySelector('textarea[aria-invalid]')).not.toBeNull();
  }
  expect(app.sent('feedback')).toEqual([]);
  await userEvent.fill(message(), ` ${'🐟'.repeat(140)} `);
  await send();
  await expect.poll(() => app.sent('feedback')).toEqual([{ type: 'suggestion', content: '🐟'.repeat(140) }]);
});

test('keeps what was typed until it was taken, then thanks', async () => {
  let answer: unknown = { ok: false, code: 'too_many_requests', message: 'x', value: null };
  const app = await openApp({ path: '/feedback', reply: ({ name }) => (name === 'feedback' ? answer : null) });
  await userEvent.click(page.getByText('Payment', { exact: true }));
  await userEvent.fill(message(), 'The wheel stops');
  await userEvent.fill(page.getByRole('textbox', { name: /How to reach you/ }), 'ana@mail.example');
  await send();
  await expect.element(page.getByText('Too many attempts. Please wait a moment.')).toBeVisible();
  await expect.element(message()).toHaveValue('The wheel stops');
  answer = { id: 'F1' };
  await send();
  await expect.element(page.getByText('Your message has arrived.')).toBeVisible();
  expect(app.sent('feedback').at(-1)).toEqual({ type: 'payment', content: 'The wheel stops', contact: 'ana@mail.example' });
  await expect.element(message()).toHaveValue('');
});
