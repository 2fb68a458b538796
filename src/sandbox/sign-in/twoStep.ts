import { ownEntry } from '#engine/values/ownEntry.ts';
import { fieldText } from '#engine/fields/fieldText.ts';
import type { LoginResponse } from '#contract/types.ts';
import { addToOutbox } from '#sandbox/checks/outbox.ts';
import { digits, lowerHex, randomText } from '#sandbox/values/random.ts';
import { noteHit, recentHits } from '../model/rateLimit.ts';
import { accept, refuse, type Accepted } from '#sandbox/values/refusal.ts';
import type { Challenge, Member } from '../model/state.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import type { Handler } from '#sandbox/protocol/handler.ts';
import { maskTarget } from '#sandbox/values/maskTarget.ts';
import { signIn } from './signIn.ts';

const validMinutes = 10;
const resendMinutes = 1;
const maxTries = 5;

/** Answers the right password of a member with two-step verification: sends a code. */
export function startTwoStep(context: SandboxContext, member: Member, channel: 'sms' | 'email'): Accepted<LoginResponse> {
  const challengeId = `ch_${randomText(context.state, 16, lowerHex)}`;
  context.state.challenges[challengeId] = newChallenge(context, member);
  const target = channel === 'sms' ? member.mobileNum : member.email;
  return accept({
    twoStepRequired: true,
    challengeId,
    twoStepChannel: channel,
    twoStepTarget: maskTarget(target),
    expiredMinutes: resendMinutes,
  });
}

function newChallenge(context: SandboxContext, member: Member): Challenge {
  const { state, now } = context;
  const code = randomText(state, 6, digits);
  const bySms = member.twoStep === 'sms';
  addToOutbox(context, {
    channel: bySms ? 'sms' : 'email',
    to: bySms ? `+${member.countryDialingCode}${member.mobileNum}` : member.email,
    subject: 'two-step',
    code,
    text: `Your sign-in code is ${code}. It is valid for ${validMinutes} min.`,
  });
  return { memberId: member.id, code, expiresAt: now + validMinutes * 60_000, tries: 0 };
}

/** POST /wps/session/login/verify: five tries within ten minutes, then the login starts over. */
export const loginVerify: Handler<'loginVerify'> = ({ context }, { challengeId, code }) => {
  const { challenges, members } = context.state;
  const challenge = ownEntry(challenges, challengeId);
  const member = challenge === undefined ? undefined : members[challenge.memberId];
  if (challenge === undefined || member === undefined || challenge.expiresAt <= context.now) {
    delete challenges[challengeId];
    return refuse('challenge_expired');
  }
  if (challenge.code !== fieldText('verificationCode', code)) {
    challenge.tries += 1;
    if (challenge.tries >= maxTries) delete challenges[challengeId];
    return refuse(challenge.tries >= maxTries ? 'challenge_expired' : 'code_wrong');
  }
  delete challenges[challengeId];
  return signIn(context, member);
};

/** POST /wps/session/login/verify/code: a new code, at most one a minute. */
export const loginVerifyCode: Handler<'loginVerifyCode'> = ({ context }, { challengeId }) => {
  const { challenges, members } = context.state;
  const challenge = ownEntry(challenges, challengeId);
  const member = challenge === undefined ? undefined : members[challenge.memberId];
  if (challenge === undefined || member === undefined || challenge.expiresAt <= context.now) return refuse('challenge_expired');
  const sentAt = challenge.expiresAt - validMinutes * 60_000;
  const key = `two-step:${challengeId}`;
  const tooSoon = context.now - sentAt < resendMinutes * 60_000 || recentHits(context, key, resendMinutes * 60_000) > 0;
  if (tooSoon) return refuse('too_many_requests');
  noteHit(context, key);
  challenges[challengeId] = newChallenge(context, member);
  return accept({ expiredMinutes: resendMinutes });
};
