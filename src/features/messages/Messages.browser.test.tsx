import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { allFeatures } from '#app/allFeatures.ts';
import { englishTexts } from '#app/englishTexts.fixture.ts';
import { Slot } from '#engine/react/Slot.tsx';
import { CallError } from '#platform/errors/callError.ts';
import { type MadeCall, testPortal } from '#state/forms/fieldHost.fixture.tsx';
import { KeptValues } from '#state/panels/KeptValues.fixture.tsx';
import type { PanelValues } from '#state/panels/rememberedFilters.ts';
import { PortalHost } from '#state/portal/PortalHost.fixture.tsx';
import { leavePage, mount } from '#ui/dom/mount.fixture.tsx';

beforeEach(() => page.viewport(1280, 900));

const message = (index: number, more: object = {}) => ({
  id: `m${index}`,
  time: 1_795_000_000_000 - index,
  title: `Title ${index}`,
  content: `<p>Words of <b>message ${index}</b></p>`,
  status: 'READ',
  ...more,
});

/** The panel against answers of the test; the list answers with `rows`. */
async function open(rows: readonly object[], reply?: (call: MadeCall) => unknown, initial: PanelValues = {}) {
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
  for (const [namespace, words] of Object.entries(englishTexts)) portal.texts.addResourceBundle('en', namespace, words);
  portal.session.setState({ token: 'st_1', memberType: 0, username: 'ana01' });
  const states: string[] = [];
  let values = initial;
  await mount(
    <MemoryRouter>
      <PortalHost portal={portal}>
        <KeptValues initial={initial} onValues={(next) => (values = next)}>
          {(kept, onChange) => (
            <Slot kind="panel" name="messages" onState={(next) => void states.push(next)} values={kept} onChange={onChange} />
          )}
        </KeptValues>
      </PortalHost>
    </MemoryRouter>,
  );
  const sent = (name: string) => portal.calls.filter((call) => call.name === name).map(({ request }) => request);
  return { portal, states, sent, values: () => values };
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

/** Three pages of two messages, the first of them unread. */
const paged = ({ name, request }: MadeCall) => {
  if (name !== 'messageList') return undefined;
  const { pageNo } = request as { pageNo: number };
  const rows =
    pageNo > 3 ? [] : [2 * pageNo - 1, 2 * pageNo].map((index) => message(index, index === 1 ? { status: 'UNREAD' } : {}));
  return { rows, total: 6, totalPages: 3, pageNo, totals: { unread: 1 } };
};

test('marking all on a later page names the newest message of the first', async () => {
  const { sent, values } = await open([], paged);
  await userEvent.click(page.getByRole('button', { name: 'Page 2' }));
  await expect.element(entry(/Title 3/)).toBeVisible();
  expect(values()).toEqual({ page: '2' });
  await userEvent.click(page.getByRole('button', { name: 'Mark all as read' }));
  await expect.poll(() => sent('messageRead')).toEqual([{ until: 1_795_000_000_000 - 1 }]);
});

test('a link opens its tab and page, and all are those until then; a page that is gone leads to the last', async () => {
  const from = Date.now();
  const { sent, values, portal } = await open([], paged, { tab: 'unread', page: '2' });
  await expect.element(page.getByRole('tab', { name: 'Unread', selected: true })).toBeVisible();
  await expect.element(entry(/Title 3/)).toBeVisible();
  expect(sent('messageList')).toEqual([{ pageNo: 2, pageSize: 10, status: 'UNREAD' }]);
  await userEvent.click(page.getByRole('button', { name: 'Mark all as read' }));
  await expect.poll(() => sent('messageRead')).toHaveLength(1);
  const { until = 0 } = sent('messageRead')[0] as { until?: number };
  expect(until).toBeGreaterThanOrEqual(from - 5_000);
  expect(until).toBeLessThanOrEqual(portal.client.clock.now());
  await userEvent.click(page.getByRole('tab', { name: 'All' }));
  expect(values()).toEqual({ tab: 'all' });
  const beyond = await open([], paged, { page: '9' });
  await expect.element(entry(/Title 5/)).toBeVisible();
  expect(beyond.values()).toEqual({ page: '3' });
});

test('a small screen loads the next messages on scroll, and has no pages (D-46)', async () => {
  await page.viewport(390, 300);
  const many = (call: MadeCall) => {
    if (call.name !== 'messageList') return undefined;
    const { pageNo } = call.request as { pageNo: number };
    const rows = Array.from({ length: 10 }, (_, index) => message((pageNo - 1) * 10 + index + 1));
    return { rows, total: 30, totalPages: 3, pageNo, totals: { unread: 0 } };
  };
  const { sent } = await open([], many);
  await expect.element(entry(/Title 10/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Page 2' })).not.toBeInTheDocument();
  expect(sent('messageList')).toEqual([{ pageNo: 1, pageSize: 10 }]);
  for (const last of [20, 30]) {
    document.scrollingElement!.scrollTop = document.scrollingElement!.scrollHeight;
    await expect.element(entry(new RegExp(`Title ${last} `))).toBeInTheDocument();
  }
  expect(sent('messageList')).toHaveLength(3);
  await expect.element(page.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  await userEvent.click(entry(/Title 25/));
  await expect.element(page.getByRole('heading', { name: 'Title 25' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'All messages' }));
  await expect.element(entry(/Title 25/)).toHaveFocus();
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

test('a message that is opened while another is being deleted stays open', async () => {
  let answer: (reply: object) => void = () => undefined;
  const reply = new Promise<object>((resolve) => (answer = resolve));
  const { portal } = await open([message(1), message(2)], ({ name }) => (name === 'messageDelete' ? reply : undefined));
  portal.overlay.confirm = async () => true;
  await userEvent.click(entry(/Title 1/));
  await userEvent.click(page.getByRole('button', { name: 'Delete' }));
  await expect.poll(() => portal.calls.some(({ name }) => name === 'messageDelete')).toBe(true);
  await userEvent.click(entry(/Title 2/));
  answer({});
  await expect.poll(() => portal.calls.filter(({ name }) => name === 'messageList').length).toBeGreaterThan(1);
  await expect.element(page.getByRole('heading', { name: 'Title 2' })).toBeVisible();
});

test('a message that leaves the unread ones while it is opened leaves the focus in the panel', async () => {
  let isRead = false;
  await open(
    [],
    ({ name }) => {
      if (name === 'messageRead') isRead = true;
      if (name !== 'messageList') return undefined;
      const rows = [message(1, { status: 'UNREAD' }), message(2, { status: 'UNREAD' })].slice(isRead ? 1 : 0);
      return { rows, total: rows.length, totalPages: 1, pageNo: 1, totals: { unread: rows.length } };
    },
    { tab: 'unread' },
  );
  await expect.element(entry(/Title 1/)).toBeVisible();
  (entry(/Title 1/).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => entry(/Title 1/).query()).toBeNull();
  await expect.poll(() => document.activeElement?.getAttribute('data-slot')).toBe('panel/messages');
});
