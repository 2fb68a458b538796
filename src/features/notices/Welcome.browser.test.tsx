import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from '#app-tests/app.fixture.tsx';

beforeEach(() => page.viewport(1280, 800));

test('a new member is greeted by name', async () => {
  const app = await openApp({ member: { nickname: 'Marina' } });
  const { closed } = await app.modal('welcomeModal');
  await expect.element(page.getByRole('heading', { name: 'Welcome to Test' })).toBeVisible();
  await expect.element(page.getByText(/^Marina, your account is ready/)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'OK' }));
  expect(await closed).toBe(true);
});

test('a new member is offered the deposit and the security centre where the brand has them (D-66)', async () => {
  const app = await openApp({ member: { nickname: 'Marina' } });
  app.portal.snapshot.panels = { file: '/panels.json', member: ['depositv2', 'securityCenter'], agent: [], pages: [] };
  const { closed } = await app.modal('welcomeModal');
  await expect.element(page.getByRole('button', { name: 'Make a deposit' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Protect the account' }));
  expect(await closed).toBe(true);
  await vi.waitFor(() => expect(app.portal.router.path()).toBe('/?centre=member.securityCenter'));
});
