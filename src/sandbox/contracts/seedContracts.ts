import type { Contract, ContractKind } from '#contract/types.ts';
import { kindNames } from '#engine/contracts/kinds.ts';
import { kindsOfTerms } from '#engine/contracts/terms.ts';
import { historyEnd } from '../history/history.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import { generatedDownlines } from '#sandbox/downlines/generatedDownlines.ts';
import type { StoredContract } from '#sandbox/model/contractStore.ts';
import { type Rank, rankOf, seedTerms } from '#sandbox/salaries/seedTerms.ts';

const dayMs = 86_400_000;

/** The states of the contracts that an agent's made downlines have, one after the other. */
const states = ['accepted', 'offered', 'terminated', 'accepted', 'rejected'] as const;

/** Contracts of made downlines, in every state. Those who play most have them, and only they active ones, which pay. */
export function contractsOfMade(context: SandboxContext): Contract[] {
  const { top, branches } = context.settings.team;
  return [top, ...branches].flatMap((uplineAccount) =>
    generatedDownlines(context)
      .filter(({ upline }) => upline === uplineAccount)
      .toSorted((one, other) => other.play - one.play)
      .slice(0, states.length * 2)
      .map(({ account, play }, index) => {
        const kind = kindNames[index % kindNames.length] ?? 'dividend';
        const next = states[index % states.length] ?? 'offered';
        const status = next === 'accepted' && play === 0 ? 'offered' : next;
        return seedOne(context, { kind, account, uplineAccount, status, days: index + 2 });
      }),
  );
}

/** Contracts of all kinds and states: the platform's agent and its branches hold one of each kind, downlines some. */
export function seedContracts(context: SandboxContext): StoredContract[] {
  const { top, branches } = context.settings.team;
  const holders = [top, ...branches];
  const members = Object.values(context.state.members);
  const uplineOf = (account: string) => members.find((member) => member.account === account)?.upline ?? '';
  const held = holders.flatMap((account) =>
    kindNames.map((kind) => seedOne(context, { kind, account, uplineAccount: uplineOf(account), status: 'accepted' })),
  );
  // what a member had once
  const ended = members
    .filter(({ upline, type }) => upline === top && type !== context.brand.agent.demoType)
    .map(({ account }) => seedOne(context, { kind: 'hourSalary', account, uplineAccount: top, status: 'terminated', days: 95 }));
  return [...contractsOfMade(context), ...held, ...ended]
    .filter(({ uplineAccount }) => uplineAccount !== '')
    .map((contract, index) => ({ ...contract, id: `CS${String(index + 1).padStart(4, '0')}`, keys: {} }));
}

interface Seed {
  kind: ContractKind;
  account: string;
  uplineAccount: string;
  status: Contract['status'];
  /** Days before the history's end. */
  days?: number;
}

function seedOne(context: SandboxContext, { kind, account, uplineAccount, status, days = 89 }: Seed): Contract {
  const rank: Rank = rankOf(context, account);
  const offeredAt = historyEnd(context) - days * dayMs;
  return {
    id: '',
    kind,
    account,
    uplineAccount,
    status,
    period: kindsOfTerms[kind].usualPeriod,
    offeredAt,
    changedAt: status === 'offered' ? offeredAt : offeredAt + dayMs / 4,
    terms: seedTerms(kind, rank),
    ...(status === 'terminated' && { endReason: 'TERMINATED' as const, endedBy: uplineAccount }),
  };
}
