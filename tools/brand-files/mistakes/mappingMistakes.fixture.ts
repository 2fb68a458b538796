import { type Mistake, settings } from './mistake.fixture.ts';

const file = 'folia/mappings.json';

const reply = (call: string, fields: object) => ({ [call]: { reply: { fields } } }) as never;
const rows = (fields: object) => ({ rows: { each: { fields } } });

/** Mistakes in the mappings of a platform that has its own names and shapes. */
export const mappingMistakes: readonly Mistake[] = settings([
  ['a unit above the least amount', file, '/decimals', 1],
  ['unknown call', file, '/calls', { balanse: {} }, '/calls/balanse'],
  ['unknown key', file, '/calls', { balance: { response: {} } } as never, '/calls/balance/response'],
  ['unknown field', file, '/calls', reply('balance', { sumBalanse: { at: 'x' } }), '/calls/balance/reply/fields/sumBalanse'],
  [
    'unknown field of a row',
    file,
    '/calls',
    reply('memTransDet', rows({ amonut: { at: 'x' } })),
    '/calls/memTransDet/reply/fields/rows/each/fields/amonut',
  ],
  ['a request that there is none', file, '/calls', { balance: { request: { fields: {} } } } as never, '/calls/balance/request'],
  ['a refusal without value', file, '/calls', { balance: { failure: { fields: {} } } } as never, '/calls/balance/failure'],
  [
    'two rules for one place',
    file,
    '/calls',
    reply('balance', { sumBalance: { at: 'x' }, balance: { at: 'x' } }),
    '/calls/balance/reply/fields/balance/at',
  ],
  [
    'a place inside another',
    file,
    '/calls',
    reply('balance', { sumBalance: { at: 'x' }, balance: { at: 'x.y' } }),
    '/calls/balance/reply/fields/balance/at',
  ],
  [
    'a place of an unmapped property',
    file,
    '/calls',
    reply('balance', { sumBalance: { at: 'unread' } }),
    '/calls/balance/reply/fields/sumBalance/at',
  ],
  [
    'two rules for one place of a flat object',
    file,
    '/calls',
    reply('permission', { info: { at: '.', fields: { region: { at: 'location' } } } }),
    ['/calls/permission/reply/fields/info/fields/region', '/calls/permission/reply/fields/info/fields/region/at'],
  ],
  [
    'a value left out',
    file,
    '/calls',
    reply('depositRecords', rows({ status: { values: [{ contract: 'PENDING', foreign: 1 }] } })),
    '/calls/depositRecords/reply/fields/rows/each/fields/status/values',
  ],
  [
    'a value that the contract has not',
    file,
    '/calls',
    reply('depositRecords', rows({ status: { values: [{ contract: 'PENDIN', foreign: 1 }] } })),
    '/calls/depositRecords/reply/fields/rows/each/fields/status/values/0/contract',
  ],
  [
    'one value for two',
    file,
    '/calls',
    reply('login', {
      firstTimeLogin: {
        values: [
          { contract: true, foreign: 1 },
          { contract: false, foreign: 1 },
        ],
      },
    }),
    '/calls/login/reply/fields/firstTimeLogin/values/1/foreign',
  ],
  [
    'minor units of a count',
    file,
    '/calls',
    reply('balance', { unread: { as: 'minor' } }),
    '/calls/balance/reply/fields/unread/as',
  ],
  [
    'seconds of an amount',
    file,
    '/calls',
    reply('balance', { balance: { as: 'seconds' } }),
    '/calls/balance/reply/fields/balance/as',
  ],
  ['an unknown form', file, '/calls', reply('balance', { balance: { as: 'cents' } }), '/calls/balance/reply/fields/balance/as'],
  [
    'fields of a text',
    file,
    '/calls',
    reply('balance', { currencySymbol: { fields: {} } }),
    '/calls/balance/reply/fields/currencySymbol/fields',
  ],
  [
    'fields of a list',
    file,
    '/calls',
    reply('memTransDet', { rows: { fields: {} } }),
    '/calls/memTransDet/reply/fields/rows/fields',
  ],
  ['each of an object', file, '/calls', { balance: { reply: { each: {} } } } as never, '/calls/balance/reply/each'],
  [
    'a list that is no tree',
    file,
    '/calls',
    reply('memTransDet', { rows: { nested: true } }),
    '/calls/memTransDet/reply/fields/rows/nested',
  ],
  [
    'a constant that the contract has not',
    file,
    '/calls',
    reply('permission', { maintenance: { constant: 'no' } }),
    '/calls/permission/reply/fields/maintenance/constant',
  ],
  [
    'a constant of a request',
    file,
    '/calls',
    { login: { request: { fields: { type: { constant: 'username' } } } } } as never,
    '/calls/login/request/fields/type/constant',
  ],
  ['a body of a sealed call', file, '/calls', { login: { body: 'form' } } as never, '/calls/login/body'],
  ['a body of a GET', file, '/calls', { balance: { body: 'json' } } as never, '/calls/balance/body'],
  ['a code without successes', file, '/envelope', { code: 'status' }, '/envelope/code'],
  ['successes without a code', file, '/envelope', { success: ['0'] }, '/envelope/success'],
  ['an unknown code', file, '/envelope', { code: 'status', success: ['0'], codes: { '7': 'token_invald' } }, '/envelope/codes/7'],
  [
    'an unknown code of a call',
    file,
    '/calls',
    { login: { envelope: { codes: { '7': 'wrong_pasword' } } } } as never,
    '/calls/login/envelope/codes/7',
  ],
  ['an unknown zone', file, '/zone', 'Asia/Bangkock'],
  [
    'a path of brackets',
    file,
    '/calls',
    reply('balance', { balance: { at: 'wallet[0]' } }),
    '/calls/balance/reply/fields/balance/at',
  ],
]);
