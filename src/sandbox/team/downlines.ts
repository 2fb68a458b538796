import type { AgentDownlinesQuery, Downline } from '#contract/types.ts';
import type { Handler } from '#sandbox/protocol/handler.ts';
import { moneyOf } from '#sandbox/values/amounts.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import { pageOf } from '#sandbox/values/paging.ts';
import { accept, refuse } from '#sandbox/values/refusal.ts';
import { contractStates } from './contractStates.ts';
import { pathTo, selectMembers } from './selection.ts';
import { sortedBy } from './sortedBy.ts';
import { hasStopped, lastFullDays } from './stopped.ts';
import { isWithin, spanOf } from '#sandbox/values/span.ts';
import { balanceOf, type TeamMember, teamOf } from './teamOf.ts';

/** GET /wps/relay/MCS2_agentDownlines */
export const agentDownlines: Handler<'agentDownlines'> = ({ context, member }, query) => {
  const { type, level, state, stopped, sort, order } = query;
  const selection = selectMembers(context, member, query);
  if ('ok' in selection) return selection;
  const span = spanOf(query);
  if (span === null) return refuse('invalid_request', { field: 'startTime' });
  const full = stopped === undefined ? null : lastFullDays(context, Number(stopped));
  const members = selection.members.filter(
    (one) =>
      (type === undefined || typeOf(one) === type) &&
      (level === undefined || one.level === Number(level)) &&
      (state === undefined || stateOf(one) === state) &&
      isWithin(one.registered, span) &&
      (full === null || hasStopped(context, one, full)),
  );
  const rows = sort === undefined ? members : sortedBy(members, (one) => sortValues[sort](one, context), order);
  const { items, ...page } = pageOf(rows, query.pageNo, query.pageSize);
  const team = teamOf(context, member);
  return accept({
    rows: items.map((one) => ({
      ...rowOf(one),
      path: pathTo(team, one)
        .slice(0, -1)
        .map(({ account }) => account),
      balance: moneyOf(balanceOf(context, one)),
      contracts: contractStates(context, one.account),
    })),
    ...page,
    totals: {
      members: members.length,
      agents: members.filter(({ isAgent }) => isAgent).length,
      balance: moneyOf(members.reduce((sum, one) => sum + balanceOf(context, one), 0n)),
    },
    path: selection.path.map(({ id, account }) => ({ id, account })),
  });
};

type Sort = NonNullable<AgentDownlinesQuery['sort']>;

const sortValues: Record<Sort, (member: TeamMember, context: SandboxContext) => bigint | number> = {
  registered: ({ registered }) => registered,
  lastLogin: ({ lastLogin }) => lastLogin ?? 0,
  balance: (member, context) => balanceOf(context, member),
  teamSize: ({ teamSize }) => teamSize,
  level: ({ level }) => level,
};

export const typeOf = ({ isAgent }: TeamMember): Downline['type'] => (isAgent ? 'AGENT' : 'MEMBER');

const stateOf = ({ isFrozen }: TeamMember) => (isFrozen ? 'FROZEN' : 'ACTIVE');

function rowOf(member: TeamMember): Downline {
  const { id, account, nickname, level, upline, teamSize, registered, lastLogin } = member;
  return {
    id,
    account,
    nickname,
    type: typeOf(member),
    level,
    upline,
    teamSize,
    registered,
    lastLogin,
    state: stateOf(member),
    requestKey: member.member?.requestKey ?? null,
  };
}
