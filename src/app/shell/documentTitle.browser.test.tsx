import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '#app-tests/app.fixture.tsx';
import { openCentre } from '#features/centre/centre.fixture.ts';
import { settle } from '#ui/dom/mount.fixture.tsx';

afterEach(() => sessionStorage.clear());

const told = () =>
  [...document.querySelectorAll('.visually-hidden[aria-live="polite"]')].map(({ textContent }) => textContent).join('');

test.each([
  '/register',
  '/promotions',
  '/pointMall',
  '/winners',
  '/vip',
  '/download',
  '/responsible',
  '/feedback',
  '/helpmc',
  '/rng',
  '/elott',
  '/vnlottery',
])('the document at %s is named after the heading of its page (WCAG 2.4.2)', async (path) => {
  await page.viewport(1280, 800);
  await openApp({ path, on: ['directRegister', 'VIP3', 'APP3'] });
  const heading = page.getByRole('heading', { level: 1 });
  await expect.element(heading).toBeInTheDocument();
  const name = heading.element().textContent;
  expect(name).not.toBe('');
  await expect.poll(() => document.title).toBe(name.includes('Test') ? name : `${name} · Test`);
  expect(told(), 'the first page is read anyway').toBe('');
});

test('a change of page is told once it is there, and the title goes with its page', async () => {
  await page.viewport(1280, 800);
  const { portal } = await openApp({ path: '/vip' });
  await expect.poll(() => document.title).toMatch(/ · Test$/);
  const first = document.title;
  await settle(() => portal.router.navigate('/responsible'));
  await expect.poll(() => document.title).toBe('Keep play a pastime · Test');
  expect(told()).toBe('Keep play a pastime');
  await settle(() => portal.router.navigate('/vip'));
  await expect.poll(() => document.title).toBe(first);
  expect(told()).toBe(first.replace(' · Test', ''));
});

test('a panel over the page names the document while it is open', async () => {
  await page.viewport(1280, 800);
  const { portal } = await openCentre({ query: 'centre=member.transactionHistory' });
  await expect.poll(() => document.title).toBe('Account record · Test');
  await settle(() => portal.router.navigate('/helpmc?centre=member.personalHistoryCopy'));
  await expect.poll(() => document.title).toBe('Betting record · Test');
  expect(told()).toBe('Betting record');
  await settle(() => portal.router.navigate('/helpmc'));
  await expect.poll(() => document.title).toBe('Help centre · Test');
});
