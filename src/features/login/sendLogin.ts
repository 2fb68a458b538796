import type { LoginRequest } from '#contract/types.ts';
import { CallError } from '#platform/errors/callError.ts';
import { type MessageText, messageOf } from '#platform/errors/errors.ts';
import { passHumanCheck } from '#state/login/humanCheck.ts';
import type { Portal } from '#state/portal/portal.ts';
import { type Accepted, isAccepted, signIn, type SignInContext } from '#state/login/signIn.ts';

export interface LoginRefused {
  message: MessageText;
  /** The next try must carry a captcha. */
  captcha: boolean;
}

/**
 * Human check, call, second step where the platform wants one, and all that follows a login. Null when a session began
 * or the visitor stopped; otherwise why not.
 */
export async function sendLogin(
  portal: Portal,
  request: Omit<LoginRequest, 'lot_number' | 'captcha_output' | 'pass_token' | 'gen_time'>,
  context: Omit<SignInContext, 'userName'>,
  onAccepted: () => Promise<void> | void,
): Promise<LoginRefused | null> {
  const human = await passHumanCheck(portal, 'login');
  if (human === null) return null;
  try {
    const reply = await portal.overlay.whileBusy(() => portal.client.call('login', { ...request, ...human }));
    if (!reply.ok) {
      const flag = reply.value?.captcha;
      return { message: messageOf(reply), captcha: flag === true || flag === '1' };
    }
    const accepted = isAccepted(reply.value) ? reply.value : await secondStep(portal, reply.value.challengeId ?? '', reply.value);
    if (accepted === null) return null;
    await onAccepted();
    await signIn(portal, accepted, { ...context, userName: request.username });
    return null;
  } catch (cause) {
    if (!(cause instanceof CallError)) throw cause;
    return { message: messageOf(cause), captcha: false };
  }
}

async function secondStep(
  portal: Portal,
  challengeId: string,
  {
    twoStepChannel = 'sms',
    twoStepTarget = '',
    expiredMinutes = 1,
  }: { twoStepChannel?: string; twoStepTarget?: string; expiredMinutes?: number },
): Promise<Accepted | null> {
  const params = { challengeId, channel: twoStepChannel, target: twoStepTarget, minutes: String(expiredMinutes) };
  return ((await portal.overlay.openModal('twoStepModal', params)) as Accepted | undefined) ?? null;
}
