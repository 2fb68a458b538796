import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openBench, type Bench } from './sandbox.fixture.ts';

const phone = { mobileNum: '11987650001', countryDialingCode: '55' };
const redeemCode = (bench: Bench, code: string) =>
  bench.call('login', { username: phone.mobileNum, password: code, type: 'sms', countryDialingCode: '55' });

describe('codes by SMS', () => {
  it('are valid for the stated minutes only', async () => {
    const bench = await openBench('folia');
    await bench.control('/settings', { sms: { expiredMinutes: 3 } });
    expect((await bench.call('smsLogin', phone)).value.expiredMinutes).toBe(3);
    const { code } = await bench.mail('sms');
    await bench.control('/clock', { advanceMs: 180_000 });
    expect((await redeemCode(bench, code)).message).toBe('code_expired');
    expect((await redeemCode(bench, code)).message).toBe('code_wrong');
  });

  it('become invalid with the next one, and after five wrong tries', async () => {
    const bench = await openBench('folia');
    await bench.call('smsLogin', phone);
    const old = await bench.mail('sms');
    bench.advance(1001);
    await bench.call('smsLogin', phone);
    expect((await redeemCode(bench, old.code)).message).toBe('code_wrong');
    for (let index = 0; index < 4; index += 1) await redeemCode(bench, '000000');
    expect((await redeemCode(bench, (await bench.mail('sms')).code)).message).toBe('code_wrong');
  });

  it('are limited to one a second, and five an hour per number', async () => {
    const bench = await openBench('folia');
    expect((await bench.call('smsLogin', phone)).success).toBe(true);
    bench.advance(500);
    expect((await bench.call('smsLogin', { ...phone, mobileNum: '11987650031' })).message).toBe('too_many_requests');
    for (let index = 0; index < 4; index += 1) {
      bench.advance(2000);
      expect((await bench.call('smsLogin', phone)).success).toBe(true);
    }
    bench.advance(2000);
    expect((await bench.call('smsLogin', phone)).message).toBe('too_many_requests');
    expect((await bench.call('smsLogin', { ...phone, mobileNum: '11987650031' })).success).toBe(true);
    bench.advance(3_600_000);
    expect((await bench.call('smsLogin', phone)).success).toBe(true);
  });
});

describe('picture codes', () => {
  const answer = (bench: Bench, captcha: string) =>
    bench.call('login', { username: 'captcha1', password: 'Winter36Coat', type: 'username', captcha });
  const start = async (): Promise<Bench> => {
    const bench = await openBench('folia');
    await bench.call('login', { username: 'captcha1', password: 'Wrong123', type: 'username' });
    return bench;
  };

  it('are PNG pictures of 208 by 74, new each time and reproducible per session', async () => {
    const [one, other] = [await openBench('folia'), await openBench('folia')];
    const first = (await one.call('captcha')).value;
    expect(await sharp(Buffer.from(first, 'base64')).metadata()).toMatchObject({ format: 'png', width: 208, height: 74 });
    expect((await other.call('captcha')).value).toBe(first);
    expect((await one.call('captcha')).value).not.toBe(first);
  });

  it('are valid once', async () => {
    const bench = await start();
    await bench.call('captcha');
    const { code } = await bench.mail('captcha');
    expect((await answer(bench, 'ZZZZ')).message).toBe('captcha_wrong');
    expect((await answer(bench, code)).message).toBe('captcha_wrong');
  });

  it('are valid for the last picture only', async () => {
    const bench = await start();
    await bench.call('captcha');
    const { code } = await bench.mail('captcha');
    await bench.call('captcha');
    expect((await answer(bench, code)).message).toBe('captcha_wrong');
  });

  it('are valid for five minutes', async () => {
    const bench = await start();
    await bench.call('captcha');
    const { code } = await bench.mail('captcha');
    bench.advance(300_001);
    expect((await answer(bench, code)).message).toBe('captcha_wrong');
  });

  it('are bound to one session', async () => {
    const bench = await start();
    await bench.call('captcha', undefined, { session: 'other' });
    const { code } = await bench.mail('captcha', 'other');
    expect((await answer(bench, code)).message).toBe('captcha_wrong');
  });
});
