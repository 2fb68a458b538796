import { afterEach, expect, test } from 'vitest';
import { origin } from '#sandbox/sandbox.fixture.ts';
import { leaveBrowser, livePortal } from '#state/portal/livePortal.fixture.ts';
import { readerOf } from './readerOf.ts';

afterEach(leaveBrowser);

test('a seed user reads with a token of their own, which the page does not get, also after the platform starts anew', async () => {
  const { portal, bench, stored, sent } = await livePortal('folia');
  const control = async (path: string, body: Record<string, unknown> = {}): Promise<unknown> => {
    const answer = await bench.sandbox.handle(new Request(origin + path, { method: 'POST', body: JSON.stringify(body) }));
    return answer?.json();
  };
  const { session, client } = readerOf(portal, control, { account: 'agent001', type: 1 });
  const account = async () => {
    const reply = await client.call('memberInfo');
    return reply.ok ? reply.value.account : reply.code;
  };
  expect(await account()).toBe('agent001');
  expect(session.getState()).toMatchObject({ username: 'agent001', memberType: 1 });
  expect(portal.session.getState()).toMatchObject({ token: null, username: null });
  const before = stored();
  await control('/__sandbox/reset');
  sent.length = 0;
  expect(await account()).toBe('agent001');
  // the old token is refused, and a new one asked for
  expect(sent).toHaveLength(2);
  expect(portal.session.getState().token).toBeNull();
  expect(stored()).toEqual(before);
});

test('an account that the platform does not have reads nothing, and not as who is on the page', async () => {
  const { portal, sent } = await livePortal('folia');
  portal.session.setState({ token: 'of the page' });
  const reader = readerOf(portal, async () => ({ error: 'an account' }), { account: 'nobody00', type: 0 });
  await expect(reader.client.call('memberInfo')).rejects.toThrow('The simulated platform has no nobody00.');
  expect(sent).toEqual([]);
});
