import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from '#app/app.fixture.tsx';

beforeEach(() => page.viewport(1280, 800));

test('a new member is greeted by name', async () => {
  const app = await openApp({ member: { nickname: 'Marina' } });
  const { closed } = await app.modal('welcomeModal');
  await expect.element(page.getByRole('heading', { name: 'Welcome to Test' })).toBeVisible();
  await expect.element(page.getByText(/^Marina, your account is ready/)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'OK' }));
  expect(await closed).toBe(true);
});
