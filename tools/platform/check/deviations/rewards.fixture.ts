import { accepts, always, freshKey, rows, value } from '../changes.fixture.ts';
import type { Deviating } from './deviating.fixture.ts';

type Limit = { limit: string | null; raise: { limit: string } | null };
type Mission = { status: string };

const done = '{"success":true,"message":null,"value":null}';

/** What a player gets and sets: points, missions, limits. */
export const rewards: readonly Deviating[] = [
  {
    what: 'points that are not spent',
    call: 'convertPoint',
    kind: 'state',
    walks: true,
    change: rows('pointDetails', (all) => all.filter(({ type }) => type !== 'CONVERT')),
  },
  {
    what: 'points that are money for each try',
    call: 'convertPoint',
    kind: 'idempotency',
    walks: true,
    change: freshKey('convertPoint'),
  },
  {
    what: 'an exchange that leaves no record',
    call: 'redeemPoint',
    kind: 'state',
    walks: true,
    change: rows('redeemPointList', (all) => all.filter(({ requestKey }) => (requestKey ?? null) === null)),
  },
  { what: 'an exchange for each try', call: 'redeemPoint', kind: 'idempotency', walks: true, change: freshKey('redeemPoint') },
  {
    what: 'a mission that can be claimed for ever',
    call: 'claimMission',
    kind: 'state',
    walks: true,
    change: value('missionSummary', (v) => ({
      ...v,
      missions: (v['missions'] as Mission[]).map((one) => (one.status === 'claimed' ? { ...one, status: 'claim' } : one)),
    })),
  },
  {
    what: 'a mission that pays twice',
    call: 'claimMission',
    kind: 'state',
    walks: true,
    change: accepts('claimMission', 'mission_not_claimable', done),
  },
  {
    what: 'less than the reward',
    call: 'claimMission',
    kind: 'state',
    pointer: '/amount',
    walks: true,
    change: value('claimMission', (v) => ({ ...v, amount: '0.01' })),
  },
  {
    what: 'a higher limit at once',
    call: 'setLimit',
    kind: 'state',
    walks: true,
    change: value('protection', (v) => ({
      ...v,
      limits: (v['limits'] as Limit[]).map((one) => (one.raise === null ? one : { ...one, limit: one.raise.limit, raise: null })),
    })),
  },
  {
    what: 'a lower limit that does not hold',
    call: 'setLimit',
    kind: 'state',
    walks: true,
    change: value('protection', (v) => ({
      ...v,
      limits: (v['limits'] as Limit[]).map((one) => (one.limit === null ? one : { ...one, limit: '2000000.00' })),
    })),
  },
  { what: 'a raise that cannot be withdrawn', call: 'keepLimit', kind: 'state', walks: true, change: always('keepLimit', done) },
];
