import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Slot } from '#engine/react/Slot.tsx';
import { testPortal } from '#state/forms/fieldHost.fixture.tsx';
import { PortalHost } from '#state/portal/PortalHost.fixture.tsx';
import { mount } from '#ui/dom/mount.fixture.tsx';
import english from '../../../locales/en/register.json';
import portuguese from '../../../locales/pt/register.json';
import vietnamese from '../../../locales/vi/register.json';
import { registerSuccess } from './index.ts';

const languages: Record<string, object> = { en: english, pt: portuguese, vi: vietnamese };

async function show(name: string, language: string, params: Record<string, string> = {}) {
  const close = vi.fn();
  const portal = testPortal({
    features: [registerSuccess],
    environment: { fetchTexts: async (tag) => ({ register: languages[tag] ?? {}, portal: {} }) as never },
  });
  portal.preferences.setState({ language });
  await portal.texts.changeLanguage(language.toLowerCase());
  await mount(
    <PortalHost portal={portal}>
      <Suspense>
        <Slot kind="modal" name={name} params={params} locked close={close} />
      </Suspense>
    </PortalHost>,
  );
  return close;
}

test('the success modal is shown and closes (REG-12)', async () => {
  const close = await show('registerSuccessModal', 'EN');
  await expect.element(page.getByRole('dialog', { name: 'Registered successfully' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'OK' }));
  await expect.poll(() => close.mock.calls).toEqual([[true]]);
});

test('the generated account is shown in English in a Portuguese portal (RSB-18, D-57)', async () => {
  await show('generatedAccountModal', 'PT', { account: 'm80012' });
  await expect.element(page.getByRole('dialog', { name: 'Your account was created' })).toBeVisible();
  expect(document.querySelector('dl')?.lang).toBe('en');
  await expect.element(page.getByText('m80012')).toBeVisible();
  expect(document.querySelectorAll('dt')).toHaveLength(1);
});

test('and in Vietnamese in a Vietnamese one, with the generated password', async () => {
  const close = await show('generatedAccountModal', 'VI', { account: 'm80012', password: 'Xy12ab34' });
  await expect.element(page.getByRole('dialog', { name: 'Tài khoản của bạn đã được tạo' })).toBeVisible();
  await expect.element(page.getByText('Xy12ab34')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(close).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole('button', { name: 'Tôi đã lưu' }));
  await expect.poll(() => close.mock.calls).toEqual([[true]]);
});

test('account and password can be copied; a refusal shows a message', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce(undefined);
  await show('generatedAccountModal', 'EN', { account: 'm80012', password: 'Xy12ab34' });
  await userEvent.click(page.getByRole('button', { name: 'Copy: Account name' }));
  await expect.element(page.getByRole('button', { name: 'Copied: Account name' })).toBeVisible();
  expect(write).toHaveBeenCalledWith('m80012');
  write.mockRejectedValueOnce(new Error('NotAllowedError'));
  await userEvent.click(page.getByRole('button', { name: 'Copy: Password' }));
  await expect.element(page.getByRole('button', { name: 'Copying is not allowed here: Password' })).toBeVisible();
});
