import { parseMoney } from '../../../../src/engine/money/money.ts';
import { always, freshKey, reply, rows, value } from '../changes.fixture.ts';
import type { Deviating } from './deviating.fixture.ts';

const isAbove = (amount: unknown, least: string): boolean => (parseMoney(amount)?.minor ?? 0n) > (parseMoney(least)?.minor ?? 0n);

export const states: readonly Deviating[] = [
  {
    what: 'a deposit that leaves no record',
    call: 'applyDeposit',
    kind: 'state',
    walks: true,
    change: rows('depositRecords', (all) => all.filter(({ requestKey }) => requestKey === undefined)),
  },
  { what: 'a deposit for each try', call: 'applyDeposit', kind: 'idempotency', walks: true, change: freshKey('applyDeposit') },
  {
    what: 'a key for two requests',
    call: 'applyDeposit',
    kind: 'idempotency',
    walks: true,
    change: reply('applyDeposit', (r) =>
      r.status === 409 ? new Response('{"success":true,"message":null,"value":null}', { headers: r.headers }) : r,
    ),
  },
  {
    what: 'another amount than asked',
    call: 'applyDeposit',
    kind: 'state',
    walks: true,
    change: value('applyDeposit', (v) => ({ ...v, amount: isAbove(v['amount'], '0') ? '0.01' : '1' })),
  },
  {
    what: 'a deposit that cannot be cancelled',
    call: 'cancelDeposit',
    kind: 'state',
    walks: true,
    change: value('cancelDeposit', (v) => ({ ...v, status: 'PENDING' })),
  },
  {
    what: 'a withdrawal for each try',
    call: 'applyWithdraw',
    kind: 'idempotency',
    walks: true,
    change: freshKey('applyWithdraw'),
  },
  {
    what: 'a balance that does not fall',
    call: 'balance',
    kind: 'state',
    walks: true,
    change: value('balance', (v) => ({ ...v, sumBalance: '1250.50' })),
  },
  { what: 'a star that is forgotten', call: 'favouriteAdd', kind: 'state', walks: true, change: value('favouriteIds', () => []) },
  {
    what: 'a link for each try',
    call: 'createRegisterLink',
    kind: 'idempotency',
    walks: true,
    change: freshKey('createRegisterLink'),
  },
  {
    what: 'a link that stays',
    call: 'deleteRegisterLink',
    kind: 'state',
    walks: true,
    change: always('deleteRegisterLink', '{"success":true,"message":null,"value":null}'),
  },
  {
    what: 'another account',
    call: 'memberInfo',
    kind: 'state',
    walks: true,
    change: value('memberInfo', (v) => ({ ...v, account: 'somebody' })),
  },
  {
    what: 'a session that does not end',
    call: 'balance',
    kind: 'token',
    walks: true,
    change: always('logout', '{"success":true,"message":null,"value":null}'),
  },
];
