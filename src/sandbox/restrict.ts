import type { ByRequest, CallAccess } from './callAccess.ts';
import { isFlagOn } from './model/flags.ts';
import { refuse, type Refused } from '#sandbox/values/refusal.ts';
import type { SandboxContext } from './model/sandboxContext.ts';
import type { Member } from './model/state.ts';

/** Why this caller may not make this call, by `role` and `flag` of its access; null where it may. */
export function restrict(
  context: SandboxContext,
  { role, flag }: CallAccess,
  member: Pick<Member, 'type'> | null,
  body: unknown,
): Refused | null {
  const { agent } = context.brand;
  const whose = valueFor(role, body);
  if (whose !== null && member?.type === agent.demoType) return refuse('in_need_true_account', null, 403);
  if (whose === 'agent' && (member === null || !agent.centreTypes.includes(member.type)))
    return refuse('error_not_agent', null, 403);
  const wanted = valueFor(flag, body);
  return wanted === null || isFlagOn(context, wanted) ? null : refuse('in_function_not_open', null, 403);
}

/** Whose a request is, by the `role` of its access; null where anybody with a token may make it. */
export const roleOf = ({ role }: CallAccess, body: unknown): 'agent' | 'real' | null => valueFor(role, body);

/** Whether a call is an agent's, by the `role` of its access. */
export const isForAgents = (access: CallAccess, body: unknown): boolean => roleOf(access, body) === 'agent';

/** What a column says of a request, which may be anything: it is asked before its schema. */
function valueFor<Value extends string>(column: ByRequest<Value> | undefined, body: unknown): Value | null {
  if (column === undefined) return null;
  if (typeof column === 'string') return column;
  const { field, values, otherwise = null } = column;
  const sent: unknown =
    typeof body === 'object' && body !== null && Object.hasOwn(body, field)
      ? (body as Record<string, unknown>)[field]
      : undefined;
  return typeof sent === 'string' && Object.hasOwn(values, sent) ? (values[sent] ?? otherwise) : otherwise;
}
