import { typedFields } from '#sandbox/model/typedFields.ts';
import type { Handler } from '#sandbox/protocol/handler.ts';
import { checkFields, checkTaken } from './registerChecks.ts';
import { requestKeyOf } from '#sandbox/checks/idempotency.ts';
import { addMember } from '../model/newMember.ts';
import { accept, refuse } from '#sandbox/values/refusal.ts';
import { templates } from './accountTemplates.ts';
import { belowAgent } from './joinTeam.ts';

/** What the agent gives; the other fields of the registration are the member's own. */
const given = ['username', 'password', 'nickname'];

/** POST /wps/relay/MCS2_agentCreateAccount: by the rules of the registration, also while that is closed to visitors. */
export const agentCreateAccount: Handler<'agentCreateAccount'> = async ({ context, member, request }, body) => {
  const { accountType, template = '' } = body;
  const { username: account, password, nickname = '' } = typedFields(context, body);
  const record = { username: account, password, nickname };
  const others = Object.keys(context.settings.fields).filter((field) => !given.includes(field));
  const checked = await checkFields(context, record, nickname === '' ? ['username', 'password'] : given, others);
  if (!checked.ok) return checked;
  if (template !== '' && !Object.hasOwn(templates, template)) return refuse('invalid_request', { field: 'template' });
  const taken = checkTaken(context, account, record);
  if (!taken.ok) return taken;
  const requestKey = requestKeyOf(request);
  const { id } = addMember(context, account, password, {
    ...belowAgent(member, accountType),
    ...(nickname !== '' && { nickname }),
    countryDialingCode: context.brand.phone.dialingCode,
    firstTimeLogin: true,
    record: template === '' ? {} : { template },
    ...(requestKey !== null && { requestKey }),
  });
  return accept({ id, account, accountType, time: context.now });
};
