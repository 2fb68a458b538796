import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createFrameHumanVerifier } from '#platform/verification/frameVerifier.ts';
import { createFramePhoneVerifier } from '#platform/verification/framePhoneVerifier.ts';
import { openVerifyFrame, verifyOriginOf } from '#platform/verification/verifyFrame.ts';
import { VERIFY_PROTOCOL } from '#platform/verification/verifyMessages.ts';
import { showSlider } from './slider.js';

// in these tests the verify page has the same origin, so its calls can be answered here
const service = {
  origin: location.origin,
  page: new URL('./verify.html', import.meta.url).pathname,
  query: { brand: 'folia', session: 'w1' },
};
const proof = { lot_number: 'l', captcha_output: 'o', pass_token: 'p', gen_time: 't' };

const frame = () => document.querySelector<HTMLIFrameElement>('iframe[sandbox]');

/** Answers the calls of the framed page in place of a sandbox; returns the requested addresses. */
async function answerCalls(reply: (path: string, body: unknown) => unknown): Promise<string[]> {
  const asked: string[] = [];
  await expect.poll(() => frame()?.contentDocument?.readyState).toBe('complete');
  const inside = frame()?.contentWindow as Window & typeof globalThis;
  inside.fetch = async (address, init) => {
    asked.push(String(address));
    const { pathname } = new URL(String(address), location.origin);
    return Response.json(reply(pathname, init?.body === undefined ? null : JSON.parse(String(init.body))));
  };
  return asked;
}

const container = () => {
  const element = document.createElement('div');
  element.setAttribute('aria-label', 'Check');
  document.body.append(element);
  return element;
};

afterEach(() => document.body.replaceChildren());

const sliderIn = (root: ParentNode | undefined | null) =>
  root?.querySelector('div > div, main > div')?.shadowRoot?.querySelector('input') ?? null;

test('a person passes with the keyboard, and the proof arrives through the frame', async () => {
  const place = container();
  const verified = createFrameHumanVerifier(service).verify({ captchaId: 'c', language: 'pt', container: place });
  const asked = await answerCalls(() => proof);
  const slider = () => frame()?.contentDocument?.getElementById('stage')?.firstElementChild?.shadowRoot?.querySelector('input');
  await expect.poll(slider).toBeTruthy();
  expect(frame()?.hidden).toBe(false);
  expect(frame()?.title).toBe('Check');
  expect(frame()?.contentDocument?.documentElement.lang).toBe('pt');
  await expect.poll(() => Number(frame()?.height)).toBeGreaterThanOrEqual(80);
  slider()?.focus();
  await userEvent.keyboard('{End}');
  expect(await verified).toEqual(proof);
  expect(asked).toEqual(['/__sandbox/human?brand=folia&session=w1']);
  expect(frame()).toBeNull();
});

test('an incomplete proof is rejected', async () => {
  const verified = createFrameHumanVerifier(service).verify({ captchaId: 'c', language: 'en', container: container() });
  await answerCalls(() => ({ lot_number: 'l' }));
  const slider = () => frame()?.contentDocument?.getElementById('stage')?.firstElementChild?.shadowRoot?.querySelector('input');
  await expect.poll(slider).toBeTruthy();
  slider()?.focus();
  await userEvent.keyboard('{End}');
  expect(await verified).toBeNull();
});

test('aborting removes the frame', async () => {
  const stop = new AbortController();
  const verified = createFrameHumanVerifier(service).verify({
    captchaId: 'c',
    language: 'en',
    container: container(),
    signal: stop.signal,
  });
  await expect.poll(frame).not.toBeNull();
  stop.abort();
  expect(await verified).toBeNull();
  expect(frame()).toBeNull();
});

test("a phone is verified in a hidden frame, and errors have the portal's names", async () => {
  const verifier = createFramePhoneVerifier(service);
  const sending = verifier.send('+84912345678');
  const bodies: unknown[] = [];
  await answerCalls((path, body) => {
    bodies.push(body);
    if (path.endsWith('/confirm'))
      return (body as { code: string }).code === '123456'
        ? { ok: true, value: { idToken: 'tok' } }
        : { ok: false, error: 'invalid-verification-code' };
    return { ok: true, value: { verificationId: 'v1' } };
  });
  const confirmation = await sending;
  expect(frame()?.hidden).toBe(true);
  await expect(confirmation.confirm('000000')).rejects.toMatchObject({ code: 'invalidCode' });
  expect(await confirmation.confirm('123456')).toBe('tok');
  expect(bodies).toEqual([
    { phone: '+84912345678' },
    { verificationId: 'v1', code: '000000' },
    { verificationId: 'v1', code: '123456' },
  ]);
});

test('messages of other windows, and unrequested ones, are ignored', async () => {
  const opened = openVerifyFrame({ ...service, parent: container(), title: 'Check' });
  const answer = opened.ask({ action: 'phone.send', phone: '+1', language: 'en' }, 5_000);
  const forged = (data: object, init: MessageEventInit = {}) =>
    window.dispatchEvent(new MessageEvent('message', { data: { protocol: VERIFY_PROTOCOL, ...data }, ...init }));
  forged({ kind: 'ready' }, { origin: location.origin, source: window });
  forged({ kind: 'ready' }, { origin: 'https://evil.example', source: frame()?.contentWindow ?? null });
  expect(frame()?.hidden).toBe(true);
  await answerCalls(() => ({ ok: true, value: { verificationId: 'real' } }));
  const inside = frame()?.contentWindow ?? null;
  forged({ kind: 'answer', id: 'guessed', value: { verification: 'forged' } }, { origin: location.origin, source: inside });
  forged({ kind: 'height', height: 1e9 }, { origin: location.origin, source: inside });
  expect(frame()?.height).toBe('640');
  expect(await answer).toEqual({ verification: 'real' });
  opened.close();
});

test('the frame requires https, or localhost, and never uses the origin of the portal', () => {
  expect(verifyOriginOf(['verify.folia.example'])).toBe('https://verify.folia.example');
  expect(verifyOriginOf(['http://verify.localhost:8787'])).toBe('http://verify.localhost:8787');
  expect(verifyOriginOf(['http://verify.folia.example'])).toBeNull();
  expect(verifyOriginOf(['javascript:alert(1)'])).toBeNull();
  expect(verifyOriginOf([location.origin])).toBeNull();
  expect(verifyOriginOf([])).toBeNull();
});

test('the slider counts at its end only; released earlier it returns; keys move it in steps', async () => {
  const place = container();
  let solved = false;
  void showSlider({ container: place, language: 'en' }).then((result) => (solved = result));
  const slider = sliderIn(document.body) as HTMLInputElement;
  expect(slider.labels?.[0]?.textContent).toBe('Slide to the end');
  slider.dispatchEvent(new PointerEvent('pointerdown'));
  slider.value = '60';
  slider.dispatchEvent(new Event('input'));
  slider.dispatchEvent(new Event('change'));
  expect(slider.value).toBe('0');
  slider.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(slider.value).toBe('2');
  expect(solved).toBe(false);
  await userEvent.keyboard('{End}');
  await expect.poll(() => solved).toBe(true);
});
