import { expect, test } from 'vitest';
import type { FormatContext } from './cell.ts';
import { describeValue } from './formats.ts';

const context: FormatContext = {
  symbol: 'R$',
  space: '\u00A0',
  language: 'PT',
  timeZone: 'America/Sao_Paulo',
  say: (column, value) => (column === 'status' && value === 'CREDITED' ? 'Creditado' : null),
};
const time = Date.UTC(2026, 10, 22, 2, 30, 5);

test.each([
  ['money', '1234567.5', { text: 'R$\u00A01.234.567,50', plain: '1234567.5' }],
  ['money', 'soon', { text: '\u2013', plain: '' }],
  ['signedMoney', '12', { text: '+R$\u00A012,00', plain: '12', sign: 'in' }],
  ['signedMoney', '-12.3', { text: '\u2212R$\u00A012,30', plain: '-12.3', sign: 'out' }],
  ['signedMoney', '0.00', { text: 'R$\u00A00,00', plain: '0.00' }],
  ['dateTime', time, { text: '2026-11-21 23:30:05', plain: '2026-11-22T02:30:05.000Z', at: time }],
  ['day', time, { text: '2026-11-21', plain: '2026-11-21' }],
  ['dateTime', 'yesterday', { text: '\u2013', plain: '' }],
  ['status', 'CREDITED', { text: 'Creditado', plain: 'CREDITED', tag: 'ok' }],
  ['status', 'AGENT', { text: 'AGENT', plain: 'AGENT', tag: 'primary' }],
  ['status', 'MEMBER', { text: 'MEMBER', plain: 'MEMBER', tag: 'neutral' }],
  ['status', 'HELD', { text: 'HELD', plain: 'HELD', tag: 'neutral' }],
  ['status', 'constructor', { text: 'constructor', plain: 'constructor', tag: 'neutral' }],
  ['text', '<b>Ana</b>', { text: '<b>Ana</b>', plain: '<b>Ana</b>' }],
  ['text', undefined, { text: '\u2013', plain: '' }],
  ['text', { a: 1 }, { text: '\u2013', plain: '' }],
  ['percent', 12.5, { text: '12,5%', plain: '12.5' }],
  ['percent', '0.5', { text: '0,5%', plain: '0.5' }],
  ['count', 12_345, { text: '12.345', plain: '12345' }],
  ['signedCount', 12_345, { text: '+12.345', plain: '12345', sign: 'in' }],
  ['signedCount', -120, { text: '\u2212120', plain: '-120', sign: 'out' }],
  ['signedCount', 0, { text: '0', plain: '0' }],
  ['signedCount', '120', { text: '\u2013', plain: '' }],
  ['signedCount', 2 ** 60, { text: '\u2013', plain: '' }],
  ['count', 1.5, { text: '\u2013', plain: '' }],
] as const)('%s of %j', (format, value, cell) => {
  expect(describeValue(format, value, context, 'status')).toEqual(cell);
});
