import { type Skin, table, written } from './skin.fixture.ts';

const seconds = (ms: unknown): number => Math.floor(Number(ms) / 1_000);
const codes: Readonly<Record<string, number>> = { token_invalid: 40101, wrong_password: 40002 };

/** The clock of Bangkok, which is seven hours ahead all year. */
const bangkok = (ms: unknown): string => new Date(Number(ms) + 7 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

function dataOf(name: string, value: unknown): unknown {
  const own = table(value);
  if (name === 'whitelabel') return (value as unknown[]).map(node);
  if (name === 'login') return { member: { key: own['token'], first: own['firstTimeLogin'] ? 'Y' : 'N' } };
  if (name === 'balance')
    return {
      total: Number(own['sumBalance']),
      main: Number(own['balance']),
      sign: own['currencySymbol'],
      inbox: { fresh: own['unread'] },
    };
  if (name === 'memTransDet') {
    const list = (own['rows'] as Record<string, unknown>[]).map(({ time, amount, balanceAfter, referenceNumber, ...row }) => ({
      ...row,
      no: referenceNumber,
      at: bangkok(time),
      money: { change: Number(amount), after: Number(balanceAfter) },
    }));
    return {
      list,
      total: own['total'],
      totalPages: own['totalPages'],
      pageNo: own['pageNo'],
      totals: written(own['totals'], Number, seconds),
    };
  }
  return written(value, Number, seconds);
}

const node = (value: unknown): unknown => {
  const { modId, enabled, childrenNodes, ...rest } = table(value);
  return { ...rest, id: modId, on: enabled === '1', sub: ((childrenNodes ?? []) as unknown[]).map(node) };
};

/** Amounts are decimal numbers, points in time seconds or the clock of a zone, the code is a number, and the tree of switches is renamed. */
export const meadow: Skin = {
  endpoints: { login: { path: '/api/v1/signin' }, balance: { path: '/api/v1/purse' }, memTransDet: { path: '/api/v1/ledger' } },
  mappings: {
    money: 'number',
    time: 'seconds',
    zone: 'Asia/Bangkok',
    headers: {
      'X-Site': { constant: 'meadow web' },
      'X-Locale': { from: 'language', values: [{ contract: 'PT', foreign: 'pt-BR' }] },
      'X-Session': { from: 'token', scheme: 'Key' },
      'X-Request-Id': { from: 'key' },
    },
    envelope: {
      value: 'data',
      code: 'code',
      success: ['0'],
      message: 'msg',
      codes: { '40101': 'token_invalid', '40002': 'wrong_password' },
    },
    calls: {
      whitelabel: {
        reply: {
          each: {
            fields: {
              modId: { at: 'id' },
              enabled: {
                at: 'on',
                values: [
                  { contract: '1', foreign: true },
                  { contract: '0', foreign: false },
                ],
              },
              childrenNodes: { at: 'sub', nested: true },
            },
          },
        },
      },
      login: {
        request: { fields: { username: { at: 'name' } } },
        reply: {
          fields: {
            token: { at: 'member.key' },
            firstTimeLogin: {
              at: 'member.first',
              values: [
                { contract: true, foreign: 'Y' },
                { contract: false, foreign: 'N' },
              ],
            },
          },
        },
      },
      cancelDeposit: { headers: { 'X-Order': { at: 'referenceNumber' } } },
      balance: {
        reply: {
          fields: {
            sumBalance: { at: 'total' },
            balance: { at: 'main' },
            currencySymbol: { at: 'sign' },
            unread: { at: 'inbox.fresh' },
          },
        },
      },
      memTransDet: {
        request: { fields: { pageNo: { at: 'p' }, pageSize: { at: 'n' } } },
        reply: {
          fields: {
            rows: {
              at: 'list',
              each: {
                fields: {
                  referenceNumber: { at: 'no' },
                  time: { at: 'at', as: 'local' },
                  amount: { at: 'money.change' },
                  balanceAfter: { at: 'money.after' },
                },
              },
            },
          },
        },
      },
    },
  },
  find: (line, { 'x-order': referenceNumber }) =>
    line === 'POST /wps/relay/MCS2_cancelDeposit' ? { name: 'cancelDeposit', sent: { referenceNumber } } : null,
  headers({ 'x-locale': locale, 'x-session': session = '', 'x-request-id': key }) {
    return {
      language: locale === 'pt-BR' ? 'PT' : 'EN',
      ...(session.startsWith('Key ') && { authorization: `Bearer ${session.slice(4)}` }),
      ...(key !== undefined && { 'idempotency-key': key }),
    };
  },
  request(name, sent) {
    const { name: username, p: pageNo, n: pageSize, ...own } = sent;
    if (name === 'login') return { ...own, username };
    if (name === 'applyDeposit') return { ...sent, amount: Number(sent['amount']).toFixed(2) };
    return name === 'memTransDet' ? { ...own, pageNo, pageSize } : sent;
  },
  reply: (name, { success, message, value }) =>
    JSON.stringify(
      success
        ? { code: 0, msg: 'ok', data: dataOf(name, value) }
        : { code: codes[message ?? ''] ?? 50000, msg: `Sorry: ${message}`, data: null },
    ),
};
