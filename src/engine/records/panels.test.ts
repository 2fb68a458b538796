import { expect, test } from 'vitest';
import type { ConditionContext } from '#engine/conditions.ts';
import { panelMenuOf } from './panelMenuOf.ts';
import { actionsOfRow, type PublishedRecords, shownRecords } from './panels.ts';

const panels = { member: ['history', 'wallet'], agent: ['history', 'team'] };

test.each([
  ['agent', 'history', 'agent'],
  ['avatar', 'history', 'member'],
  ['member', 'team', 'agent'],
  ['member', 'constructor', null],
])('an entry of the menu %s for the panel %s leads to the centre %s', (menu, panel, centre) => {
  expect(panelMenuOf(panels, menu, panel)).toBe(centre);
});

test('columns, filters and their values, sums and actions are shown while their conditions hold', () => {
  const when = { role: 'agent' } as const;
  const column = (name: string, rest = {}) => ({ name, label: `records:${name}`, format: 'text' as const, ...rest });
  const records: PublishedRecords = {
    call: 'memTransDet',
    fixed: {},
    filters: [
      { name: 'type', kind: 'select', label: 'records:type', options: [], when },
      { name: 'kind', kind: 'select', label: 'records:kind', options: ['own', 'team'], choices: { team: { when } } },
    ],
    columns: [column('time'), column('remark', { when })],
    cards: [column('in', { when })],
    detail: [column('remark', { when })],
    actions: [{ name: 'cancel', label: 'records:cancel', action: 'cancel', when }],
    sortable: [],
    pageSize: 10,
    export: true,
  };
  const as = (roles: ConditionContext['roles']) =>
    shownRecords(records, {
      flags: { isOn: () => true, explain: () => '' } as never,
      roles,
      route: '',
      locale: 'PT',
      device: 'desktop',
    });
  expect(as(new Set(['agent']))).toEqual(records);
  const { filters, columns, cards, detail, actions } = as(new Set(['member']));
  expect([cards, detail, actions]).toEqual([[], [], []]);
  expect(filters.map(({ name, options }) => [name, options])).toEqual([['kind', ['own']]]);
  expect(columns.map(({ name }) => name)).toEqual(['time']);
});

test('an action shows for rows in its statuses, and for all without any', () => {
  const actions = [
    { name: 'cancel', label: '', action: 'cancel', statuses: ['PENDING'] },
    { name: 'copy', label: '', action: 'copy' },
  ];
  const names = (row: object) => actionsOfRow(actions, row as never).map(({ name }) => name);
  expect(names({ status: 'PENDING' })).toEqual(['cancel', 'copy']);
  expect(names({ status: 'HELD' })).toEqual(['copy']);
  expect(names({})).toEqual(['copy']);
});
