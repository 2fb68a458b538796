import { isFlagOn } from '../model/flags.ts';
import { addMember, generatedAccount, generatedPassword } from '../model/newMember.ts';
import { refuse } from '#sandbox/values/refusal.ts';
import type { Handler } from '#sandbox/protocol/handler.ts';
import { signIn } from './signIn.ts';

/** POST /wps/session/login/freeplay: a new demo account, type 4. The call has no body; its headers are its proof (D-08). */
export const freePlay: Handler<'freeplay'> = async ({ context, request, sealing }) => {
  if (!isFlagOn(context, 'FREEPLAY3')) return refuse('in_function_not_open');
  const { headers } = request;
  const complete = headers.get('platform') === 'W' && headers.get('gateway-version') === '3' && (headers.get('os') ?? '') !== '';
  if (!complete) return refuse('invalid_request', null, 400);
  const random = headers.get('random') ?? '';
  // five parts: sealed all the same
  if (context.brand.security.requireEncryption || random.split('.').length === 5) {
    const opened = await sealing.open(context, random, request);
    if (!opened.ok) return opened;
  } else if (random === '') return refuse('invalid_request', null, 400);
  const account = generatedAccount(context, 'demo');
  const member = addMember(context, account, generatedPassword(context), {
    type: context.brand.agent.demoType,
    balance: context.settings.demoBalance,
  });
  return signIn(context, member);
};
