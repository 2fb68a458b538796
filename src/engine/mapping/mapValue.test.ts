import { describe, expect, it } from 'vitest';
import type { MappedValue } from '#contract/types.ts';
import { readDigits } from './digits.ts';
import { readForeign } from './mapEnvelope.ts';
import { type Forms, toContract, toForeign } from './mapValue.ts';

const forms: Forms = { zone: 'UTC', decimals: 2, formOf: (name) => (name === 'amount' ? 'minor' : undefined) };
const read = (rule: MappedValue, foreign: unknown) => toContract(rule, readDigits(JSON.stringify(foreign)), forms);
const write = (rule: MappedValue, value: unknown) => JSON.parse(JSON.stringify(toForeign(rule, value, forms))) as unknown;

describe('a value', () => {
  it.each<[string, MappedValue, unknown, unknown]>([
    ['renamed', { fields: { id: { at: 'key' } } }, { key: 1 }, { id: 1 }],
    ['swapped', { fields: { a: { at: 'b' }, b: { at: 'a' } } }, { a: 1, b: 2 }, { a: 2, b: 1 }],
    ['nested on the platform', { fields: { id: { at: 'a.b.c' } } }, { a: { b: { c: 1 } } }, { id: 1 }],
    [
      'flat on the platform',
      { fields: { who: { at: '.', fields: { id: { at: 'whoId' } } } } },
      { x: 2, whoId: 1 },
      { x: 2, who: { id: 1 } },
    ],
    [
      'a list of rows',
      { fields: { rows: { at: 'page.items', each: { fields: { id: { at: 'no' } } } } } },
      { page: { items: [{ no: 1 }, { no: 2 }] } },
      { rows: [{ id: 1 }, { id: 2 }] },
    ],
    [
      'a tree',
      { fields: { id: { at: 'no' }, kids: { at: 'sub', nested: true } } },
      { no: 1, sub: [{ no: 2, sub: [{ no: 3 }] }] },
      { id: 1, kids: [{ id: 2, kids: [{ id: 3 }] }] },
    ],
    [
      'one of a table',
      {
        fields: {
          on: {
            values: [
              { contract: true, foreign: 'Y' },
              { contract: false, foreign: 0 },
            ],
          },
        },
      },
      { on: 0 },
      { on: false },
    ],
    ['none of a table', { fields: { on: { values: [{ contract: true, foreign: 'Y' }] } } }, { on: 'maybe' }, { on: 'maybe' }],
    ['an amount', {}, { row: { amount: 1250 } }, { row: { amount: '12.50' } }],
    ['amounts of a list', {}, { amount: [5, 1250] }, { amount: ['0.05', '12.50'] }],
    ['an amount in its own form', { fields: { amount: { as: 'decimal' } } }, { amount: '3.5' }, { amount: '3.5' }],
    [
      'a number as text',
      { fields: { id: { as: 'number' }, count: { as: 'text' } } },
      { id: 7, count: '8' },
      { id: '7', count: 8 },
    ],
    ['null', { fields: { a: { at: 'b' } } }, { b: null }, { a: null }],
  ])('%s is read, and written again', (_says, rule, foreign, contract) => {
    expect(read(rule, foreign)).toEqual(contract);
    expect(write(rule, contract)).toEqual(foreign);
  });

  it('that is missing has its default, and a constant is not written', () => {
    const rule: MappedValue = { fields: { a: { default: 1 }, b: { constant: 'x' }, c: { omit: true } } };
    expect(read(rule, { c: 3 })).toEqual({ a: 1, b: 'x' });
    expect(write(rule, { b: 'x', c: 3 })).toEqual({ a: 1 });
  });

  it('of a reply that has another shape does not throw', () => {
    const rule: MappedValue = { fields: { rows: { at: 'a.b', each: { fields: { id: { at: 'x' } } } } } };
    for (const foreign of [null, 1, 'x', [], [[]], { a: null }, { a: { b: 'x' } }, { a: { b: [null, 1] } }])
      expect(() => read(rule, foreign)).not.toThrow();
  });

  it('does not reach into a prototype', () => {
    const made = toForeign({ fields: { a: { at: '__proto__.polluted' }, b: { at: 'x.__proto__' } } }, { a: 1, b: {} }, forms);
    expect(Object.getPrototypeOf(made)).toBe(Object.prototype);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
    expect(read({ fields: { a: { at: 'constructor.name' } } }, {})).toEqual({});
  });
});

describe('an envelope', () => {
  const envelope = { value: 'data', code: 's.c', success: ['0', 'true'], message: 's.m', codes: { '7': 'token_invalid' } };
  const at = (body: unknown, status = 200) => readForeign(envelope, readDigits(JSON.stringify(body)), status);
  it.each([
    [
      { s: { c: 0, m: 'ok' }, data: 1 },
      { success: true, message: 'ok' },
    ],
    [{ s: { c: true } }, { success: true, message: '', value: null }],
    [{ s: { c: 7, m: 'Gone' } }, { success: false, message: 'token_invalid' }],
    [{ s: { c: 8, m: 'Sorry.' } }, { success: false, message: 'Sorry.' }],
    [{ s: { c: 8 } }, { success: false, message: '8' }],
  ])('%j is read', (body, expected) => {
    expect(at(body)).toMatchObject(expected);
  });

  it('without its code, or of another shape, is none', () => {
    for (const body of [{}, null, 1, 'x', { s: 0 }, { success: true, value: 1 }])
      expect(at(body), JSON.stringify(body)).toBeNull();
  });

  it('without a code is told by the status', () => {
    const bare = { value: '.', message: 'error' };
    expect(readForeign(bare, readDigits('{"a":1}'), 200)).toMatchObject({ success: true });
    expect(readForeign(bare, readDigits('{"error":"No."}'), 422)).toMatchObject({ success: false, message: 'No.' });
  });
});
