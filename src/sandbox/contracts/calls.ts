import type { Contract, ContractKind, ContractPreviewQuery, ContractRequest, ContractsQuery } from '#contract/types.ts';
import {
  acceptContract,
  type ContractChange,
  judgeOffer,
  offerContract,
  rejectContract,
  terminateContract,
} from '#engine/contracts/changes.ts';
import { type Judgement, judgeContract } from '#engine/contracts/judge.ts';
import { kindFlags } from '#engine/contracts/kinds.ts';
import { areRates, areTermsOf, hasPeriod, termFaults } from '#engine/contracts/terms.ts';
import type { Handler } from '#sandbox/protocol/handler.ts';
import { rowsWithin } from '#sandbox/values/recordQuery.ts';
import { isFlagOn } from '../model/flags.ts';
import { requestKeyOf } from '#sandbox/checks/idempotency.ts';
import { pageOf } from '#sandbox/values/paging.ts';
import { accept, type Answer, refuse } from '#sandbox/values/refusal.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import type { Member } from '../model/state.ts';
import { contractsOf, storeChanges, networkOf, writtenAccount } from './contractNetwork.ts';
import type { StoredContract } from '#sandbox/model/contractStore.ts';
import { payAll } from './payContracts.ts';
import { newContractId, openOffers } from './pendingOffers.ts';

const MOST_ENDS = 20;

/** GET /wps/relay/MCS2_contracts */
export const contracts: Handler<'contracts'> = ({ context, member }, query) => {
  openOffers(context, member);
  const { kind, status, account } = query;
  const list = contractsOf(context)
    .list.filter((one) => isInScope(one, member, query.scope) && isFlagOn(context, kindFlags[one.kind]))
    .map((contract) => ({ contract, time: contract.changedAt ?? contract.offeredAt }))
    .sort((one, other) => other.time - one.time);
  const rows = rowsWithin(list, query, {
    fits: ({ contract: one }) =>
      (kind === undefined || one.kind === kind) &&
      (status === undefined || one.status === status) &&
      (account === undefined || one.account.toLowerCase() === account.trim().toLowerCase()),
    value: undefined,
  });
  if (rows === null) return refuse('invalid_request', { field: 'startTime' });
  const { items, ...page } = pageOf(rows, query.pageNo, query.pageSize);
  return accept({ rows: items.map(({ contract }) => seenBy(contract, member)), ...page });
};

function isInScope(one: StoredContract, { account }: Member, scope: ContractsQuery['scope']): boolean {
  switch (scope) {
    case 'MINE':
      return one.account === account && one.status !== 'offered';
    case 'REQUESTS':
      return one.account === account && one.status === 'offered';
    case 'DOWNLINE':
    case 'SENT':
      return one.uplineAccount === account;
    default:
      return one.account === account || one.uplineAccount === account;
  }
}

/** Without the keys of others. */
function seenBy({ keys, ...contract }: StoredContract, { account }: Member): Contract {
  const requestKey = keys[account];
  return { ...contract, ...(requestKey !== undefined && { requestKey }) };
}

/** GET /wps/relay/MCS2_contractPreview */
export const contractPreview: Handler<'contractPreview'> = ({ context, member }, query) => {
  const judgement = judged(context, member, query);
  if (!judgement.allowed) return accept({ ...judgement, ends: [], endsTotal: 0 });
  const seen = (list: readonly Contract[]) => (list as readonly StoredContract[]).map((one) => seenBy(one, member));
  const { ends, stays } = judgement;
  return accept({ allowed: true, code: null, ends: seen(ends.slice(0, MOST_ENDS)), endsTotal: ends.length, stays: seen(stays) });
};

function judged(
  context: SandboxContext,
  member: Member,
  { kind, action, contractId, account = '', period, rate, profitRate, lossRate }: ContractPreviewQuery,
): Judgement | { allowed: false; code: 'contract_gone' | 'contract_terms' } {
  const network = networkOf(context);
  if (action === 'ACCEPT') {
    const offer = network.contracts.find((one) => one.id === contractId && one.account === member.account && one.kind === kind);
    return offer?.status === 'offered' ? judgeOffer(network, offer) : { allowed: false, code: 'contract_gone' };
  }
  const rates = kind === 'realTimeSalary' ? [profitRate, lossRate] : [rate];
  const isPeriodOpen = hasPeriod(kind) && period === undefined;
  if (isPeriodOpen || rates.some((one) => one === undefined) || !areRates(rates.map(String)))
    return { allowed: false, code: 'contract_terms' };
  return judgeContract(network, {
    kind,
    period: periodOf(kind, period),
    offerer: member.account,
    account: writtenAccount(context, account),
    rates: rates.map(String),
  });
}

const periodOf = (kind: ContractKind, period: ContractRequest['period']) => (hasPeriod(kind) ? (period ?? null) : null);

/** POST /wps/relay/MCS2_processDividendReq */
export const dividend: Handler<'dividend'> = (caller, body) => process('dividend', caller, body);
/** POST /wps/relay/MCS2_processDailySalContract */
export const dailySalary: Handler<'dailySalary'> = (caller, body) => process('dailySalary', caller, body);
/** POST /wps/relay/MCS2_processContractHourSalary */
export const hourSalary: Handler<'hourSalary'> = (caller, body) => process('hourSalary', caller, body);
/** POST /wps/relay/MCSFE_processRealTimeSalaryContract */
export const realTimeSalary: Handler<'realTimeSalary'> = (caller, body) => process('realTimeSalary', caller, body);

function process(
  kind: ContractKind,
  { context, member, request }: Parameters<Handler<'dividend'>>[0],
  body: ContractRequest,
): Answer<Contract> {
  // what is due is paid by the contracts as they were
  payAll(context);
  const change = changeBy(kind, context, member, body);
  if (change === 'contract_terms') return refuse(change);
  if ('field' in change) return refuse('invalid_request', change);
  if (!change.ok) return refuse(change.code);
  storeChanges(context, change.changed, member.account, requestKeyOf(request));
  const { id } = change.changed[0] ?? {};
  const stored = contractsOf(context).list.find((one) => one.id === id);
  return stored === undefined ? refuse('contract_gone') : accept(seenBy(stored, member));
}

function changeBy(
  kind: ContractKind,
  context: SandboxContext,
  member: Member,
  { action, contractId = '', account, period, terms }: ContractRequest,
): ContractChange | 'contract_terms' | { field: string } {
  const network = networkOf(context);
  const by = { by: member.account, now: context.now };
  // the contract of another kind is none of this call
  const ofKind = { ...network, contracts: network.contracts.filter((one) => one.kind === kind) };
  if (action === 'ACCEPT') return acceptContract(ofKind, contractId, by);
  if (action === 'REJECT') return rejectContract(ofKind, contractId, by);
  if (action === 'TERMINATE') return terminateContract(ofKind, contractId, by);
  if (account === undefined) return { field: 'account' };
  if (terms === undefined) return { field: 'terms' };
  if (hasPeriod(kind) && period === undefined) return { field: 'period' };
  if (!areTermsOf(kind, terms) || termFaults(kind, terms).length > 0) return 'contract_terms';
  return offerContract(ofKind, {
    id: newContractId(context),
    kind,
    account: writtenAccount(context, account),
    uplineAccount: member.account,
    status: 'offered',
    period: periodOf(kind, period),
    offeredAt: context.now,
    changedAt: context.now,
    terms,
  });
}
