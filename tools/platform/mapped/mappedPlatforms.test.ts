import { afterAll, describe, expect, it } from 'vitest';
import type { Mappings, ResolvedBrand } from '#contract/types.ts';
import type { ResponseOf } from '#platform/endpoints/endpoints.ts';
import { createClient } from '#platform/http/client.ts';
import { mappingOf } from '#platform/mapping/brandMapping.ts';
import { createPlainCipher } from '#platform/sealing/cipher.ts';
import { askOverHttp } from '../../site/publish/askOverHttp.ts';
import { readAsVisitor } from '../../site/publish/visitorReads.ts';
import { checkPlatform } from '../check/checkPlatform.ts';
import { accounts, NOW, openStage } from '../check/stage.fixture.ts';
import { harbour } from './harbour.fixture.ts';
import { meadow } from './meadow.fixture.ts';
import { part, serveSkin, type Skin } from './skin.fixture.ts';

/** Amounts without the zeros that a number does not have. */
const amounts = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replace(/("-?\d+)(?:\.0+|(\.\d*?[1-9])0+)"/g, '$1$2"'));

const credentials = { username: accounts.member!.username, password: accounts.member!.password, type: 'username' } as const;

/** A stage that speaks the contract, one around it that does not, and the portal's client for each. */
async function open(skin: Skin) {
  const stage = await openStage('folia', (own) => ({ ...own, security: { ...own.security, requireEncryption: false } }));
  const served = await serveSkin(skin, stage.ask);
  afterAll(served.close);
  const brand: ResolvedBrand = {
    ...stage.brand,
    mappings: skin.mappings,
    api: { ...stage.brand.api, endpoints: skin.endpoints },
  };
  const session: { token: string | null } = { token: null };
  const unauthorized: string[] = [];
  const options = {
    token: () => session.token,
    language: () => 'PT',
    cipher: createPlainCipher(),
    onUnauthorized: () => unauthorized.push('ended'),
    onTokenMissing: () => undefined,
    report: () => undefined,
  };
  const portal = createClient({
    ...options,
    origin: served.origin,
    overrides: skin.endpoints,
    mapping: mappingOf(brand),
  });
  const plain = createClient({
    ...options,
    origin: 'https://stage.example',
    fetch: async (url, init) => (await stage.ask(new Request(url, init)))!,
  });
  const signIn = async () => {
    const reply = await portal.call('login', credentials);
    if (reply.ok) session.token = reply.value.token ?? null;
    return reply;
  };
  return { stage, served, brand, portal, plain, session, signIn, unauthorized };
}

describe.each(Object.entries({ harbour, meadow }))('the platform %s', (_name, skin) => {
  it('is published as one that speaks the contract', async () => {
    const { stage, served, brand } = await open(skin);
    const reads = await readAsVisitor(askOverHttp(), brand, served.origin);
    expect(reads).toEqual(await readAsVisitor(stage.ask, stage.brand, 'https://stage.example'));
  });

  it('signs in, refuses in words of the contract, and ends a session', async () => {
    const { portal, session, signIn, unauthorized } = await open(skin);
    const wrong = await portal.call('login', { username: 'member01', password: 'Wrong00Word', type: 'username' });
    expect(wrong).toMatchObject({ ok: false, code: 'wrong_password' });
    expect(await signIn()).toMatchObject({ ok: true, value: { firstTimeLogin: false } });
    session.token = 'invented';
    await expect(portal.call('balance')).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(unauthorized).toEqual(['ended']);
  });

  it('shows a member the same wallet, deposit and records', async () => {
    const { served, portal, plain, signIn } = await open(skin);
    await signIn();
    const balance = part(await plain.call('balance'), 'value') as ResponseOf<'balance'>;
    const { sumBalance, currencySymbol } = balance;
    expect(amounts(await portal.call('balance'))).toMatchObject({ ok: true, value: amounts({ sumBalance, currencySymbol }) });
    expect(amounts(await portal.call('depositChannels'))).toEqual(amounts(await plain.call('depositChannels')));
    const deposit = { channelId: 'aurora-bank', amount: '120.30', payerName: 'Ana Lima' };
    const key = { headers: () => Promise.resolve({ 'Idempotency-Key': 'one-deposit-0001' }) };
    const placed = await portal.call('applyDeposit', deposit, key);
    expect(placed).toMatchObject({ ok: true, value: { status: 'PENDING', channelType: 'BANK' } });
    expect(amounts(placed)).toMatchObject({ value: { amount: '120.3', time: NOW } });
    const query = { pageNo: 1, pageSize: 10, status: 'PENDING' } as const;
    const records = await portal.call('depositRecords', query);
    expect(amounts(records)).toMatchObject({ value: { rows: [{ amount: '120.3', time: NOW, status: 'PENDING' }], total: 1 } });
    const page = { pageNo: 1, pageSize: 5, scope: 'SELF' } as never;
    const [seen, wanted] = [await portal.call('memTransDet', page), await plain.call('memTransDet', page)];
    expect(part(wanted, 'value', 'rows', 'length')).toBe(5);
    expect(amounts(seen)).toEqual(amounts(wanted));
    const sent = served.seen.find(({ name }) => name === 'balance')?.sent;
    expect(sent).toEqual(skin === harbour ? { client: { device: 'web' } } : {});
  });

  it('is asked by path and headers of its own', async () => {
    const { served, portal, session, signIn } = await open(skin);
    await signIn();
    const deposit = { channelId: 'aurora-bank', amount: '40.00', payerName: 'Ana Lima' };
    const key = { headers: () => Promise.resolve({ 'Idempotency-Key': 'one-deposit-0003' }) };
    const [placed, again] = [await portal.call('applyDeposit', deposit, key), await portal.call('applyDeposit', deposit, key)];
    expect(again).toEqual(placed);
    const referenceNumber = part(placed, 'value', 'referenceNumber') as string;
    expect(amounts(await portal.call('cancelDeposit', { referenceNumber }))).toMatchObject({
      ok: true,
      value: { referenceNumber, status: 'CANCELLED' },
    });
    const { sent, headers } = served.seen.at(-1)!;
    expect(sent).toEqual(skin === harbour ? { reason: 'player', order: {} } : {});
    const own = { language: headers['language'], authorization: headers['authorization'] };
    if (skin === harbour) return expect(own).toEqual({ language: 'PT', authorization: `Bearer ${session.token}` });
    expect(own).toEqual({});
    expect(headers).toMatchObject({
      'x-site': 'meadow web',
      'x-locale': 'pt-BR',
      'x-session': `Key ${session.token}`,
      'x-order': referenceNumber,
    });
    const placing = served.seen.find(({ name }) => name === 'applyDeposit')!;
    expect(placing.headers).toMatchObject({ 'x-request-id': 'one-deposit-0003' });
    expect(placing.headers).not.toHaveProperty('idempotency-key');
  });

  it.each(['..', '.', ''])('is not asked with a value that would lead to another path: "%s"', async (referenceNumber) => {
    const { served, portal, session } = await open(skin);
    session.token = 'invented';
    const before = served.seen.length;
    const call = portal.call('cancelDeposit', { referenceNumber });
    if (skin !== harbour) return expect(call).rejects.toMatchObject({ kind: 'unauthorized' });
    await expect(call).rejects.toMatchObject({ kind: 'unsendable' });
    expect(served.seen.length).toBe(before);
  });
});

describe('the simulated platform of a mapped brand', () => {
  it.each([harbour, meadow])('speaks as the mapped one', async (skin) => {
    const stage = await openStage('folia', (own) => ({
      ...own,
      security: { ...own.security, requireEncryption: false },
      mappings: skin.mappings,
      api: { ...own.api, endpoints: skin.endpoints },
    }));
    let token: string | null = null;
    const texts: string[] = [];
    const portal = createClient({
      token: () => token,
      language: () => 'PT',
      cipher: createPlainCipher(),
      onUnauthorized: () => undefined,
      onTokenMissing: () => undefined,
      report: () => undefined,
      origin: 'https://stage.example',
      overrides: skin.endpoints,
      mapping: mappingOf(stage.brand),
      fetch: async (url, init) => {
        const reply = (await stage.ask(new Request(url, init)))!;
        texts.push(await reply.clone().text());
        return reply;
      },
    });
    const reply = await portal.call('login', credentials);
    token = part(reply, 'value', 'token') as string;
    const deposit = { channelId: 'aurora-bank', amount: '120.30', payerName: 'Ana Lima' };
    const placed = await portal.call('applyDeposit', deposit, {
      headers: async () => ({ 'Idempotency-Key': 'one-deposit-0002' }),
    });
    expect(amounts(placed)).toMatchObject({ ok: true, value: { amount: '120.3', time: NOW } });
    const said = texts.at(-1);
    const referenceNumber = part(placed, 'value', 'referenceNumber') as string;
    const cancelled = await portal.call('cancelDeposit', { referenceNumber });
    expect(cancelled).toMatchObject({ ok: true, value: { referenceNumber, status: 'CANCELLED' } });
    const words =
      skin === harbour
        ? ['"sum":120300000', '"created":"2026-11-21T12:00:00.000+00:00"']
        : ['"amount":120.3', '"time":1795262400'];
    for (const word of words) expect(said).toContain(word);
  });
});

describe('the check of a platform', () => {
  it('reads through the mappings, and tells what deviates in words of the contract', async () => {
    const { served, brand } = await open(meadow);
    const run = (mapped: ResolvedBrand) =>
      checkPlatform({
        ask: askOverHttp(),
        origin: served.origin,
        brand: mapped,
        keys: [],
        accounts: { member: accounts.member! },
        only: ['permission', 'whitelabel', 'announcements', 'balance'],
        walks: 0,
        now: () => NOW,
      });
    const told = ({ rows }: Awaited<ReturnType<typeof run>>, kind: string) =>
      rows.flatMap(({ name, deviations }) =>
        deviations.filter((one) => one.kind === kind).map(({ pointer }) => `${name}${pointer}`),
      );
    expect(told(await run(brand), 'schema')).toEqual([]);
    const wrong = structuredClone(brand.mappings!);
    wrong.calls!['whitelabel']!.reply!.each!.fields!['modId'] = { at: 'nowhere' };
    expect(told(await run({ ...brand, mappings: wrong }), 'schema')).toContain('whitelabel/0');
    const { mappings: _none, ...plain } = brand;
    expect(told(await run(plain), 'envelope')).toContain('permission');
  });
});

describe('a mapping', () => {
  it.each([
    ['the balance where it is right', true, () => undefined],
    [
      'none where it names another place',
      false,
      (at: Mappings) => (at.calls!['balance']!.reply!.fields!['sumBalance'] = { at: 'x' }),
    ],
    ['none where it reads another code as success', false, (at: Mappings) => (at.envelope!.success = ['1'])],
    ['none where it knows no code', false, (at: Mappings) => (at.envelope!.code = 'elsewhere')],
  ])('shows %s', async (_says, isRight, change) => {
    const mappings = structuredClone(meadow.mappings);
    change(mappings);
    const { portal, plain, session } = await open({ ...meadow, mappings });
    const reply = await plain.call('login', credentials);
    session.token = part(reply, 'value', 'token') as string;
    const shown = await portal.call('balance').catch(() => ({ ok: false }));
    expect(shown.ok).toBe(isRight);
  });
});
