import { type Mistake, settings } from './mistake.fixture.ts';

const file = 'folia/panels.json';
const records = '/member/transactionHistory/records';
const action = `${records}/actions`;
const cancel = { label: 'records:details', action: 'openPanel', statuses: ['PENDING'] };

/** Mistakes in panels.json. */
export const panelMistakes: readonly Mistake[] = [
  ...settings([
    ['centre misspelt', file, '/members', {}],
    ['title as words', file, '/member/transactionHistory/title', 'Records'],
    ['title unknown', file, '/member/transactionHistory/title', 'portal:in_acount_record'],
    ['call unknown', file, `${records}/call`, 'memTransDetail'],
    ['call without rows', file, `${records}/call`, 'balance'],
    ['call that writes', file, `${records}/call`, 'logout'],
    ['parameter that the call does not take', file, `${records}/fixed/scop`, 'SELF'],
    ['column unknown', file, `${records}/columns/order`, ['time', 'ammount'], `${records}/columns/order/1`],
    ['column twice', file, `${records}/columns/order`, ['time', 'time'], `${records}/columns/order/1`],
    ['column settings unknown', file, `${records}/columns/entries/ammount`, { total: true }],
    ['format unknown', file, `${records}/columns/entries/amount/format`, 'currency'],
    ['place unknown', file, `${records}/columns/entries/amount/place`, 'right'],
    [
      'sum that the platform does not send',
      file,
      `${records}/columns/entries/balanceAfter`,
      { total: true },
      `${records}/columns/entries/balanceAfter/total`,
    ],
    ['label unknown', file, `${records}/columns/entries/amount/label`, 'records:ammount'],
    ['card unknown', file, `${records}/cards/order`, ['inn'], `${records}/cards/order/0`],
    ['detail unknown', file, `${records}/detail/order`, ['remarks'], `${records}/detail/order/0`],
    ['filter without settings', file, `${records}/filters/order`, ['date', 'account'], `${records}/filters/order/1`],
    ['filter kind unknown', file, `${records}/filters/entries/type/kind`, 'dropdown'],
    [
      'select without choices',
      file,
      `${records}/filters`,
      { order: ['account'], entries: { account: { kind: 'select' } } },
      `${records}/filters/order/0`,
    ],
    ['default of days unknown', file, `${records}/filters/entries/date/default`, 'last90'],
    ['default of a select unknown', file, `${records}/filters/entries/type/default`, 'DEPOSITS'],
    ['too many rows', file, `${records}/pageSize`, 1000],
    ['rows as text', file, `${records}/pageSize`, '10'],
    ['export as text', file, `${records}/export`, 'yes'],
    ['copied value as text', file, `${records}/columns/entries/amount/copy`, 'yes'],
    ['empty list without text', file, `${records}/empty/text`, null],
    [
      'empty list that leads to no panel',
      file,
      `${records}/empty`,
      { title: 'records:none_title', text: 'records:none_text', panel: 'depositv9' },
      `${records}/empty/panel`,
    ],
    [
      'empty list that leads to no route',
      file,
      `${records}/empty`,
      { title: 'records:none_title', text: 'records:none_text', route: 'promotion-list' },
      `${records}/empty/route`,
    ],
    ['sort unknown', file, `${records}/sort`, 'balanceAfter'],
    [
      'flag of a column unknown',
      file,
      `${records}/columns/entries/amount/when`,
      { flag: 'pointmal' },
      `${records}/columns/entries/amount/when/flag`,
    ],
    ['component unknown', file, '/member/transactionHistory/component', 'transactions'],
    [
      'tab without settings',
      file,
      '/member/extra',
      { title: 'portal:in_account_record', tabs: { order: ['one'], entries: {} } },
      '/member/extra/tabs/order/0',
    ],
    ['panel without content', file, '/member/extra', { title: 'portal:in_account_record' }],
    [
      'row action unknown',
      file,
      action,
      { order: ['cancel'], entries: { cancel: { ...cancel, action: 'cancelOrder' } } },
      `${action}/entries/cancel/action`,
    ],
    [
      'status of a row action unknown',
      file,
      action,
      { order: ['cancel'], entries: { cancel: { ...cancel, statuses: ['OPEN'] } } },
      `${action}/entries/cancel/statuses/0`,
    ],
    ['row action without settings', file, action, { order: ['cancle'], entries: { cancel } }, `${action}/order/0`],
    [
      'text of a row action unknown',
      file,
      action,
      { order: ['cancel'], entries: { cancel: { ...cancel, label: 'records:cancle' } } },
      `${action}/entries/cancel/label`,
    ],
  ]),
];
