import { expect, test } from 'vitest';
import { readPanels } from './readPanels.ts';

const column = { name: 'time', label: 'records:time', format: 'dateTime' };
const records = {
  call: 'memTransDet',
  fixed: { scope: 'SELF' },
  filters: [{ name: 'status', kind: 'select', label: 'records:status', options: ['PENDING'] }],
  columns: [column],
  cards: [],
  detail: [],
  actions: [],
  sortable: ['time'],
  pageSize: 10,
  export: false,
};
const panel = { title: 'records:history', views: [{ name: 'main', label: null, records }] };
const form = { title: 'records:security', views: [{ name: 'main', label: null, component: 'security' }] };
const list = { title: 'records:points', records };
const file = { member: { history: panel, form }, agent: {}, pages: { points: list } };

test('a file of panels is read as it is', () => {
  expect(readPanels(file)).toEqual(file);
});

test.each([{}, { member: { history: panel } }])('parts that a file lacks are empty: %j', (part) => {
  expect(readPanels(part)).toEqual({ member: {}, agent: {}, pages: {}, ...part });
});

test.each([null, 7, 'panels', [], { member: [], agent: {}, pages: {} }, { ...file, pages: null }])(
  'a file of another shape is none: %j',
  (wrong) => {
    expect(readPanels(wrong)).toBeNull();
  },
);

test.each([
  null,
  'history',
  [],
  { title: 'records:history' },
  { ...panel, title: 7 },
  { ...panel, views: {} },
  { ...panel, views: [null] },
  { ...panel, views: [{ label: null, records }] },
  { ...panel, views: [{ name: 'main', label: 7, records }] },
  { ...panel, views: [{ name: 'main', label: null }] },
  { ...panel, views: [{ name: 'main', label: null, records: [] }] },
  ...['call', 'fixed', 'filters', 'columns', 'cards', 'detail', 'actions', 'sortable', 'pageSize', 'export'].flatMap((key) =>
    [undefined, null, 'x!', {}]
      .filter((wrong) => !(key === 'call' && wrong === 'x!') && !(key === 'fixed' && Object(wrong) === wrong))
      .map((wrong) => ({
        ...panel,
        views: [{ name: 'main', label: null, records: { ...records, [key]: wrong } }],
      })),
  ),
  ...[null, 'x!', {}, ['x!'], [{}]].map((selection) => ({
    ...panel,
    views: [{ name: 'main', label: null, records: { ...records, selection } }],
  })),
  ...[null, 'time', {}, { ...column, label: null }, { ...column, format: 7 }].map((wrong) => ({
    ...panel,
    views: [{ name: 'main', label: null, records: { ...records, columns: [wrong] } }],
  })),
  {
    ...panel,
    views: [{ name: 'main', label: null, records: { ...records, filters: [{ name: 'a', kind: 'select', label: 'b' }] } }],
  },
])('a panel of another shape is left out, the others stay: %j', (wrong) => {
  expect(readPanels({ ...file, member: { history: wrong, form } })).toEqual({ ...file, member: { form } });
});

test('a list of a page of another shape is left out', () => {
  expect(readPanels({ ...file, pages: { points: { title: 'records:points' }, other: list } })).toEqual({
    ...file,
    pages: { other: list },
  });
});
