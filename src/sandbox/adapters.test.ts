import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { PhoneVerifierError } from '#platform/verification/phoneVerifier.ts';
import { createFakeHumanVerifier } from './fakeHumanVerifier.ts';
import { createFakePhoneVerifier } from './fakePhoneVerifier.ts';
import { serveSandbox } from './http.ts';
import { openBench, type Bench } from './sandbox.fixture.ts';

const endings: (() => void)[] = [];
afterEach(() => {
  for (const end of endings.splice(0)) end();
});

async function listen(bench: Bench): Promise<string> {
  const server: Server = createServer((incoming, outgoing) => {
    void serveSandbox(bench.sandbox, incoming, outgoing).then((served) => {
      if (!served) outgoing.writeHead(418).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endings.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('the sandbox over HTTP', () => {
  it('answers calls, reads bodies, separates sessions by cookie and ignores other addresses', async () => {
    const base = await listen(await openBench('folia'));
    const flags = await fetch(`${base}/__sandbox/flags`, {
      method: 'POST',
      body: '{"CBS3":"0"}',
      headers: { cookie: 'x=1; sandbox=w7' },
    });
    expect(await flags.json()).toEqual({ CBS3: '0' });
    expect(await (await fetch(`${base}/__sandbox/state`)).json()).toMatchObject({ flags: {} });
    const reply = await fetch(`${base}/wps/system/permission?host=x`);
    expect(reply.headers.get('content-type')).toBe('application/json');
    expect(await reply.json()).toMatchObject({ success: true });
    expect((await fetch(`${base}/index.html`)).status).toBe(418);
  });

  it('breaks the connection for the fault offline, and never answers for the fault timeout', async () => {
    const bench = await openBench('folia');
    const base = await listen(bench);
    await bench.control('/faults', { endpoint: 'whitelabel', kind: 'offline' });
    await expect(fetch(`${base}/wps/system/whitelabel`)).rejects.toThrow();
    await bench.control('/faults', { endpoint: 'captcha', kind: 'timeout' });
    await expect(fetch(`${base}/wps/captcha`, { signal: AbortSignal.timeout(100) })).rejects.toThrow();
  });

  it('rejects a body larger than a picture of five megabytes as base64', async () => {
    const base = await listen(await openBench('folia'));
    expect((await fetch(`${base}/__sandbox/flags`, { method: 'POST', body: 'x'.repeat(7_200_001) })).status).toBe(413);
  });
});

describe('the fake verifiers', () => {
  const sender = (bench: Bench) => async (path: string, body?: Record<string, unknown>) =>
    (await bench.control(path.replace('/__sandbox', ''), body)).value as unknown;

  it('return a result that the platform accepts; none when the puzzle was closed or the service is down', async () => {
    const bench = await openBench('mayloc');
    const options = { captchaId: 'x', language: 'vi', container: null as unknown as HTMLElement };
    const result = await createFakeHumanVerifier(sender(bench), async () => true).verify(options);
    const phone = { mobileNum: '912000001', countryDialingCode: '84' };
    expect((await bench.call('smsLogin', { ...phone, ...result })).success).toBe(true);
    expect(await createFakeHumanVerifier(sender(bench), async () => false).verify(options)).toBeNull();
    expect(
      await createFakeHumanVerifier(
        () => Promise.reject(new Error('down')),
        async () => true,
      ).verify(options),
    ).toBeNull();
    expect(
      await createFakeHumanVerifier(
        async () => ({}),
        async () => true,
      ).verify(options),
    ).toBeNull();
  });

  it('verify a phone with the code from the outbox', async () => {
    const bench = await openBench('mayloc');
    const started = await createFakePhoneVerifier(sender(bench)).send('+84987654321');
    await expect(started.confirm('000000')).rejects.toMatchObject({ code: 'invalidCode' });
    await expect(started.confirm('')).rejects.toMatchObject({ code: 'missingCode' });
    expect(await started.confirm((await bench.mail('phone')).code)).toMatch(/^phone\./);
    await expect(started.confirm('123456')).rejects.toMatchObject({ code: 'codeExpired' });
  });

  it('fail with each error of the service', async () => {
    const bench = await openBench('mayloc');
    const verifier = createFakePhoneVerifier(sender(bench));
    await expect(verifier.send('')).rejects.toMatchObject({ code: 'missingPhone' });
    await expect(verifier.send('12')).rejects.toMatchObject({ code: 'invalidPhone' });
    const forced = {
      'too-many-requests': 'tooManyRequests',
      'captcha-check-failed': 'captchaFailed',
      'quota-exceeded': 'quotaExceeded',
      'operation-not-allowed': 'notAllowed',
      'popup-closed-by-user': 'popupClosed',
      unknown: 'unknown',
    };
    for (const [phoneError, code] of Object.entries(forced)) {
      await bench.control('/settings', { phoneError });
      await expect(verifier.send('+84987654321')).rejects.toMatchObject({ code });
    }
    const away = createFakePhoneVerifier(() => Promise.reject(new Error('down')));
    await expect(away.send('+84987654321')).rejects.toBeInstanceOf(PhoneVerifierError);
  });
});
