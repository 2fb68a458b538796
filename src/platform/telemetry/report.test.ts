import { describe, expect, it, vi } from 'vitest';
import { redact, redactText } from '#platform/redaction/redact.ts';
import { createReporter, watchUnhandledErrors } from './report.ts';

describe('redaction', () => {
  it.each([
    ['Bearer st_8d1f0c7a2b rejected', 'st_8d1f0c7a2b'],
    ['at /?token=abc&x=1', 'abc'],
    ['eyJhbGciOiJkaXIifQ..aXY.Y3Q.dGFn', 'aXY'],
    ['mail marina+1@mail.test bounced', 'marina+1@mail.test'],
    ['call +55 (11) 98765-4321 now', '98765'],
    ['hash 8d1f0c7a2b8d1f0c7a2b8d1f0c7a2b8d', '8d1f0c7a2b8d1f'],
    ['reply {"password":"hunter 2","x":1}', 'hunter'],
    ['reply {"newPassword" : "a\\"hunter"}', 'hunter'],
    ["reply {'token':'hunter'}", 'hunter'],
    ['{"body":"{\\"transactionPassword\\":\\"hunter\\"}"}', 'hunter'],
    ['q=%7B%22password%22%3A%22hunter%22%7D', 'hunter'],
    ['{"verificationCodes":["hunter","x"]}', 'hunter'],
    ['{"password":"hunter cut off', 'hunter'],
    ['/cas?ticket=ST-hunter&x=1', 'hunter'],
    ['ticket: hunter', 'hunter'],
    ['{"realName":"Marina Hunter"}', 'Hunter'],
    ['real_name=Hunter', 'Hunter'],
    ['{"code":"4711"}', '4711'],
    ['{"code":4711}', '4711'],
    ['code: 4711', '4711'],
    ['{"ip":"10.0.0.1"}', '10.0.0.1'],
    ['from 10.0.0.1 again', '10.0.0.1'],
    ['from 2001:db8::8a2e:370:7334 again', '8a2e'],
    ['from 2001:0db8:85a3:0:0:8a2e:0370:7334', '8a2e'],
    ['lastLoginIp=fe80::1', 'fe80'],
    ['sid_token%3Dhunter', 'hunter'],
  ])('removes the secret from "%s"', (text, secret) => {
    expect(redactText(text)).not.toContain(secret);
    expect(redactText(text)).toContain('[redacted]');
  });

  it('keeps names of calls, codes and counts', () => {
    const event = {
      endpoint: 'smsLogin',
      reason: 'timeout',
      status: 503,
      code: 'wrong_password',
      offline: true,
      path: '/info/imageCDNs/0',
    };
    expect(redact(event)).toEqual(event);
  });

  it.each([
    'password',
    'newPassword',
    'token',
    'rk',
    'Authorization',
    'mobileNum',
    'phone',
    'email',
    'username',
    'payeeName',
    'verificationCode',
    'idNumber',
    'ticket',
    'loginTicket',
    'realName',
    'real_name',
    'ip',
    'lastLoginIp',
    'client_ip',
    'ipAddress',
    'code',
  ])('redacts properties named %s at any depth', (name) => {
    expect(redact({ list: [{ [name]: 'ab1' }] })).toEqual({ list: [{ [name]: '[redacted]' }] });
  });

  it('keeps what only looks like a secret', () => {
    for (const text of [
      'Unexpected token < in JSON at position 4',
      'at 12:34:56 the call failed',
      'reason: {"code":"wrong_password"}',
      'section/notice failed in 1.2.0',
      'li::before has no size',
    ])
      expect(redactText(text)).toBe(text);
    const plain = { code: 'in_function_not_open', zip: 'z', tooltip: 't' };
    expect(redact(plain)).toEqual(plain);
    expect(redact({ code: 4711, nested: { code: 'X7KP' } })).toEqual({ code: '[redacted]', nested: { code: '[redacted]' } });
  });

  it('takes linear time', () => {
    const start = performance.now();
    for (const part of ['"', '"password', '\\"', 'code:', '1.', ':', 'a@', '%22', '"token":"', '["code":['])
      redactText(part.repeat(2_000));
    expect(performance.now() - start).toBeLessThan(1_000);
  });

  it('survives values that cannot be copied', () => {
    const loop: Record<string, unknown> = { run: () => 1, error: new Error('token=abc') };
    loop['self'] = loop;
    const clean = redact(loop);
    expect(clean['run']).toBe('function');
    expect(clean['error']).toBe('Error: [redacted]');
    expect(JSON.stringify(clean)).not.toContain('abc');
  });
});

describe('reports', () => {
  const site = { brand: 'folia', engine: '1.2.0', configHash: 'c0ffee', route: 'home' };

  it('reach every listener redacted and with their place, and are kept for late subscribers', () => {
    const { report, subscribe, recent, redactWith } = createReporter(
      () => site,
      () => 7,
    );
    redactWith(redact);
    const heard = vi.fn();
    subscribe(() => {
      throw new Error('broken listener');
    });
    const end = subscribe(heard);
    report({ kind: 'entryFailed', slot: 'section/notice', cause: 'mail marina@mail.test, token=abc' });
    end();
    report({ kind: 'pageShown', page: 'home' });
    const cause = 'mail [redacted], [redacted]';
    const first = { at: 7, ...site, slot: 'section/notice', event: { kind: 'entryFailed', slot: 'section/notice', cause } };
    expect(heard.mock.calls).toEqual([[first]]);
    expect(recent()).toEqual([first, { at: 7, ...site, slot: null, event: { kind: 'pageShown', page: 'home' } }]);
  });

  it('wait for the redaction, and are read without details until then', () => {
    const { report, subscribe, recent, redactWith } = createReporter(
      () => site,
      () => 7,
    );
    const heard = vi.fn();
    subscribe(heard);
    report({ kind: 'callFailed', endpoint: 'login', reason: 'timeout', status: 504, cause: 'token=abc of marina@mail.test' });
    expect(heard).not.toHaveBeenCalled();
    const bare = { kind: 'callFailed', endpoint: 'login', reason: 'timeout', status: 504 };
    expect(recent()).toEqual([{ at: 7, ...site, slot: null, event: bare }]);
    redactWith(redact);
    redactWith(redact);
    const whole = { at: 7, ...site, slot: null, event: { ...bare, cause: '[redacted] of [redacted]' } };
    expect(heard.mock.calls).toEqual([[whole]]);
    expect(recent()).toEqual([whole]);
  });

  it('are kept up to a limit', () => {
    const { report, recent, redactWith } = createReporter(() => site);
    redactWith(redact);
    for (let index = 0; index < 500; index += 1) report({ kind: 'humanCheckFailed', attempt: index });
    expect(recent()).toHaveLength(200);
    expect(recent().at(-1)?.event).toEqual({ kind: 'humanCheckFailed', attempt: 499 });
  });

  it('include unhandled errors', () => {
    const target = new EventTarget();
    const report = vi.fn();
    const end = watchUnhandledErrors(target, report);
    target.dispatchEvent(Object.assign(new Event('error'), { error: new RangeError('too deep') }));
    target.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'no' }));
    end();
    target.dispatchEvent(Object.assign(new Event('error'), { error: new Error('late') }));
    expect(report.mock.calls.flat()).toEqual([
      { kind: 'unhandledError', message: 'RangeError: too deep' },
      { kind: 'unhandledRejection', message: 'no' },
    ]);
  });
});
