import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CallError } from '#platform/errors/callError.ts';
import { messageText } from '#platform/errors/messageText.ts';
import { testPortal } from '#state/forms/fieldHost.fixture.tsx';
import { PortalHost } from '#state/portal/PortalHost.fixture.tsx';
import { leavePage, mount, settle } from '#ui/dom/mount.fixture.tsx';
import errors from '../../../locales/en/errors.json';
import writes from '../../../locales/en/writes.json';
import { useWrite } from './useWrite.ts';

afterEach(() => sessionStorage.clear());

function Form() {
  const write = useWrite('applyWithdraw', '', { onDone: () => undefined });
  const request = { cardId: 'c1', amount: '20', paymentPassword: '482913' };
  return (
    <button type="button" onClick={() => void write.run(async () => ({ request }))}>
      Send {write.phase}
    </button>
  );
}

/** A form whose request waits, and is left while it does; in a centre it may still be drawn. */
async function leaveWhileSending(stillDrawn = false) {
  let end: ((answer: () => unknown) => void) | undefined;
  const portal = testPortal({
    reply: async ({ name }: { name: string }) => {
      if (name === 'applyWithdraw') return (await new Promise<() => unknown>((resolve) => (end = resolve)))();
      throw new CallError('unavailable', 'withdrawRecords');
    },
  });
  portal.texts.addResourceBundle('en', 'writes', writes);
  portal.texts.addResourceBundle('en', 'errors', errors);
  become(portal, 'ana01');
  let path = '/helpmc?centre=member.withdraw';
  portal.router = { navigate: () => undefined, path: () => path };
  await mount(
    <MemoryRouter>
      <PortalHost portal={portal}>
        <Form />
      </PortalHost>
    </MemoryRouter>,
  );
  await expect.element(page.getByRole('button', { name: 'Send ready' })).toBeVisible();
  await userEvent.click(page.getByRole('button'));
  await expect.poll(() => end).toBeDefined();
  if (stillDrawn) path = '/helpmc';
  else await leavePage();
  const told = () =>
    portal.overlayStore.getState().toasts.map(({ tone, message }) => `${tone} ${messageText(portal.texts.t, message)}`);
  return { portal, told, answer: (how: () => unknown) => settle(() => end?.(how)) };
}

function become(portal: ReturnType<typeof testPortal>, account: string | null): void {
  if (account === null) portal.session.setState({ token: null, memberType: null, username: null, member: null });
  else {
    const member = { id: account, account, nickname: '', type: 0 };
    portal.session.setState({ token: `st_${account}`, memberType: 0, username: account, member: member as never });
  }
}

test.each([
  [
    'done',
    () => ({ referenceNumber: 'WX9', amount: '20.00' }),
    /^ok Withdrawal · \D*20\.00 · Reference WX9: Your earlier request/,
  ],
  ['refused', () => ({ ok: false, code: 'insufficient_balance', message: '' }), /^error Withdrawal · \D*20\.00: \w+/],
  ['lost', () => Promise.reject(new CallError('timeout', 'applyWithdraw')), /^warn Withdrawal · \D*20\.00: It may still have/],
])('a write that is %s after its form was left is told with its name and amount', async (_, how, words) => {
  const { answer, told } = await leaveWhileSending();
  await answer(how);
  await expect.poll(told).toEqual([expect.stringMatching(words)]);
});

test('a write that ends while its panel is left, but still drawn, is told', async () => {
  const { answer, told } = await leaveWhileSending(true);
  await answer(() => ({ referenceNumber: 'WX9', amount: '20.00' }));
  await expect.poll(told).toEqual([expect.stringMatching(/Your earlier request/)]);
  await leavePage();
});

test.each([
  ['nobody', null],
  ['another member', 'ben02'],
])('it is not told to %s', async (_, account) => {
  for (const how of [
    () => ({ referenceNumber: 'WX9', amount: '20.00' }),
    () => ({ ok: false, code: 'insufficient_balance', message: '' }),
    () => Promise.reject(new CallError('timeout', 'applyWithdraw')),
  ]) {
    const { portal, answer, told } = await leaveWhileSending();
    become(portal, account);
    await answer(how);
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(told()).toEqual([]);
    sessionStorage.clear();
  }
});
