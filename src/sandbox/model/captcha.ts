import { drawCaptcha } from '../captcha/drawCaptcha.ts';
import { captchaAlphabet } from '../captcha/glyphs.ts';
import { encodePng, toBase64 } from '../captcha/png.ts';
import { post } from './outbox.ts';
import { randomText } from './random.ts';
import { accept, refuse, type Answer } from './refusal.ts';
import type { World } from './world.ts';

/** Draws a new picture; the one before it stops being valid. Its text is also in the outbox. */
export async function newCaptcha(world: World): Promise<string> {
  const { state, settings, now } = world;
  const text = randomText(state, 4, captchaAlphabet);
  state.captcha = { text, expiresAt: now + settings.captcha.ttlSeconds * 1000 };
  post(world, { channel: 'captcha', to: 'screen', subject: 'captcha', code: text, text: `The picture shows ${text}.` });
  return toBase64(await encodePng(drawCaptcha(text, { random: state.random })));
}

/** Takes the answer to the session's last picture, once and within its time; upper and lower case are alike. */
export function useCaptcha(world: World, answer: string | undefined): Answer<null> {
  const { captcha } = world.state;
  if (answer === undefined || answer.trim() === '') return refuse('captcha_required', { captcha: true });
  world.state.captcha = null;
  const fits = captcha !== null && captcha.expiresAt > world.now && captcha.text === answer.trim().toUpperCase();
  return fits ? accept(null) : refuse('captcha_wrong', { captcha: true });
}
