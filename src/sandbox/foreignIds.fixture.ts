import { type Endpoint, type EndpointName, endpoints } from '#platform/endpoints/endpoints.ts';
import { type Bench, openBench } from './sandbox.fixture.ts';
import { memoryStorage } from './sandboxStorage.ts';
import { sampleRequests } from './sampleRequests.ts';

export type Fields = Readonly<Record<string, unknown>>;

const reads = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(
  ([, { method, access }]) => method === 'GET' && access === 'token',
);
const everyScope: readonly Fields[] = [{}, { scope: 'DOWNLINE' }, { scope: 'TEAM' }];
/** Every text below a key that names an id, by what it is an id of. */
function idsIn(value: unknown, of: string, into: Map<string, Set<string>>): void {
  if (typeof value !== 'object' || value === null) return;
  const { kind = '' } = value as { kind?: string };
  for (const [key, one] of Object.entries(value)) {
    const what = `${of} ${kind} ${key}`;
    if (typeof one === 'string' && one !== '' && /^(?:id|code|account|upline)$|(?:Id|Number|Account)$/.test(key))
      into.set(what, (into.get(what) ?? new Set()).add(one));
    idsIn(one, of, into);
  }
}

/** All ids that an account reads. */
async function idsOf(bench: Bench, token: string): Promise<Map<string, Set<string>>> {
  const ids = new Map<string, Set<string>>();
  for (const [name] of reads) {
    const sample = (sampleRequests[name] ?? {}) as Fields;
    for (const scope of /^(?:mem|contract)/.test(name) ? everyScope : [{}])
      idsIn((await bench.call(name, undefined, { token, raw: { ...sample, ...scope } })).value, name, ids);
  }
  return ids;
}

/** Who acts, with withdrawals to confirm and a picture. */
export interface Actor {
  account: string;
  token: string;
  withdrawals: readonly string[];
  image: string;
}

/** Signs in, and makes what belongs to one member: a card, withdrawals, a deposit, a picture, a link. */
async function act(bench: Bench, account: string): Promise<Actor> {
  const [bank = ''] = Object.keys(bench.data.platform.banks ?? {});
  const token = await bench.tokenOf(account);
  const by = (name: string) => ({ token, headers: { 'Idempotency-Key': `${account}-${name}` } });
  await bench.call('saveProfile', { payeeName: 'Bea Winter' }, { token });
  const cardId = (await bench.call('addBankCard', { bank, accountNumber: '5550001234' }, by('card'))).value.id;
  const withdrawals: string[] = [];
  for (const name of ['withdraw-1', 'withdraw-2']) {
    const request = { cardId, amount: '100.00', paymentPassword: '482913' };
    withdrawals.push((await bench.call('applyWithdraw', request, by(name))).value.referenceNumber);
  }
  const [channel] = (await bench.call('depositChannels', undefined, { token })).value.channels;
  const pay = { channelId: channel!.id, amount: channel!.min, payerName: 'Bea' };
  await bench.call('applyDeposit', pay, by('deposit'));
  const picture = { mediaType: 'image/png', data: 'iVBORw0KGgoAAAANSUhEUg==' } as const;
  const image = (await bench.call('uploadImage', picture, { token })).value.imageId;
  await bench.call('createRegisterLink', { type: 'MEMBER' }, by('link'));
  return { account, token, withdrawals, image };
}

/** Parts of a state that count what was sent, whatever became of it. */
const counters = new Set(['random', 'sequence', 'hits', 'seenPayloads', 'sessions', 'answers']);
const happened = (saved: string) =>
  JSON.stringify(Object.entries(JSON.parse(saved) as Fields).filter(([key]) => !counters.has(key)));

/** Whether something happened between two states. */
export const isChanged = (before: string, after: string): boolean => before !== after && happened(before) !== happened(after);

export interface ForeignId {
  id: string;
  key: string;
}

export interface Scene {
  bench: Bench;
  attacker: Actor;
  victim: Actor;
  /** Ids that the victim reads and the attacker does not, with the key that they have in answers. */
  foreign: readonly ForeignId[];
  /** The state of the platform as it stands. */
  saved: () => string;
}

/** Two accounts of one platform, each with something of every kind. */
export async function openScene(attackerName: string, victimName: string): Promise<Scene> {
  let saved: object = {};
  const save = async (_: string, state: object) => void (saved = state);
  const bench = await openBench('mayloc', { storage: { ...memoryStorage(), save } });
  await bench.control('/flags', { dividend: '1', salary: '1', hourSalary: '1', agentRealtimeSalary: '1' });
  await bench.control('/settings', { contracts: { offers: true }, withdrawal: { requiredTurnover: '0.00' } });
  const [attacker, victim] = [await act(bench, attackerName), await act(bench, victimName)];
  // the withdrawals are paid out
  bench.advance(2 * 60_000);
  const own = await idsOf(bench, victim.token);
  const known = new Set([...(await idsOf(bench, attacker.token)).values()].flatMap((ids) => [...ids]));
  const ofEachKind = [...own].flatMap(([what, ids]) =>
    [...ids]
      .filter((id) => !known.has(id))
      .slice(0, 1)
      .map((id) => [id, what.split(' ').at(-1) ?? ''] as const),
  );
  const named = [
    [victim.image, 'images'],
    [victim.token, 'token'],
    [victim.account, 'account'],
  ] as const;
  const foreign = [...new Map([...ofEachKind, ...named.filter(([id]) => !known.has(id))])].map(([id, key]) => ({ id, key }));
  return { bench, attacker, victim, foreign, saved: () => JSON.stringify(saved) };
}

/** Requests of a call that are right for the actor, but for the field that names what is not the actor's. */
export function requestsWith(name: EndpointName, field: string, value: unknown, actor: Actor): Fields[] {
  const sent: Fields = { ...(sampleRequests[name] as Fields), [field]: value };
  if (field === 'contractId') return ['ACCEPT', 'REJECT', 'TERMINATE'].map((action) => ({ ...sent, action }));
  if (name === 'launchGame') return [{ ...gameLaunch, username: actor.account, token: actor.token, [field]: value }];
  if (name === 'walletTransfer')
    return ['UPLINE', 'DOWNLINE'].map((type) => ({ ...sent, type, to: 'MAIN', paymentPassword: '482913' }));
  if (name === 'confirmWithdraw') {
    const result = field === 'images' ? 'NOT_RECEIVED' : 'RECEIVED';
    return [{ referenceNumber: actor.withdrawals[1], result, [field]: value }];
  }
  if (/^(?:mem.*Det|contracts|contractRecords)$/.test(name)) return everyScope.map((scope) => ({ ...sent, ...scope }));
  return [sent];
}

const gameLaunch: Fields = {
  nodeId: 'LUM-RNG-1',
  vassalage: 'LUM',
  launchMode: 'REAL',
  platform: 'html5-desktop',
  clientType: 1,
  language: 'EN',
  merchantCode: 'mayloc01',
};
