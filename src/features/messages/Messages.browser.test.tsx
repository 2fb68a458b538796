import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { allFeatures } from '#app/allFeatures.ts';
import { Slot } from '#engine/react/Slot.tsx';
import { CallError } from '#platform/errors/callError.ts';
import { type MadeCall, testPortal } from '#state/forms/fieldHost.fixture.tsx';
import { PortalHost } from '#state/portal/PortalHost.fixture.tsx';
import { leavePage, mount } from '#ui/dom/mount.fixture.tsx';

beforeEach(() => page.viewport(1280, 900));

const texts = import.meta.glob<Record<string, string>>('../../../locales/en/*.json', { eager: true, import: 'default' });
const message = (index: number, more: object = {}) => ({
  id: `m${index}`,
  time: 1_795_000_000_000 - index,
  title: `Title ${index}`,
  content: `<p>Words of <b>message ${index}</b></p>`,
  status: 'READ',
  ...more,
});

/** The panel against answers of the test; the list answers with `rows`. */
async function open(rows: readonly object[], reply?: (call: MadeCall) => unknown) {
  await leavePage();
  const portal = testPortal({
    features: allFeatures,
    reply: (call) => {
      const answer = reply?.(call);
      if (answer !== undefined) return answer;
      const unread = rows.filter((row) => 'status' in row && row.status === 'UNREAD').length;
      return call.name === 'messageList' ? { rows, total: rows.length, totalPages: 1, pageNo: 1, totals: { unread } } : null;
    },
  });
  for (const [file, words] of Object.entries(texts))
    portal.texts.addResourceBundle('en', file.replace(/^.*\/|\.json$/g, ''), words);
  portal.session.setState({ token: 'st_1', memberType: 0, username: 'ana01' });
  const states: string[] = [];
  await mount(
    <MemoryRouter>
      <PortalHost portal={portal}>
        <Slot kind="panel" name="messages" onState={(next) => void states.push(next)} />
      </PortalHost>
    </MemoryRouter>,
  );
  const sent = (name: string) => portal.calls.filter((call) => call.name === name).map(({ request }) => request);
  return { portal, states, sent };
}

const entry = (name: RegExp) => page.getByRole('button', { name });
const lost = (name: string) => () => {
  throw new CallError('timeout', name);
};

test('opening an unread message marks it, once, and shows its HTML; a read one sends nothing (P-13)', async () => {
  const { sent, states } = await open([message(1, { status: 'UNREAD' }), message(2)]);
  await expect.element(entry(/^Unread: Title 1/)).toBeVisible();
  await expect.element(entry(/^Title 2.*Words of message 2$/)).toBeVisible();
  expect(states.at(-1)).toBe('ready');
  await userEvent.click(entry(/Title 1/));
  await expect.element(page.getByRole('heading', { name: 'Title 1' })).toBeVisible();
  await expect.element(page.getByRole('article').getByText('message 1')).toBeVisible();
  await userEvent.click(entry(/Title 2/));
  await expect.element(page.getByRole('heading', { name: 'Title 2' })).toBeVisible();
  expect(sent('messageRead')).toEqual([{ ids: ['m1'] }]);
});

test('marking all names the newest message that is shown, and a lost answer is said', async () => {
  const { sent } = await open([message(1, { status: 'UNREAD' }), message(2)], ({ name }) =>
    name === 'messageRead' ? lost(name)() : undefined,
  );
  await userEvent.click(page.getByRole('button', { name: 'Mark all as read' }));
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(sent('messageRead')).toEqual([{ until: 1_795_000_000_000 - 1 }]);
  await expect.element(page.getByText('1 unread')).toBeVisible();
});

test('without unread messages there is nothing to mark; rows with missing fields are shown', async () => {
  await open([message(1, { content: undefined })]);
  await expect.element(page.getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
  await userEvent.click(entry(/Title 1/));
  await expect.element(page.getByText('This message has no text.')).toBeVisible();
});

test('no messages and a failed read are said, and can be tried again', async () => {
  const first = await open([]);
  await expect.element(page.getByText('No messages', { exact: true })).toBeVisible();
  expect(first.states.at(-1)).toBe('empty');
  await userEvent.click(page.getByRole('tab', { name: 'Unread' }));
  await expect.element(page.getByText('No unread messages')).toBeVisible();
  let isDown = true;
  const second = await open([message(1)], ({ name }) => (name === 'messageList' && isDown ? lost(name)() : undefined));
  await expect.element(page.getByText('This could not be loaded')).toBeVisible();
  expect(second.states.at(-1)).toBe('error');
  isDown = false;
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(entry(/Title 1/)).toBeVisible();
});

test('arrow keys move between the messages', async () => {
  await open([message(1), message(2), message(3)]);
  await expect.element(entry(/Title 1/)).toBeVisible();
  (entry(/Title 1/).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(entry(/Title 2/)).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(entry(/Title 3/)).toHaveFocus();
});
