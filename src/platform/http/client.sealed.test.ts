import { describe, expect, it } from 'vitest';
import { createSealingCipher } from '#platform/sealing/cipher.ts';
import { pep1 } from '#platform/sealing/pep1.ts';
import { createSealedPlatform } from '#platform/sealing/sealedPlatform.fixture.ts';
import { endpoints } from '#platform/endpoints/endpoints.ts';
import { createFakePlatform, ok, refused } from './fakePlatform.fixture.ts';
import { createServerClock } from '#platform/clock/serverClock.ts';

const body = { username: 'ana01', password: 'Fresh29Water', type: 'username' } as const;
const envelope = (value: unknown) => JSON.stringify({ success: true, message: null, value });

/** A sealed login with the test's answer. */
async function login(
  answer: (seal: (text: string) => Promise<Response>) => Response | Promise<Response>,
  requireEncryption = true,
) {
  const platform = await createSealedPlatform('k1', Date.now);
  const clock = createServerClock();
  const cipher = createSealingCipher({ keys: [platform.key], reloadKeys: async () => [platform.key], clock, requireEncryption });
  const { client, onUnauthorized } = createFakePlatform(
    async (request) => {
      const opened = await platform.open(request.body, 'POST', endpoints.login.path);
      if (typeof opened === 'string') throw new Error(opened);
      return answer(
        async (text) => new Response(await platform.seal(text, opened), { headers: { 'Content-Type': pep1.mediaType } }),
      );
    },
    { cipher, clock, token: () => null },
  );
  return { reply: client.call('login', body), onUnauthorized };
}

describe('the reply to a sealed request', () => {
  it('is accepted when sealed, whether success or refusal', async () => {
    const { reply } = await login((seal) => seal(envelope({ token: 'st_1' })));
    expect(await reply).toMatchObject({ ok: true, value: { token: 'st_1' } });
    const no = await login((seal) => seal(JSON.stringify({ success: false, message: 'wrong_password', value: null })));
    expect(await no.reply).toMatchObject({ ok: false, code: 'wrong_password' });
  });

  it.each([
    ['an answer', () => ok({ token: 'st_evil' })],
    [
      'an answer that calls itself text',
      () => new Response(envelope({ token: 'st_evil' }), { headers: { 'Content-Type': 'text/plain' } }),
    ],
    ['a second step', () => ok({ twoStepRequired: true, challengeId: 'c' })],
    ['a refusal', () => refused('wrong_password')],
    ['a refusal in words', () => refused('Call +55 11 99999-9999 to unlock your account')],
    ['a refusal with a captcha', () => refused('captcha_required', { captcha: true }, { status: 400 })],
  ])('is rejected when not sealed: %s (T10)', async (_, answer) => {
    const { reply } = await login(answer);
    await expect(reply).rejects.toMatchObject({ kind: 'encryption' });
  });

  it.each([
    ['sealed_malformed', { kind: 'encryption' }],
    ['sealed_replayed', { kind: 'encryption' }],
    ['encryption_required', { kind: 'encryption' }],
  ])('may be unsealed where the platform could not open the request: %s', async (code, failure) => {
    const { reply } = await login(() => refused(code));
    await expect(reply).rejects.toMatchObject(failure);
  });

  it.each([503, 429, 403])('may be unsealed where its status alone decides: %i', async (status) => {
    const { reply } = await login(() => refused('x', null, { status }));
    await expect(reply).rejects.toMatchObject({ status });
  });

  it('may be unsealed where the brand does not require sealing', async () => {
    const { reply } = await login(() => ok({ token: 'st_1' }), false);
    expect(await reply).toMatchObject({ ok: true });
  });
});
