import { expect, it } from 'vitest';
import type { VipLevel, VipPerk } from '#contract/types.ts';
import { gainsOf, perkRows } from './perks.ts';

const level = (perks: VipPerk[], benefits: string[] = []): VipLevel => ({ rankLevel: 1, labelName: 'A', perks, benefits });
const money = (id: string, amount: string): VipPerk => ({ id, name: id, unit: 'MONEY', amount });

it('tells what the other level changes, exactly', () => {
  const rows = perkRows(
    level([
      { id: 'rebate', name: 'rebate', unit: 'PERCENT', amount: '0.6' },
      money('gift', '20'),
      money('limit', '5000.00'),
      { id: 'points', name: 'points', unit: 'COUNT', amount: '10' },
      { id: 'answers', name: 'answers', text: 'a day' },
      money('less', '9.30'),
      money('lost', '1'),
    ]),
    level([
      { id: 'rebate', name: 'rebate', unit: 'PERCENT', amount: '0.80' },
      money('gift', '50.00'),
      money('limit', '10000'),
      { id: 'points', name: 'points', unit: 'COUNT', amount: '10.0' },
      { id: 'answers', name: 'answers', text: 'an hour' },
      money('less', '9.2'),
      { id: 'contact', name: 'contact' },
    ]),
  );
  expect(rows.map(({ id, change }) => [id, change])).toEqual([
    ['rebate', { kind: 'more', by: '0.2' }],
    ['gift', { kind: 'more', by: '30' }],
    ['limit', { kind: 'doubled' }],
    ['points', { kind: 'same' }],
    ['answers', { kind: 'other' }],
    ['less', { kind: 'less', by: '0.1' }],
    ['contact', { kind: 'new' }],
    ['lost', { kind: 'gone' }],
  ]);
  expect(gainsOf(rows)).toBe(5);
});

it('compares sentences by their words, and units with their like only', () => {
  const rows = perkRows(
    level([{ id: 'a', name: 'a', unit: 'COUNT', amount: '1' }], ['Same', 'Mine']),
    level([money('a', '1.00')], ['Same', 'Theirs']),
  );
  expect(rows.map(({ name, change }) => [name, change.kind])).toEqual([
    ['a', 'other'],
    ['Same', 'same'],
    ['Theirs', 'new'],
    ['Mine', 'gone'],
  ]);
});

it('shows the own benefits of the highest level', () => {
  const rows = perkRows(level([money('gift', '5')]), undefined);
  expect(rows).toMatchObject([{ id: 'gift', own: { amount: '5' }, other: null }]);
});
