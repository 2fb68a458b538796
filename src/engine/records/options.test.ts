import { expect, test } from 'vitest';
import { optionsIn } from './options.ts';

const from = { call: 'gameVendor', rows: 'data.lanes.cards', value: ['vassalage', 'accountTypeName'], label: ['name'] };

test('options are the rows of all lists on the way, each value once, in their order', () => {
  const lanes = [
    { cards: [{ vassalage: 'PG', name: 'Pocket' }, { accountTypeName: 'EV' }] },
    {
      cards: [
        { vassalage: 'PG', name: 'Again' },
        { vassalage: 7, name: 'Seven' },
      ],
    },
  ];
  expect(optionsIn({ data: { lanes } }, from)).toEqual([
    { value: 'PG', label: 'Pocket' },
    { value: 'EV', label: 'EV' },
    { value: '7', label: 'Seven' },
  ]);
});

test.each([
  undefined,
  null,
  'lanes',
  {},
  { data: null },
  { data: { lanes: {} } },
  { data: { lanes: [null, 7, { cards: [null, 'PG', {}, { vassalage: '' }, { vassalage: { a: 1 } }, [['PG']]] }] } },
])('a reply without such rows has none: %j', (reply) => {
  expect(optionsIn(reply, from)).toEqual([]);
});
