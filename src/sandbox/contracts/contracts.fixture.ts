import type { Contract, ContractKind, ContractRequest, ContractTerm, SalaryPeriod } from '#contract/types.ts';
import { type Bench, openBench } from '../sandbox.fixture.ts';

export const kinds = ['dividend', 'dailySalary', 'hourSalary', 'realTimeSalary'] as const satisfies readonly ContractKind[];
export const page = { pageNo: 1, pageSize: 100 };

/** Tiers of one kind with that rate, which apply to every bet. */
export function termsAt(kind: ContractKind, rate: string): ContractTerm[] {
  if (kind === 'dividend') return [{ periodValidBet: '0', periodProfitLoss: '0', activeMember: 0, rate }];
  return kind === 'realTimeSalary' ? [{ profitRate: rate, lossRate: rate, singleBet: '0' }] : [{ betAmount: '0', rate }];
}

export const periodOf = (kind: ContractKind): { period?: SalaryPeriod } =>
  kind === 'dividend' ? { period: 'SEMIMONTHLY' } : kind === 'dailySalary' ? { period: 'DAILY' } : {};

let sent = 0;

/** agent001, below it agent002 and agent041, below agent002 the agent `lowagent1`, who joined by a link. */
export async function openThree() {
  const bench = await openBench('orvane');
  await bench.control('/settings', { team: { size: 30 } });
  const [top, middle, beside] = [
    await bench.tokenOf('agent001'),
    await bench.tokenOf('agent002'),
    await bench.tokenOf('agent041'),
  ];
  const { code } = (await bench.call('createRegisterLink', { type: 'AGENT' }, { token: middle })).value;
  const { value } = await bench.call('register', {
    username: 'lowagent1',
    password: 'Harbour77',
    login: true,
    registerUrl: 'http://brand.localhost/register',
    registerMethod: 'WEB',
    affiliateCode: code,
  });
  const [member, demo] = [await bench.tokenOf('member01'), await bench.tokenOf('demo0001')];
  const tokens = { top, middle, beside, low: value.token, member, demo };
  const act = (kind: ContractKind, who: keyof typeof tokens, body: ContractRequest, key?: string) => {
    sent += 1;
    const headers = { 'Idempotency-Key': key ?? `contract-fault-${sent}` };
    return bench.call(kind, body, { token: tokens[who], headers });
  };
  const offer = (kind: ContractKind, who: keyof typeof tokens, account: string, rate: string) =>
    act(kind, who, { action: 'OFFER', account, terms: termsAt(kind, rate), ...periodOf(kind) });
  const listed = async (who: keyof typeof tokens, query: object = {}): Promise<Contract[]> =>
    (await bench.call('contracts', { ...page, ...query } as never, { token: tokens[who] })).value.rows;
  /** The contract of a kind that pays `agent002`. */
  const heldByMiddle = async (kind: ContractKind) =>
    (await listed('middle', { scope: 'MINE', kind, status: 'accepted' }))[0]?.id ?? '';
  return { bench, tokens, act, offer, listed, heldByMiddle };
}

/** A game of `account`, whose bets are settled at once. */
export async function openGame(bench: Bench, token: string, account: string) {
  const request = { clientType: 1, platform: 'p', channel: 'WEB', merchant: 'm', language: 'EN', ...page } as const;
  const { games } = (await bench.call('gameList', { ...request, gameType: 'RNG', vassalage: 'LUM' }, { token })).value;
  const gameId = String(games[0]?.gameId ?? '');
  const launch = { gameId, vassalage: 'LUM', confirmTrans: false, launchMode: 'REAL', platform: 'p', clientType: 1 } as const;
  const more = { username: account, token, merchantCode: 'm', language: 'EN' } as const;
  const { value } = await bench.call('launchGame', { ...launch, ...more }, { token });
  return (stake: string, payout = '0') => bench.control('/bet', { ticket: value.launchId, stake, payout });
}
