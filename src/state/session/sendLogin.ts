import type { LoginRequest, LoginResponse } from '#contract/types.ts';
import { CallError } from '#platform/errors/callError.ts';
import { type MessageText, messageOf } from '#platform/errors/errors.ts';
import type { Portal } from '#state/portal/portal.ts';
import { passHumanCheck } from './humanCheck.ts';
import { type Accepted, isAccepted, signIn, type SignInContext } from './signIn.ts';

/** Outcome of a login. `stopped`: the visitor cancelled a step. */
export type LoginOutcome =
  | { kind: 'signedIn' }
  | { kind: 'stopped' }
  /** `captcha`: the next try must include one. */
  | { kind: 'refused'; message: MessageText; captcha: boolean };

/** Human check, call, second step where required, and everything after a login. */
export async function sendLogin(
  portal: Portal,
  request: Omit<LoginRequest, 'lot_number' | 'captcha_output' | 'pass_token' | 'gen_time'>,
  context: Omit<SignInContext, 'userName'>,
  onAccepted: () => Promise<void> | void = () => undefined,
): Promise<LoginOutcome> {
  const human = await passHumanCheck(portal, 'login');
  if (human === null) return { kind: 'stopped' };
  try {
    const reply = await portal.overlay.whileBusy(() => portal.client.call('login', { ...request, ...human }));
    if (!reply.ok) {
      const flag = reply.value?.captcha;
      return { kind: 'refused', message: messageOf(reply), captcha: flag === true || flag === '1' };
    }
    const accepted = isAccepted(reply.value) ? reply.value : await secondStep(portal, reply.value);
    if (accepted === null) return { kind: 'stopped' };
    await onAccepted();
    await signIn(portal, accepted, { ...context, userName: request.username });
    return { kind: 'signedIn' };
  } catch (cause) {
    if (!(cause instanceof CallError)) throw cause;
    return { kind: 'refused', message: messageOf(cause), captcha: false };
  }
}

async function secondStep(portal: Portal, reply: LoginResponse): Promise<Accepted | null> {
  const { challengeId = '', twoStepChannel = 'sms', twoStepTarget = '', expiredMinutes = 1 } = reply;
  const params = { challengeId, channel: twoStepChannel, target: twoStepTarget, minutes: String(expiredMinutes) };
  return ((await portal.overlay.openModal('twoStepModal', params)) as Accepted | undefined) ?? null;
}
