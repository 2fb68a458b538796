import { expect, test } from 'vitest';
import type { ConditionContext } from './conditions.ts';
import { readFlags } from '#engine/flags/flags.ts';
import { gate } from './gate.ts';

const context: ConditionContext = {
  flags: readFlags([{ modId: 'ON', enabled: '1' }]),
  roles: new Set(['visitor']),
  route: 'home',
  locale: 'EN',
  device: 'mobile',
};

test('an entry without conditions is visible and enabled', () => {
  expect(gate({}, context)).toMatchObject({ visible: true, enabled: true });
});

test('an entry whose `when` does not hold is hidden and cannot be reached', () => {
  expect(gate({ when: { role: 'member' } }, context)).toMatchObject({ visible: false, enabled: false });
  expect(gate({ when: { role: 'member' }, enabled: { flag: 'ON' } }, context)).toMatchObject({ visible: false, enabled: false });
});

test('an entry whose `enabled` does not hold is visible and only warns', () => {
  expect(gate({ when: { flag: 'ON' }, enabled: { flag: 'OFF' } }, context)).toMatchObject({ visible: true, enabled: false });
});

test('the trace explains both conditions', () => {
  const { trace } = gate({ when: { flag: 'ON' }, enabled: { role: 'member' } }, context);
  expect(trace.when.map((step) => step.holds)).toEqual([true]);
  expect(trace.enabled).toEqual([{ key: 'role', wanted: ['member'], got: 'visitor', holds: false }]);
});
