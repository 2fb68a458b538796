import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openCentre, stateOf } from '#features/centre/centre.fixture.ts';
import { openApp, slot } from '#app-tests/app.fixture.tsx';
import { settle } from '#ui/dom/mount.fixture.tsx';
import { topModal } from '#ui/overlay/topLayer.ts';

beforeEach(() => page.viewport(1280, 900));

const QUERY = 'centre=member.transactionHistory';
const above = () => slot('modal/downlineTransferModal');
const password = () => above()!.querySelector<HTMLInputElement>('[name="paymentPassword"]')!;
const openDialogs = () => [...document.querySelectorAll('dialog')].filter((dialog) => dialog.open);

async function openForm() {
  const app = await openCentre({ query: QUERY });
  await expect.poll(() => stateOf('transactionHistory')).toBe('ready');
  void app.portal.overlay.openModal('downlineTransferModal', { account: 'agent002' });
  await expect.poll(() => above()?.querySelector('[name="paymentPassword"]') ?? null).not.toBeNull();
  await userEvent.fill(password(), '482913');
  return app;
}

test.each(['maintenance', 'restriction'] as const)(
  '%s hides what is open over the site, and gives it back as it lay',
  async (screen) => {
    const { portal } = await openForm();
    const answer = portal.overlay.confirm({ title: { text: 'Really?' } });
    await expect.element(page.getByRole('alertdialog')).toBeVisible();

    await settle(() => portal.system.setState({ screen }));
    await expect.poll(() => openDialogs()).toEqual([]);
    expect(topModal()).toBeNull();
    await expect.element(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(above()?.checkVisibility()).toBe(false);

    await settle(() => portal.system.setState({ screen: null }));
    await expect.poll(() => openDialogs()).toHaveLength(3);
    expect(topModal()).toBe(document.querySelector('[role="alertdialog"]'));
    // only what lies above all can be pressed and typed in
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'OK' }));
    expect(await answer).toBe(true);
    expect(topModal()).toBe(above());
    expect(password().value).toBe('482913');
    await userEvent.fill(password(), '111111');
    expect(password().value).toBe('111111');
    await userEvent.keyboard('{Escape}');
  },
);

test('what is opened over such a screen is seen there', async () => {
  const { portal } = await openForm();
  await settle(() => portal.system.setState({ screen: 'maintenance' }));
  void portal.overlay.warn({ title: { text: 'We are back at noon.' } });
  await expect.element(page.getByText('We are back at noon.')).toBeVisible();
  expect(openDialogs()).toHaveLength(1);
});

test('an address that names a centre is not opened before there is a site', async () => {
  const { portal } = await openApp({ path: `/helpmc?${QUERY}`, member: {}, system: { screen: 'maintenance' } });
  await expect.element(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(slot('modal/centre')).toBeNull();
  await settle(() => portal.system.setState({ screen: null }));
  await expect.poll(() => slot('modal/centre')).not.toBeNull();
});
