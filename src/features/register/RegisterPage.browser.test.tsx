import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Slot } from '#engine/react/Slot.tsx';
import type { Announcements } from '#contract/types.ts';
import { mount, settle } from '#ui/dom/mount.fixture.tsx';
import { registerPortal, RegisterHost } from './register.fixture.tsx';
import { withMotion } from '#ui/dom/motion.fixture.ts';

withMotion();

const route = { name: 'register', path: '/register', params: {} };
const offer = (id: string, category = 'new_player') => ({ id, category, title: `Offer ${id}`, summary: 'Words.' });
const promotions = (...list: ReturnType<typeof offer>[]): Announcements => ({ promotion: list });
const on = ['DIRECTREG3', 'MOBILEREG3', 'PROMOWELCOME3'];

const input = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`) as HTMLInputElement;
const element = (portal: Awaited<ReturnType<typeof registerPortal>>) => (
  <RegisterHost portal={portal}>
    <Slot kind="page" name="register" route={route} banner={null} />
  </RegisterHost>
);
const show = async (announcements: Announcements = {}, flags = on) =>
  mount(element(await registerPortal({ on: flags, announcements })));

const address = location.href;
afterEach(() => history.replaceState(null, '', address));

test('the page has its slot, its title and a back link (REG-01, REG-05)', async () => {
  await show();
  expect(document.querySelector('[data-slot="page/register"]')).not.toBeNull();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible();
  expect(page.getByText('Back to home').element().closest('a')?.getAttribute('href')).toBe('/');
});

test('the carousel shows only offers to new players, each linked to its page (REG-06, REG-08)', async () => {
  await show(promotions(offer('7'), offer('8', 'weekly')));
  expect(document.querySelectorAll('[data-promotion]')).toHaveLength(1);
  expect(document.querySelector('section button[aria-label="Pause"]')).toBeNull();
  await userEvent.click(page.getByRole('link', { name: /Offer 7/ }));
  await expect.poll(() => document.querySelector('[data-path]')?.textContent).toBe('/promotions/7');
});

test('several offers advance by themselves (REG-07)', async () => {
  await show(promotions(offer('7'), offer('9')));
  await expect.element(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  expect(document.querySelectorAll('[data-promotion]')).toHaveLength(2);
});

test('without offers, or where they are not allowed, the brand picture is shown', async () => {
  // on narrow screens it has no place, and is not fetched
  await page.viewport(1280, 900);
  await show();
  // after the form, whose code comes first
  await expect.poll(() => document.querySelector('aside img')?.getAttribute('src')).toBe('/images/register-art.webp');
  await show(promotions(offer('7')), ['DIRECTREG3']);
  expect(document.querySelector('[data-promotion]')).toBeNull();
  await page.viewport(414, 896);
});

test('the prerendered page hydrates without changes and keeps text typed before', async () => {
  history.replaceState(null, '', '?referralCode=ANA4821');
  const portal = await registerPortal({ on, announcements: promotions(offer('7'), offer('9')), info: { captchaEnabled: true } });
  const html = renderToString(element(portal));
  expect(html).not.toMatch(/ style="/);
  expect(html).not.toContain('ANA4821');
  const host = document.createElement('div');
  document.body.append(host);
  host.innerHTML = html;
  input('username').value = 'anamartins';
  input('password').value = 'Secret1234';
  input('agreement').checked = false;

  const faults: unknown[] = [];
  let root: ReturnType<typeof hydrateRoot> | undefined;
  await settle(() => {
    root = hydrateRoot(host, element(portal), { onRecoverableError: (cause) => faults.push(cause) });
  });
  expect(faults).toEqual([]);
  expect(input('username').value).toBe('anamartins');
  expect(input('agreement').checked).toBe(false);
  await expect.poll(() => input('referralCode')?.value).toBe('ANA4821');

  await userEvent.click(page.getByRole('button', { name: 'Create account' }));
  await expect.poll(() => input('agreement').getAttribute('aria-invalid')).toBe('true');
  expect(input('username').hasAttribute('aria-invalid')).toBe(false);
  expect(input('confirmPassword').getAttribute('aria-invalid')).toBe('true');
  await settle(() => root?.unmount());
  host.remove();
});

/** What extensions and translators do to a page before its code has come. */
const changes: Readonly<Record<string, (host: HTMLElement) => void>> = {
  'an icon beside the password': () => input('password').after(document.createElement('i')),
  'another element around the inputs': () => {
    const field = input('username').parentElement!;
    const frame = document.createElement('div');
    field.replaceWith(frame);
    frame.append(field);
  },
  'replaced words': (host) => void (host.querySelector('h1')!.textContent = 'Crea tu cuenta'),
  'a link around a text': (host) => {
    const text = host.querySelector('form button[type="submit"]')!.lastChild!;
    const link = document.createElement('a');
    text.replaceWith(link);
    link.append(text, '.');
  },
  'fonts around texts': (host) => {
    for (const label of host.querySelectorAll('label')) {
      const font = document.createElement('font');
      font.append(...label.childNodes);
      label.append(font);
    }
  },
};
let pages = 0;
afterEach(() => document.querySelectorAll('[data-published]').forEach((host) => host.remove()));

test.each(Object.keys(changes))('what was typed stays, with the caret, where a page is rendered anew for %s', async (change) => {
  const portal = await registerPortal({ on });
  const host = document.createElement('div');
  host.dataset['published'] = '';
  document.body.append(host);
  // as in a published page, the form has places for early faults
  host.innerHTML = '<i data-fault></i>';
  host.innerHTML = renderToString(element(portal));
  pages += 1;
  await import(/* @vite-ignore */ `../../early/earlyForm.ts?page=${pages}`);
  changes[change]!(host);
  const old = input('username');
  await userEvent.type(input('password'), 'Secret1234');
  await userEvent.click(input('agreement'));
  await userEvent.type(old, 'ana.m');
  old.setSelectionRange(2, 4);

  const faults: unknown[] = [];
  let root: ReturnType<typeof hydrateRoot> | undefined;
  await settle(() => {
    root = hydrateRoot(host, element(portal), { onRecoverableError: (cause) => faults.push(cause) });
  });
  await expect.poll(() => old.isConnected).toBe(false);
  expect(faults.length).toBeGreaterThan(0);
  const username = input('username');
  expect(username.value).toBe('ana.m');
  expect(input('password').value).toBe('Secret1234');
  expect(input('agreement').checked).toBe(false);
  expect(document.activeElement).toBe(username);
  expect([username.selectionStart, username.selectionEnd]).toEqual([2, 4]);
  // the form knows them, and that the password was left
  await userEvent.keyboard('x');
  await userEvent.click(page.getByRole('button', { name: 'Create account' }));
  await expect.poll(() => input('agreement').getAttribute('aria-invalid')).toBe('true');
  expect(input('password').hasAttribute('aria-invalid')).toBe(false);
  expect(username.value).toBe('anxm');
  await settle(() => root?.unmount());
});

test('the modal and the tab of the login popup contain the same form (REG-10, REG-11)', async () => {
  const portal = await registerPortal({ on });
  const closed: unknown[] = [];
  const modal = (
    <RegisterHost portal={portal}>
      <Slot kind="modal" name="registerModal" params={{}} locked={false} close={(result) => closed.push(result)} />
    </RegisterHost>
  );
  const draw = await mount(modal);
  await expect.element(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible();
  expect(document.querySelector('[data-slot="modal/registerModal"] [data-slot="field/username"]')).not.toBeNull();
  await userEvent.click(page.getByRole('button', { name: 'Close' }));
  expect(closed).toEqual([false]);

  await draw(
    <RegisterHost portal={portal}>
      <Slot kind="panel" name="registerForm" />
    </RegisterHost>,
  );
  await expect.poll(() => document.querySelector('[data-slot="panel/registerForm"] [data-slot="field/username"]')).not.toBeNull();
});
