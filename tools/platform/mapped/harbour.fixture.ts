import { part, type Skin, table, written } from './skin.fixture.ts';

const millionths = (amount: unknown): number => Math.round(Number(amount) * 1_000_000);
const iso = (ms: unknown): string => new Date(Number(ms)).toISOString().replace('Z', '+00:00');
const open = (status: unknown): unknown => (status === 'PENDING' ? 'open' : status);

const codes: Readonly<Record<string, string>> = { token_invalid: 'ERR_IS', wrong_password: 'ERR_LOGIN' };

const order = ({ amount, toPay, fee, time, expiresAt, ...row }: Record<string, unknown>) => ({
  ...row,
  fee: millionths(fee),
  toPay: millionths(toPay),
  created: iso(time),
  sum: millionths(amount),
  ...(expiresAt !== undefined && { expiresAt: iso(expiresAt) }),
});

function resultOf(name: string, value: unknown): unknown {
  const own = table(value);
  if (name === 'login') return { ...own, token: undefined, sessionID: own['token'] };
  if (name === 'applyDeposit') return { ...order(own), referenceNumber: undefined, order: own['referenceNumber'] };
  if (name === 'depositRecords') {
    const items = (own['rows'] as Record<string, unknown>[]).map((row) => ({ ...order(row), status: open(row['status']) }));
    return { page: { items, count: own['total'] }, pageNo: 1, totals: { amount: 0, fee: 0 } };
  }
  return written(value, millionths, iso);
}

/**
 * Amounts are whole millionths, a status stands beside the value, calls are POST with JSON and points in time are ISO 8601, as
 * public documents of game servers describe it.
 */
export const harbour: Skin = {
  endpoints: {
    balance: { method: 'POST', path: '/wallet/balance' },
    depositRecords: { method: 'POST', path: '/cashier/history' },
    applyDeposit: { path: '/cashier/fund' },
    login: { path: '/wallet/authenticate' },
  },
  mappings: {
    money: 'minor',
    decimals: 6,
    time: 'iso',
    zone: 'UTC',
    envelope: {
      value: 'result',
      code: 'status.statusCode',
      success: ['SUCCESS'],
      message: 'status.statusMessage',
      codes: { ERR_IS: 'token_invalid', ERR_LOGIN: 'wrong_password' },
    },
    calls: {
      balance: {
        body: 'json',
        add: { 'client.device': 'web' },
        envelope: { value: '.' },
        reply: {
          fields: {
            sumBalance: { at: 'balance.amount' },
            balance: { at: 'balance.cash' },
            currencySymbol: { at: 'balance.currency', values: [{ contract: 'R$', foreign: 'BRL' }] },
            unread: { constant: 0 },
          },
        },
      },
      login: {
        request: {
          fields: {
            username: { at: 'credentials.name' },
            password: { at: 'credentials.secret' },
            type: { at: 'credentials.kind' },
          },
        },
        reply: { fields: { token: { at: 'sessionID' } } },
      },
      applyDeposit: {
        request: { fields: { channelId: { at: 'method' }, amount: { at: 'amount' } } },
        reply: { fields: { referenceNumber: { at: 'order' }, amount: { at: 'sum' }, time: { at: 'created' } } },
      },
      cancelDeposit: {
        path: '/cashier/orders/{order.id}/cancel',
        add: { reason: 'player' },
        request: { fields: { referenceNumber: { at: 'order.id' } } },
      },
      depositRecords: {
        body: 'json',
        request: {
          fields: {
            pageNo: { at: 'page' },
            pageSize: { at: 'limit' },
            status: { values: [{ contract: 'PENDING', foreign: 'open' }] },
          },
        },
        reply: {
          fields: {
            rows: {
              at: 'page.items',
              each: {
                fields: {
                  amount: { at: 'sum' },
                  time: { at: 'created' },
                  status: { values: [{ contract: 'PENDING', foreign: 'open' }] },
                },
              },
            },
            total: { at: 'page.count' },
            totalPages: { default: 1 },
          },
        },
      },
    },
  },
  find(line) {
    const [, id] = /^POST \/cashier\/orders\/([^/]+)\/cancel$/.exec(line) ?? [];
    return id === undefined ? null : { name: 'cancelDeposit', sent: { id: decodeURIComponent(id) } };
  },
  request(name, sent) {
    if (name === 'cancelDeposit') return { referenceNumber: sent['id'] };
    const { client: _client, ...own } = sent;
    if (name === 'login')
      return {
        username: part(sent, 'credentials', 'name'),
        password: part(sent, 'credentials', 'secret'),
        type: part(sent, 'credentials', 'kind'),
      };
    if (name === 'applyDeposit')
      return { payerName: sent['payerName'], channelId: sent['method'], amount: (Number(sent['amount']) / 1_000_000).toFixed(2) };
    if (name !== 'depositRecords') return own;
    return { pageNo: sent['page'], pageSize: sent['limit'], ...(sent['status'] === 'open' && { status: 'PENDING' }) };
  },
  reply(name, { success, message, value }) {
    const status = {
      statusCode: success ? 'SUCCESS' : (codes[message ?? ''] ?? 'ERR_UE'),
      statusMessage: success ? '' : `Sorry: ${message}`,
    };
    if (!success) return JSON.stringify({ status });
    if (name !== 'balance') return JSON.stringify({ status, result: resultOf(name, value) });
    const { sumBalance, balance } = table(value);
    return JSON.stringify({ balance: { amount: millionths(sumBalance), cash: millionths(balance), currency: 'BRL' }, status });
  },
};
