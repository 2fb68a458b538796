import { describe, expect, test } from 'vitest';
import { readFlags } from './flags.ts';

const node = (modId: string, enabled: unknown, childrenNodes?: unknown) => ({ modId, enabled, childrenNodes });

const aliases = {
  mobileRegister: { modId: 'MOBILEREG3', whenAbsent: false },
  usernameRegister: { modId: 'USERNAMEREG3', whenAbsent: true },
};

describe('a flag of the whitelabel tree', () => {
  test('is found at every depth', () => {
    const flags = readFlags([node('A', '1', [node('B', '1', [node('DIRECTREG3', '1')])])]);
    expect(flags.isOn('DIRECTREG3')).toBe(true);
  });

  test.each([1, true, '01', ' 1', '1 ', '0', '', null, undefined, {}, ['1']])('is off when enabled is %j', (enabled) => {
    expect(readFlags([node('A', enabled)]).isOn('A')).toBe(false);
  });

  test('is off when any node above it is off', () => {
    const flags = readFlags([node('A', '1', [node('B', '0', [node('C', '1', [node('D', '1')])])])]);
    expect([flags.isOn('A'), flags.isOn('B'), flags.isOn('C'), flags.isOn('D')]).toEqual([true, false, false, false]);
  });

  test('is off when the tree does not have it', () => {
    expect(readFlags([]).isOn('NOSUCH3')).toBe(false);
  });

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', ''])('named %j is off and does not throw', (name) => {
    const flags = readFlags([node('A', '1')]);
    expect(flags.isOn(name)).toBe(false);
    expect(flags.explain(name).reason).toBe('absent');
  });

  test('may be named __proto__', () => {
    expect(readFlags([node('__proto__', '1')]).isOn('__proto__')).toBe(true);
  });

  test('counts once: the first node of a modId wins and the second is reported', () => {
    const flags = readFlags([node('A', '0'), node('A', '1')]);
    expect(flags.isOn('A')).toBe(false);
    expect(flags.problems).toEqual([{ kind: 'duplicate', modId: 'A' }]);
  });

  test('is found in document order: a deep node before a later root', () => {
    expect(readFlags([node('X', '1', [node('A', '1')]), node('A', '0')]).isOn('A')).toBe(true);
  });

  test('is also read from a single root node', () => {
    expect(readFlags(node('A', '1', node('B', '1'))).isOn('B')).toBe(true);
  });
});

describe('an alias', () => {
  test('stands for its modId', () => {
    const flags = readFlags([node('MOBILEREG3', '1')], { aliases });
    expect([flags.isOn('mobileRegister'), flags.isOn('MOBILEREG3')]).toEqual([true, true]);
  });

  test('with whenAbsent is on only while the tree lacks the node', () => {
    expect(readFlags([], { aliases }).isOn('usernameRegister')).toBe(true);
    expect(readFlags([node('USERNAMEREG3', '0')], { aliases }).isOn('usernameRegister')).toBe(false);
    expect(readFlags([node('USERNAMEREG3', 1)], { aliases }).isOn('usernameRegister')).toBe(false);
  });

  test.each([null, undefined, 'x', 7, {}])('with whenAbsent is off when the tree is %j', (tree) => {
    expect(readFlags(tree, { aliases }).isOn('usernameRegister')).toBe(false);
  });
});

describe('the regulatory floor', () => {
  test('turns on what the platform omits or switches off', () => {
    const flags = readFlags([node('RGLIMITS3', '0')], { required: ['RGLIMITS3', 'LEGALFOOTER3'] });
    expect([flags.isOn('RGLIMITS3'), flags.isOn('LEGALFOOTER3')]).toEqual([true, true]);
  });

  test('turns off what is forbidden, even when it is required too', () => {
    const flags = readFlags([node('PROMOWELCOME3', '1')], { required: ['PROMOWELCOME3'], forbidden: ['PROMOWELCOME3'] });
    expect(flags.isOn('PROMOWELCOME3')).toBe(false);
  });

  test('applies without a tree', () => {
    expect(readFlags(null, { required: ['LEGALFOOTER3'] }).isOn('LEGALFOOTER3')).toBe(true);
  });
});

describe('explain', () => {
  test('names the ancestor that is off', () => {
    const explained = readFlags([node('REGISTER', '0', [node('SMSVERIF3', '1')])]).explain('SMSVERIF3');
    expect(explained).toMatchObject({ on: false, reason: 'ancestorOff', modId: 'SMSVERIF3' });
    expect(explained.path).toEqual([
      { modId: 'REGISTER', enabled: "'0'" },
      { modId: 'SMSVERIF3', enabled: "'1'" },
    ]);
    expect(explained.text).toBe("SMSVERIF3 is off: REGISTER above it has enabled '0'.");
  });

  test('names the value that is not the string 1', () => {
    expect(readFlags([node('A', 1)]).explain('A').text).toBe("A is off: its enabled is 1, not '1'.");
  });

  test('gives each reason for on and off', () => {
    const flags = readFlags([node('A', '1'), node('B', '1')], { aliases, required: ['R'], forbidden: ['B'] });
    const reasons = ['A', 'B', 'R', 'usernameRegister', 'mobileRegister'].map((name) => flags.explain(name).reason);
    expect(reasons).toEqual(['on', 'forbidden', 'required', 'absentDefault', 'absent']);
  });

  test('agrees with isOn for every entry', () => {
    const flags = readFlags([node('A', '1', [node('B', '0')])], { aliases, required: ['R'], forbidden: ['A'] });
    expect(flags.entries().map((entry) => entry.modId)).toEqual(['A', 'B', 'MOBILEREG3', 'USERNAMEREG3', 'R']);
    for (const { modId, on } of flags.entries()) expect(flags.isOn(modId)).toBe(on);
  });
});
