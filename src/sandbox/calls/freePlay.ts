import { isFlagOn } from '../model/flags.ts';
import { addMember, generatedAccount, generatedPassword } from '../model/newMember.ts';
import { refuse } from '../model/refusal.ts';
import type { Handler } from './handler.ts';
import { signIn } from './signIn.ts';

/** POST /wps/session/login/freeplay: a fresh demo account, type 4. The call has no body, its headers are its proof (D-08). */
export const freePlay: Handler<'freeplay'> = async ({ world, request, sealing }) => {
  if (!isFlagOn(world, 'FREEPLAY3')) return refuse('in_function_not_open');
  const { headers } = request;
  const complete = headers.get('platform') === 'W' && headers.get('gateway-version') === '3' && (headers.get('os') ?? '') !== '';
  if (!complete) return refuse('invalid_request', null, 400);
  const random = headers.get('random') ?? '';
  if (world.brand.security.cipher === 'pep1') {
    const opened = await sealing.open(world, random, request);
    if (!opened.ok) return opened;
  } else if (random === '') return refuse('invalid_request', null, 400);
  const account = generatedAccount(world, 'demo');
  const member = addMember(world, account, generatedPassword(world), {
    type: world.brand.agent.demoType,
    balance: world.settings.demoBalance,
  });
  return signIn(world, member);
};
