import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { leaveBrowser, type LivePortal, livePortal } from '#state/portal/livePortal.fixture.ts';
import { afterWrite } from './afterWrite.ts';
import { onTabSignal } from './otherTabs.ts';

let live: LivePortal;
const changed = vi.fn();

beforeAll(async () => {
  live = await livePortal('folia');
  (await live.portal.serverState.load()).invalidateAfter = changed;
});
afterAll(leaveBrowser);
beforeEach(() => {
  changed.mockClear();
  live.portal.session.setState({ token: 'st_1', username: 'member01' });
});

it('a write of the same member in another tab makes its reads old', () => {
  onTabSignal(live.portal, { kind: 'wrote', username: 'member01', call: 'applyDeposit' });
  expect(changed.mock.calls).toEqual([['applyDeposit']]);
});

it.each([
  ['of another member', { username: 'ben02', call: 'applyDeposit' }],
  ['of nobody', { username: null, call: 'applyDeposit' }],
  ['that is unknown', { username: 'member01', call: 'constructor' }],
  ['without a name', { username: 'member01' }],
])('a write %s changes nothing', (_, signal) => {
  onTabSignal(live.portal, { kind: 'wrote', ...signal });
  expect(changed).not.toHaveBeenCalled();
});

it('nothing is read again for a visitor', () => {
  live.portal.session.setState({ token: null });
  onTabSignal(live.portal, { kind: 'wrote', username: 'member01', call: 'applyDeposit' });
  expect(changed).not.toHaveBeenCalled();
});

it('a write is told to the other tabs with its member', () => {
  const post = vi.fn();
  live.portal.channel = { post, close: () => undefined };
  afterWrite(live.portal, 'walletTransfer');
  expect(changed.mock.calls).toEqual([['walletTransfer']]);
  expect(post.mock.calls).toEqual([['wrote', 'member01', 'walletTransfer']]);
});
