import { describe, expect, it } from 'vitest';
import { growth, LINEAR } from '#engine/patterns/machinePace.fixture.ts';
import { redact, redactText, redactWholeText } from './redact.ts';

/** Each is a start that a pattern goes on from, repeated. */
const HOSTILE =
  String.raw`"|"password|\"|code:|code:"|code:a_|1.|1-|a-|--|:|a:|a@|%22|"token":"|["code":[|ab:[|ab:'|ab:"\|eyJaaaa-|Bearer |+1 (|ab |   :`.split(
    '|',
  );

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
    'payerName',
    'accountName',
    'accountNumber',
    'maskedNumber',
    'telegram',
    'socialId',
    'sourceOfIncome',
    'uplineAccount',
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

  it.each(HOSTILE)('takes linear time: %s repeated', (part) =>
    expect(growth((size) => redactWholeText(part.repeat(size)), Math.ceil(1000 / part.length))).toBeLessThan(LINEAR),
  );

  it('survives values that cannot be copied', () => {
    const loop: Record<string, unknown> = { run: () => 1, error: new Error('token=abc') };
    loop['self'] = loop;
    const clean = redact(loop);
    expect(clean['run']).toBe('function');
    expect(clean['error']).toBe('Error: [redacted]');
    expect(JSON.stringify(clean)).not.toContain('abc');
  });
});
