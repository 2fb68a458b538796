import { describe, expect, it } from 'vitest';
import { endpoints, type EndpointName } from '../../src/platform/endpoints/endpoints.ts';
import { document, operations, root } from './document.fixture.ts';
import { asErrorTable, callsOf, errorsOf, readErrorTable } from './errorTable.ts';

const table = readErrorTable(root);
const codesOf = (name: EndpointName, status: number) => errorsOf(table, name).get(status) ?? [];

describe('the codes of a call', () => {
  it('follow from its row: token, body, role, switch, key', () => {
    expect(codesOf('balance', 401)).toEqual(['token_invalid']);
    expect(codesOf('captcha', 401)).toEqual([]);
    const sealing = ['clock_skew', 'key_rotated', 'sealed_malformed', 'sealed_mismatch', 'sealed_replayed'];
    expect(codesOf('login', 200)).toEqual(expect.arrayContaining(sealing));
    expect(codesOf('freeplay', 200)).toEqual(expect.arrayContaining(sealing));
    expect(codesOf('feedback', 200).filter((code) => sealing.includes(code))).toEqual([]);
    expect(codesOf('applyDeposit', 403)).toEqual(['in_need_true_account']);
    expect(codesOf('dividend', 403)).toEqual(['error_not_agent', 'in_function_not_open', 'in_need_true_account']);
    expect(codesOf('claimMission', 409)).toEqual(['invalid_request']);
    expect(codesOf('login', 409)).toEqual([]);
    expect(codesOf('captcha', 503)).toEqual(['region_restricted', 'system_maintenance']);
    expect(codesOf('whitelabel', 503)).toEqual([]);
  });

  it('are in the document, with their meaning and the calls that send them', () => {
    const component = document.components.schemas['ErrorCode'] as unknown as {
      enum: string[];
      'x-enumDescriptions': Record<string, string>;
      'x-sent': Record<string, unknown>;
    };
    expect(component.enum).toEqual(Object.keys(table).sort());
    for (const code of component.enum) {
      expect(component['x-enumDescriptions'][code]).toBe(table[code]?.meaning);
      expect(component['x-sent'][code]).toEqual(callsOf(table, code));
      expect(Object.keys(callsOf(table, code)), code).not.toEqual([]);
    }
    for (const { name, operation } of operations)
      expect(operation['x-errors'], name).toEqual(Object.fromEntries(errorsOf(table, name as EndpointName)));
    expect(operations).toHaveLength(Object.keys(endpoints).length);
  });
});

describe('a table that is not in order is refused', () => {
  const row = { meaning: 'A reason.', sent: [{ status: 200, by: ['login'] }] };
  it.each([
    [{ Wrong: row }, '/Wrong: expected words in lower case joined by underscores, got "Wrong"'],
    [{ a_code: { ...row, meaning: '' } }, '/a_code/meaning: expected a sentence, got ""'],
    [{ a_code: { ...row, calls: [] } }, '/a_code/calls: expected one of meaning, value, example, sent, got "calls"'],
    [{ a_code: { meaning: 'A reason.' } }, '/a_code/sent: expected a list of {status, by}, got undefined'],
    [
      { a_code: { ...row, sent: [{ status: 418, by: ['login'] }] } },
      '/a_code/sent/0/status: expected one of 200, 400, 401, 403, 409, 429, 503, got 418',
    ],
    [{ a_code: { ...row, sent: [{ status: 200, by: ['logn'] }] } }, '/a_code/sent/0/by: expected names of calls, got "logn"'],
    [
      { a_code: { ...row, sent: [{ status: 200, by: 'sealled' }] } },
      '/a_code/sent/0/by: expected names of calls, or one of any, token, request, sealedBody, sealed, idempotent, role, agent, flag, open, got "sealled"',
    ],
  ])('%j', (data, fault) => {
    expect(() => asErrorTable(data)).toThrow(`schemas/platform/errors.json: ${fault}`);
  });
});
