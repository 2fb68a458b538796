import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { SectionProps } from '#engine/registry.ts';
import type { Exchange } from '#sandbox/protocol/exchange.ts';
import { settle } from '#ui/dom/mount.fixture.tsx';
import { openWorkbench } from '../toolbar/workbench.fixture.tsx';

function NoticeStrip({ slotProps, name }: SectionProps) {
  return (
    <p {...slotProps}>
      Close
      <button type="button">{name}</button>
    </p>
  );
}

const frame = () => document.querySelector('iframe')!.contentDocument!;

/** The tools, with one registered section on the framed page. */
async function openWithNotice() {
  const workbench = await openWorkbench({
    options: { panel: 'places' },
    features: [{ id: 'home', provides: { section: { notice: NoticeStrip, later: NoticeStrip } } }],
  });
  workbench.portal.texts.t('portal:close');
  const host = frame().createElement('div');
  frame().body.append(host);
  await settle(() =>
    createRoot(host).render(<NoticeStrip slotProps={{ 'data-slot': 'section/notice' }} name="notice" settings={{}} />),
  );
  await workbench.set({ page: { ...workbench.store.getState().page, version: 1 } });
  return workbench;
}

test('hovering an element outlines it with its name, a click explains it without affecting the page', async () => {
  const { store } = await openWithNotice();
  let pressed = 0;
  frame().addEventListener('click', () => (pressed += 1));
  await userEvent.click(page.getByRole('button', { name: 'Inspect', exact: true }));
  const target = frame().querySelector('button')!;
  const press = (type: string) =>
    settle(() => void target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true })));
  await press('pointermove');
  expect(store.getState().hovered).toBe('section/notice');
  await expect.poll(() => page.getByText('section/notice').elements().length).toBeGreaterThan(1);
  await press('click');
  expect(pressed).toBe(0);
  const card = page.getByRole('article', { name: 'section/notice' });
  for (const fact of [
    'src/features/home/NoticeStrip.tsx',
    'name: "notice"',
    'layout.json#/home/order = ["notice"]',
    'brands/test/layout.json:7',
    '“Close” portal:close',
  ]) {
    await expect.element(card).toHaveTextContent(fact);
  }
  expect(store.getState().inspecting).toBe(false);
});

test('the selected element is outlined as long as a tool is open that speaks of it', async () => {
  const { set } = await openWithNotice();
  const outlined = () => document.querySelectorAll('[data-strong]').length;
  await set({ pick: 'section/notice' });
  await expect.poll(outlined).toBe(1);
  await set({ panel: 'calls' });
  expect(outlined()).toBe(0);
  await set({ panel: null });
  expect(outlined()).toBe(0);
  await set({ panel: 'structure' });
  await expect.poll(outlined).toBe(1);
});

test('the tree explains why something is hidden', async () => {
  await openWithNotice();
  const tree = page.getByRole('tabpanel');
  await expect.element(tree.getByRole('button', { name: /^Shown section\/notice shown/ })).toBeVisible();
  await expect
    .element(tree.getByRole('button', { name: /section\/later hidden: layout.json home.order does not name it/ }))
    .toBeVisible();
  await userEvent.fill(page.getByRole('searchbox', { name: 'Search places' }), 'menu/side');
  await userEvent.click(tree.getByRole('button', { name: /menu\/side\/chat/ }));
  await expect.element(page.getByRole('article', { name: 'menu/side/chat' })).toHaveTextContent('no feature offers action/chat.');
});

test('a section that waits for scrolling says so, in the tree and on the page', async () => {
  const { store, set } = await openWithNotice();
  const space = frame().createElement('div');
  space.dataset['waits'] = 'section/later';
  space.style.height = '80px';
  frame().body.append(space);
  await set({ page: { ...store.getState().page, version: 2 } });
  const row = page.getByRole('tabpanel').getByRole('button', { name: /^Waits for scrolling section\/later/ });
  await expect.element(row).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Inspect', exact: true }));
  await expect.element(page.getByText('section/later · waits for scrolling')).toBeVisible();
});

const exchange: Exchange = {
  id: 1,
  name: 'systemStatus',
  method: 'GET',
  path: '/wps/system/status',
  at: 0,
  ms: 12,
  status: 200,
  request: { password: 'River27Stone' },
  reply: '{"success":true,"message":null,"value":"open"}',
  sealed: false,
  fault: null,
};

test('a call shows redacted request and reply, and whether the reply fits its schema', async () => {
  const { change, hook, set } = await openWorkbench({ options: { panel: 'calls' } });
  hook.calls.watch(exchange);
  await set({ calls: hook.calls.list() });
  const row = page.getByRole('listitem').filter({ hasText: 'systemStatus' });
  await expect.element(row).toHaveTextContent('does not fit');
  await userEvent.click(row.getByText('systemStatus'));
  await expect.element(row).toHaveTextContent('GET /wps/system/status');
  await expect.element(row).toHaveTextContent('12 ms');
  await expect.element(row).toHaveTextContent('"password": "[redacted]"');
  await userEvent.click(row.getByRole('group', { name: /Fault of the next/ }).getByRole('button', { name: 'wrong-schema' }));
  expect(change).toHaveBeenLastCalledWith({ fault: { endpoint: 'systemStatus', kind: 'wrong-schema', times: 1 } });
});

test('a fault is planned for a call, once or permanently, and cleared', async () => {
  const { change, set, store } = await openWorkbench({ options: { panel: 'calls' } });
  await userEvent.selectOptions(page.getByLabelText('Call', { exact: true }), 'register');
  await userEvent.selectOptions(page.getByLabelText('Fault', { exact: true }), 'malformed');
  await userEvent.click(page.getByRole('button', { name: 'Once' }));
  expect(change).toHaveBeenLastCalledWith({ fault: { endpoint: 'register', kind: 'malformed', times: 1 } });
  await userEvent.click(page.getByRole('button', { name: 'Every time' }));
  expect(change).toHaveBeenLastCalledWith({ fault: { endpoint: 'register', kind: 'malformed' } });
  await set({ sandbox: { ...store.getState().sandbox!, faults: [{ endpoint: 'register', kind: 'malformed' }] } });
  await userEvent.click(page.getByRole('button', { name: 'Clear all' }));
  expect(change).toHaveBeenLastCalledWith({ fault: null });
});

test('a pasted report is rendered as text, and other text is rejected', async () => {
  await openWorkbench({ options: { panel: 'report' } });
  const box = page.getByRole('textbox');
  await userEvent.fill(box, '{"v":2}');
  await expect.element(page.getByRole('alert')).toHaveTextContent('/v: 1 is expected, got 2.');
  const context = { brand: 'folia', engine: '1.4.0', configHash: 'c0ffee', route: 'home' };
  const event = { kind: 'entryFailed', cause: 'TypeError: no data' };
  const reports = [{ ...context, at: 0, slot: 'section/notice', event }];
  await userEvent.fill(box, JSON.stringify({ v: 1, ...context, at: 0, language: 'PT', userAgent: 'A browser', reports }));
  await expect.element(page.getByRole('definition').filter({ hasText: 'c0ffee' })).toBeVisible();
  await expect.element(page.getByRole('row').last()).toHaveTextContent('entryFailed home · section/notice');
  await expect.element(page.getByRole('row').last()).toHaveTextContent('cause: TypeError: no data');
});
