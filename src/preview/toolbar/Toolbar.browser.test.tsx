import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { OutboxMessage } from '#sandbox/model/state.ts';
import { brandFlags } from '#state/portal/system.ts';
import { settle } from '#ui/dom/mount.fixture.tsx';
import { openWorkbench } from './workbench.fixture.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const tab = (name: string) => page.getByRole('tab', { name, exact: true });

test('the tools open by their button and by keys, on the last used tool', async () => {
  const { store } = await openWorkbench();
  await expect.element(page.getByRole('complementary')).not.toBeInTheDocument();
  await userEvent.click(button('Tools'));
  await expect.element(tab('State')).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(tab('Flags'));
  await userEvent.click(button('Close tools'));
  expect(store.getState().panel).toBeNull();
  await userEvent.keyboard('{Alt>}{Shift>}p{/Shift}{/Alt}');
  await expect.element(tab('Flags')).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByRole('tabpanel', { name: 'Flags' })).toBeVisible();
});

test('the focus goes into the tools that open, and back to their button from those that close', async () => {
  await openWorkbench();
  const tools = page.getByRole('tabpanel', { name: 'State' });
  await userEvent.click(button('Tools'));
  await expect.element(tools).toHaveFocus();
  await userEvent.tab();
  expect(tools.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Alt>}{Shift>}p{/Shift}{/Alt}');
  await expect.element(button('Tools')).toHaveFocus();
  await userEvent.keyboard('{Alt>}{Shift>}i{/Shift}{/Alt}');
  await expect.element(page.getByRole('tabpanel', { name: 'Inspect' })).toHaveFocus();
});

test('arrow keys move between the tabs', async () => {
  await openWorkbench({ options: { panel: 'state' } });
  await userEvent.click(tab('State'));
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab('Flags')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.element(tab('Report')).toHaveFocus();
});

test('every option is shown and can be changed', async () => {
  const { change, store } = await openWorkbench({ options: { panel: 'state' } });
  await userEvent.selectOptions(page.getByLabelText('Scenario'), 'maintenance');
  expect(change).toHaveBeenLastCalledWith({ scenario: 'maintenance' });
  await userEvent.selectOptions(page.getByLabelText('Signed in as'), 'member01');
  expect(change).toHaveBeenLastCalledWith({ user: 'member01' });
  await userEvent.selectOptions(page.getByLabelText('Language'), 'pseudo');
  expect(change).toHaveBeenLastCalledWith({ lang: 'pseudo' });
  await userEvent.click(page.getByRole('radio', { name: 'Dark' }));
  expect(change).toHaveBeenLastCalledWith({ theme: 'dark' });
  await userEvent.click(page.getByRole('radio', { name: 'Restricted' }));
  expect(change).toHaveBeenLastCalledWith({ status: 2 });
  await userEvent.selectOptions(page.getByLabelText('Latency'), '3000');
  expect(change).toHaveBeenLastCalledWith({ latency: 3000 });
  await expect.element(page.getByText('2026-05-01 14:00 UTC (ahead by 2h)')).toBeVisible();
  await userEvent.click(button('+1h'));
  expect(change).toHaveBeenLastCalledWith({ clock: 10_800_000 });
  await userEvent.click(button('Reset to now'));
  expect(change).toHaveBeenLastCalledWith({ clock: 0 });
  await userEvent.click(page.getByRole('radio', { name: '390' }));
  expect(store.getState().frame).toBe(390);
  await expect.poll(() => document.querySelector('iframe')?.clientWidth).toBe(390);
});

test('a flag is found by its name or alias and has three positions', async () => {
  const { change, portal } = await openWorkbench({ options: { panel: 'flags' } });
  const whitelabel = [
    { modId: 'ROOT', enabled: '1', childrenNodes: [{ modId: 'CBS3', enabled: '0' }] },
    { modId: 'FREEPLAY3', enabled: '1' },
  ];
  const flags = brandFlags(portal.brand, whitelabel);
  await settle(() => portal.system.setState({ flags }));
  await userEvent.fill(page.getByRole('searchbox', { name: 'Search flags' }), 'chat');
  await expect.element(page.getByRole('radiogroup', { name: 'CBS3' })).toBeVisible();
  await expect.element(page.getByRole('radiogroup', { name: 'FREEPLAY3' })).not.toBeInTheDocument();
  await expect.element(page.getByText("CBS3 is off: its enabled is '0', not '1'.")).toBeVisible();
  // below the one above it, whose value stands beside it
  expect(document.querySelector('[data-flag="ROOT"] [data-flag="CBS3"]')).not.toBeNull();
  await expect.element(page.getByText("'1'", { exact: true })).toBeVisible();
  const choose = (name: string) => userEvent.click(page.getByRole('radiogroup', { name: 'CBS3' }).getByRole('radio', { name }));
  await choose('Off');
  expect(change).toHaveBeenLastCalledWith({ flags: { CBS3: '0' } });
  await choose('Tree');
  expect(change).toHaveBeenLastCalledWith({ flags: { CBS3: null } });
  await userEvent.click(button('Reset all'));
  expect(change).toHaveBeenLastCalledWith({ flags: { CBS3: null } });
  await userEvent.fill(page.getByRole('searchbox'), 'zzz');
  await expect.element(page.getByText('No matching flag.')).toBeVisible();
});

test('the outbox updates when a message arrives, with a button that copies the code', async () => {
  const { set } = await openWorkbench({ options: { panel: 'outbox' } });
  await expect.element(page.getByText(/appear here/)).toBeVisible();
  const message: OutboxMessage = {
    id: 1,
    channel: 'sms',
    to: '+55 11 0000',
    subject: 'Registration',
    text: 'Your code is 482915.',
    code: '482915',
    at: 0,
  };
  await set({ outbox: [message] });
  await expect.element(page.getByRole('status').filter({ hasText: '482915' })).toBeVisible();
  await expect.element(button('Copy 482915')).toBeVisible();
  await expect.element(tab('Outbox 1')).toBeVisible();
});

test('rejected options are listed until dismissed', async () => {
  const { set } = await openWorkbench();
  await set({ problems: ['There is no user "member1". Did you mean member01?'] });
  await expect.element(page.getByRole('status', { name: 'Invalid options' })).toHaveTextContent('Did you mean member01?');
  await userEvent.click(button('Dismiss'));
  await expect.element(page.getByText('Did you mean')).not.toBeInTheDocument();
});

test('a reply that lost more than a tenth of a list says so until dismissed', async () => {
  const { set, hook } = await openWorkbench();
  const { calls } = hook;
  calls.watch({
    id: 1,
    name: 'gameVendor',
    method: 'GET',
    path: '/wps/relay/GCSGAME_newGameVendor',
    at: 0,
    ms: 5,
    status: 200,
    request: null,
    reply: '{}',
    sealed: false,
    fault: null,
  });
  const list = { path: '/data/lanes/0/cards', dropped: 5, of: 6 };
  calls.remark({ kind: 'replyRepaired', endpoint: 'gameVendor', removals: [], shortened: [list] });
  await set({ calls: calls.list() });
  const losses = page.getByRole('status', { name: 'Items left out of replies' });
  await expect.element(losses).toHaveTextContent('gameVendor: 5 of 6 items of /data/lanes/0/cards do not fit the contract');
  await userEvent.click(losses.getByRole('button', { name: 'Dismiss' }));
  await expect.element(losses).toBeEmptyDOMElement();
});

test('every state of the brand is a link with all of its options', async () => {
  await openWorkbench({ options: { panel: 'states' } });
  await userEvent.fill(page.getByRole('searchbox', { name: 'Search states' }), 'maintenance');
  const link = page.getByRole('region', { name: 'Scenarios' }).getByRole('link', { name: 'maintenance' });
  await expect
    .element(link)
    .toHaveAttribute('href', expect.stringContaining('brand=test&scenario=maintenance&user=visitor&theme=light'));
});

test('before a running platform only what needs no simulated one is offered', async () => {
  const { set } = await openWorkbench({ options: { panel: 'state' }, platform: 'https://stage.example' });
  const tools = page.getByRole('complementary', { name: 'Preview tools' });
  expect(
    tools
      .getByRole('tab')
      .elements()
      .map((tab) => tab.textContent),
  ).toEqual(['State', 'Flags', 'Calls', 'Inspect', 'Report']);
  expect(tools.getByRole('tabpanel').element().textContent).toContain('https://stage.example');
  await expect.element(page.getByRole('contentinfo')).toHaveTextContent('https://stage.example');
  for (const name of ['Scenario', 'Signed in as', 'Latency']) expect(tools.getByLabelText(name).elements(), name).toEqual([]);
  expect(tools.getByRole('button', { name: 'Reset the sandbox' }).elements()).toEqual([]);
  await set({ panel: 'calls' });
  expect(tools.getByRole('group', { name: 'Plan a fault' }).elements()).toEqual([]);
  const hrefOf = (name: string) => tools.getByRole('link', { name }).element().getAttribute('href');
  expect(['openapi.json', 'Error codes'].map(hrefOf)).toEqual(['/__preview/openapi.json', '/__preview/errors.json']);
});
