import { fieldText } from '#engine/fields/fieldText.ts';
import { drawCaptcha } from './drawCaptcha.ts';
import { captchaAlphabet } from './glyphs.ts';
import { encodePng, toBase64 } from './png.ts';
import { addToOutbox } from './outbox.ts';
import { randomText } from '#sandbox/values/random.ts';
import { accept, refuse, type Answer } from '#sandbox/values/refusal.ts';
import type { SandboxContext } from '#sandbox/model/sandboxContext.ts';

/** Draws a new picture and invalidates the one before. Its text is also in the outbox. */
export async function newCaptcha(context: SandboxContext): Promise<string> {
  const { state, settings, now } = context;
  const text = randomText(state, 4, captchaAlphabet);
  state.captcha = { text, expiresAt: now + settings.captcha.ttlSeconds * 1000 };
  addToOutbox(context, { channel: 'captcha', to: 'screen', subject: 'captcha', code: text, text: `The picture shows ${text}.` });
  return toBase64(await encodePng(drawCaptcha(text, { random: state.random })));
}

/** Checks the answer to the session's last picture, once and within its time, ignoring case. */
export function redeemCaptcha(context: SandboxContext, answer: string | undefined): Answer<null> {
  const { captcha } = context.state;
  if (answer === undefined || answer.trim() === '') return refuse('captcha_required', { captcha: true });
  context.state.captcha = null;
  const fits = captcha !== null && captcha.expiresAt > context.now && captcha.text === fieldText('captcha', answer).toUpperCase();
  return fits ? accept(null) : refuse('captcha_wrong', { captcha: true });
}
