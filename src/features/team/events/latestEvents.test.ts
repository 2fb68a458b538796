import { expect, test } from 'vitest';
import type { Contract, Downline } from '#contract/types.ts';
import { latestEvents } from './latestEvents.ts';

const joined = (id: string, registered?: number) => ({ id, account: `a${id}`, registered }) as Downline;
const contract = (id: string, change: Partial<Contract>) => ({ id, account: `c${id}`, status: 'offered', ...change }) as Contract;

test('events come latest first, a contract at its last change, and those without a moment not at all', () => {
  const events = latestEvents(
    [joined('1', 50), joined('2', 10), joined('3')],
    [contract('4', { offeredAt: 5, changedAt: 70, status: 'accepted' }), contract('5', { offeredAt: 40 }), contract('6', {})],
    3,
  );
  expect(events.map(({ kind, account, at }) => [kind, account, at])).toEqual([
    ['accepted', 'c4', 70],
    ['joined', 'a1', 50],
    ['offered', 'c5', 40],
  ]);
});
