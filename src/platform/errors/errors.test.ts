import { describe, expect, it } from 'vitest';
import { asCallError, CallError } from './callError.ts';
import { errorCodes, isErrorCode, messageOf } from './errors.ts';
import { CipherError } from '#platform/sealing/payloadCipher.ts';

const refusal = (message: string) => ({ code: isErrorCode(message) ? message : '', message });

describe('the message of a failure', () => {
  it.each(Object.entries(errorCodes))('code %s has the text %s', (code, key) => {
    expect(messageOf(refusal(code))).toEqual({ key });
  });

  it('an unlisted code gets a general text that names it', () => {
    expect(messageOf(refusal('wallet_frozen'))).toEqual({ key: 'errors:unknown_code', params: { code: 'wallet_frozen' } });
    expect(messageOf(refusal('E1042'))).toEqual({ key: 'errors:unknown_code', params: { code: 'E1042' } });
  });

  it.each(['constructor', 'toString', '__proto__', 'has_own_property'])('%s is no listed code', (code) => {
    expect(messageOf({ code, message: code })).not.toHaveProperty('key', expect.any(Function));
    expect(['errors:unknown_code', undefined]).toContain((messageOf({ code, message: code }) as { key?: string }).key);
  });

  it('a sentence of the platform is shown as text, whatever it contains', () => {
    expect(messageOf(refusal('Please call us.'))).toEqual({ text: 'Please call us.' });
    expect(messageOf(refusal('<img src=x onerror=alert(1)>'))).toEqual({ text: '<img src=x onerror=alert(1)>' });
  });

  it('a sentence loses direction characters and is cut to a limit', () => {
    expect(messageOf(refusal('Call \u202e5551\u200b now\u0000'))).toEqual({ text: 'Call  5551  now' });
    expect((messageOf(refusal('word '.repeat(500))) as { text: string }).text.length).toBeLessThanOrEqual(301);
  });

  it('an empty message gets a general text', () => {
    expect(messageOf(refusal(''))).toEqual({ key: 'errors:unknown' });
    expect(messageOf(refusal('\u200b'))).toEqual({ key: 'errors:unknown' });
  });

  it('a failure without connection has the text of an abnormal network link', () => {
    for (const kind of ['offline', 'timeout', 'circuitOpen'] as const) {
      expect(messageOf(new CallError(kind, 'login'))).toEqual({ key: 'errors:network_abnormal' });
    }
  });

  it('too many calls state the wait when it is known', () => {
    expect(messageOf(new CallError('throttled', 'login', { retryAfterMs: 4_200 }))).toEqual({
      key: 'errors:retry_after',
      params: { seconds: 5 },
    });
    expect(messageOf(new CallError('throttled', 'login'))).toEqual({ key: 'errors:too_many_requests' });
  });
});

describe('converting an error', () => {
  it('wraps any thrown value once', () => {
    const error = new CallError('timeout', 'login');
    expect(asCallError(error, 'other')).toBe(error);
    expect(asCallError(new CipherError('no key'), 'login')).toMatchObject({ kind: 'encryption', endpoint: 'login' });
    expect(asCallError(new TypeError('x'), 'login')).toMatchObject({ kind: 'badResponse', cause: expect.any(TypeError) });
  });
});
