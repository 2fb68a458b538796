import { describe, expect, test } from 'vitest';
import { type ConditionContext, explainCondition, holds as holdsIn, rolesOf } from './conditions.ts';
import { readFlags } from '#engine/flags/flags.ts';

const context: ConditionContext = {
  flags: readFlags([
    { modId: 'DIRECTREG3', enabled: '1' },
    { modId: 'FREEPLAY3', enabled: '0' },
  ]),
  roles: new Set(['member', 'agent']),
  route: 'home',
  locale: 'PT',
  device: 'desktop',
};
const holds = (condition: unknown) => holdsIn(condition as never, context);

describe('a condition', () => {
  test.each([null, undefined, {}])('that is %j always holds', (condition) => expect(holds(condition)).toBe(true));

  test('requires every key', () => {
    expect(holds({ flag: 'DIRECTREG3', role: 'member', route: 'home', locale: 'PT', device: 'desktop' })).toBe(true);
    expect(holds({ flag: 'DIRECTREG3', role: 'visitor' })).toBe(false);
  });

  test('accepts any value of a list', () => {
    expect(holds({ flag: ['FREEPLAY3', 'DIRECTREG3'] })).toBe(true);
    expect(holds({ locale: ['EN', 'VI'] })).toBe(false);
    expect(holds({ role: [] })).toBe(false);
  });

  test.each<unknown>([{ flag: 1 }, { flag: null }, { rolle: 'member' }, { __proto__: null, toString: 'x' }, 'flag', 7, ['flag']])(
    'that is malformed (%j) does not hold',
    (condition) => expect(holds(condition)).toBe(false),
  );

  test('ignores a key that is undefined', () => expect(holds({ flag: undefined })).toBe(true));
});

test('the trace gives for each key the expected and the actual value, and why a flag is off', () => {
  const trace = explainCondition({ flag: 'FREEPLAY3', route: ['home', 'login'] }, context);
  expect(trace).toEqual([
    { key: 'flag', wanted: ['FREEPLAY3'], got: "FREEPLAY3 is off: its enabled is '0', not '1'.", holds: false },
    { key: 'route', wanted: ['home', 'login'], got: 'home', holds: true },
  ]);
});

test('the trace reports an unknown key', () => {
  const trace = explainCondition({ rolle: 'member' } as never, context);
  expect(trace).toEqual([{ key: 'rolle', wanted: ['member'], got: 'unknown key', holds: false }]);
});

describe('the roles of a session', () => {
  const agent = { demoType: 4, headerTypes: [1, 2, 4, 41, 42], centreTypes: [1, 2, 41, 42], check: 'excludeDemo' as const };
  const roles = (token: string | null, type: number | null, part = {}) => [
    ...rolesOf({ token, type, agent: { ...agent, ...part } }),
  ];

  test('a visitor has no token, whatever the member type', () => {
    expect(roles(null, null)).toEqual(['visitor']);
    expect(roles('', 1)).toEqual(['visitor']);
  });
  test('a demo account has the role demo only', () => expect(roles('t', 4)).toEqual(['demo']));
  test('a demo account sees the entry of agents where the brand lets every header type', () => {
    const open = { check: 'allHeaderTypes' };
    expect(roles('t', 4, open)).toEqual(['demo', 'agentEntry']);
    expect(roles('t', 4, { ...open, headerTypes: [1] })).toEqual(['demo']);
    // whatever the lists say, it is no agent
    expect(roles('t', 4, { ...open, centreTypes: [4] })).toEqual(['demo', 'agentEntry']);
    expect(roles('t', 7, { ...open, demoType: 7, headerTypes: [7], centreTypes: [7] })).toEqual(['demo', 'agentEntry']);
  });
  test.each([1, 2, 41, 42])('agent and member for type %i, who sees the entry of agents', (type) =>
    expect(roles('t', type)).toEqual(['member', 'agent', 'agentEntry']),
  );
  test('seeing the entry and being an agent are two lists', () => {
    expect(roles('t', 41, { headerTypes: [1] })).toEqual(['member', 'agent']);
    expect(roles('t', 0, { headerTypes: [0] })).toEqual(['member', 'agentEntry']);
  });
  test('member for any other type and while the type is unknown', () => {
    expect(roles('t', 0)).toEqual(['member']);
    expect(roles('t', null)).toEqual(['member']);
  });
});
