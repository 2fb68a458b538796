import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { settle } from '#ui/dom/mount.fixture.tsx';
import * as described from '../../../brands/base/panels.json';
import { openApp, slot } from '../app.fixture.tsx';

/** Actions that a demo account may run: nothing that they do needs a real account. */
const open: readonly string[] = [
  'affiliates',
  'customerService',
  'freePlay',
  'logout',
  'openNotices',
  'openSearch',
  'privacyChoices',
  // shows what the row says, and sends nothing
  'showRegisterLink',
  'startGame',
  'toggleTheme',
];
const row = { id: 'C1', code: 'R1', referenceNumber: 'D1', account: 'ben02', kind: 'dividend', status: 'PENDING' };
/** What an action gets: one that runs another gets the name of it, and the other refuses. */
const paramsOf = (name: string) => (name === 'centreAction' ? { ...row, run: 'acceptContract' } : row);
const panels = {
  file: '/panels.json',
  member: Object.keys(described.member),
  agent: Object.keys(described.agent),
  pages: [],
} as const;

const openDemo = (path = '/helpmc') => openApp({ path, member: { type: 4, account: 'demo01' }, panels, on: ['CBS3'] });
const warning = () => page.getByRole('alertdialog', { name: 'This needs a real account.' });
const acknowledge = async () => {
  await expect.element(warning()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => warning().elements()).toEqual([]);
};
/** Names of the calls that were sent, except that of the page. */
const sentBy = ({ portal }: Awaited<ReturnType<typeof openDemo>>) =>
  new Set(portal.calls.map(({ name }) => name).filter((name) => name !== 'helpCenter'));

test('a demo account runs no action that needs a real account, and is told why (D-04)', async () => {
  const app = await openDemo();
  const { registry } = app.portal;
  const names = registry.names('action').filter((name) => !open.includes(name));
  expect(names).toEqual(expect.arrayContaining(['openPanel', 'chat', 'cancelDeposit', 'confirmReceipt', 'acceptContract']));
  const before = sentBy(app);
  for (const name of names) {
    await settle(() => void registry.find('action', name)?.(app.portal, paramsOf(name)));
    await expect.poll(() => warning().elements().length, { message: name }).toBe(1);
    await acknowledge();
    expect(document.querySelector('dialog[open], [role="dialog"]'), name).toBeNull();
  }
  expect(sentBy(app)).toEqual(before);
});

test('a demo account opens no panel, by a button or by an address, and is told why (D-04, ROL-08)', async () => {
  const app = await openDemo();
  const before = sentBy(app);
  for (const menu of ['member', 'agent'] as const) {
    for (const [nth, panel] of panels[menu].entries()) {
      await settle(() => void app.portal.registry.find('action', 'openPanel')?.(app.portal, { menu, panel }));
      await acknowledge();
      if (nth % 4 !== 0) continue;
      await settle(() => void app.portal.router.navigate(`/helpmc?centre=${menu}.${panel}`));
      await acknowledge();
      expect(slot(`panel/${panel}`), panel).toBeNull();
      expect(app.portal.router.path(), panel).toBe('/helpmc');
    }
  }
  expect(sentBy(app)).toEqual(before);
});

test('a demo account changes no password, also where a brand shows it the form (D-04)', async () => {
  const app = await openDemo();
  await app.modal('changePassModal');
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await expect.element(dialog).toBeVisible();
  for (const [name, value] of [
    ['oldPassword', 'River27Stone'],
    ['newPassword', 'River28Stone'],
    ['confirmNewPassword', 'River28Stone'],
  ] as const)
    await userEvent.fill(dialog.element().querySelector(`input[name="${name}"]`)!, value);
  await userEvent.keyboard('{Enter}');
  await acknowledge();
  expect(app.sent('changePassword')).toEqual([]);
});
