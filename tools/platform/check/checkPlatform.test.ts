import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { EndpointName } from '#platform/endpoints/endpoints.ts';
import { askOverHttp } from '../../site/publish/askOverHttp.ts';
import { exitCodeOf, reportOf } from '../report/report.ts';
import { htmlReport, junitReport } from '../report/markup.ts';
import { textReport } from '../report/textReport.ts';
import { always, row, value } from './changes.fixture.ts';
import { checkPlatform } from './checkPlatform.ts';
import { accounts, NOW, openStage, serveStage } from './stage.fixture.ts';

const closing: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closing.push(() => (server.closeAllConnections(), server.close()));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const isDeep = process.env['DEEP'] !== undefined;
/** Of an ordinary run: one call of each level, of each kind of probe. */
const few: EndpointName[] = ['announcements', 'countryCodes', 'balance', 'depositRecords', 'login', 'agentRegisterLinks'];

describe('the simulated platform over HTTP', () => {
  it.each(isDeep ? ['folia', 'orvane', 'mayloc'] : ['folia'])('fits: %s', async (id) => {
    const stage = await openStage(id);
    const { origin, close } = await serveStage(stage);
    closing.push(close);
    const { brand, keys } = stage;
    const options = { brand, keys, accounts, origin, ask: askOverHttp(), write: true, now: () => NOW };
    const outcome = await checkPlatform(isDeep ? options : { ...options, only: few, walks: 1 });
    const found = outcome.rows.flatMap(({ name, deviations }) => deviations.map((one) => ({ name, ...one })));
    expect(found).toEqual([]);
    expect(outcome.rows.filter(({ status }) => status === 'not offered')).toEqual([]);
    const report = reportOf(outcome, { platform: origin, brand: id, wrote: true, at: NOW });
    expect(exitCodeOf(report)).toBe(0);
    expect(outcome.rows.find(({ name }) => name === 'login')?.reasons).toEqual([]);
    const waiting = outcome.rows.filter(({ status }) => status === 'not tried').map(({ name }) => name);
    if (isDeep) expect(waiting).toEqual([]);
    expect(report.levels.map(({ reached }) => reached)).toEqual([true, true, true, true]);
  });

  it('is only read without leave to write', async () => {
    const { brand, ask, keys } = await openStage();
    const asked = new Set<string>();
    const watched = (request: Request) => (asked.add(`${request.method} ${new URL(request.url).pathname}`), ask(request));
    const { rows } = await checkPlatform({
      brand,
      keys,
      accounts,
      ask: watched,
      origin: 'https://stage.example',
      now: () => NOW,
    });
    const posts = [...asked].filter((line) => !line.startsWith('GET '));
    expect(posts.sort()).toEqual(['DELETE /wps/session/logout', 'POST /wps/relay/GCSGAME_gameList', 'POST /wps/session/login']);
    expect(rows.find(({ name }) => name === 'applyDeposit')).toMatchObject({
      status: 'not tried',
      reasons: ['it writes: --write'],
    });
    expect(rows.find(({ name }) => name === 'registerMobile')).toMatchObject({ status: 'not needed' });
  });

  it('says which steps need an account that was not given', async () => {
    const { brand, ask, keys } = await openStage();
    const { password } = accounts.member ?? { password: '' };
    const only: EndpointName[] = ['register', 'walletTransfer', 'dividend', 'applyWithdraw'];
    const few = { member: { username: 'member01', password }, agent: accounts.agent ?? { username: '', password } };
    const options = { brand, keys, ask, origin: 'https://stage.example', now: () => NOW, write: true, only };
    const { rows } = await checkPlatform({ ...options, accounts: few, walks: 1 });
    const reasons = Object.fromEntries(rows.map(({ name, reasons: own }) => [name, own]));
    const downline = 'needs downline in the accounts, an account directly below agent';
    expect(reasons).toEqual({
      register: ['needs registration in the accounts'],
      applyWithdraw: ['withdraw: needs a paymentPassword of member in the accounts'],
      walletTransfer: [
        'transfer to the upline: needs a paymentPassword of member in the accounts',
        `agent transfers to the downline: ${downline}`,
      ],
      dividend: [`offered, accepted, rejected, ended: ${downline}`],
    });
  });

  it('says what no walk could try, and not what another one could', async () => {
    // a member who may not send money to the upline; a mission that can be claimed once
    const { brand, ask, keys } = await openStage('orvane');
    const options = { brand, keys, ask, accounts, origin: 'https://stage.example', now: () => NOW, write: true, walks: 1 };
    const { rows } = await checkPlatform({ ...options, only: ['claimMission', 'walletTransfer'] });
    expect(rows.map(({ name, reasons }) => [name, ...reasons])).toEqual([
      ['claimMission'],
      ['walletTransfer', 'to the upline: needs a member who may (upline and toUpline in memberInfo)'],
    ]);
  });

  it('is walked on past what deviates, and says which steps were not made because of it', async () => {
    const { brand, ask, keys } = await openStage();
    const done = '{"success":true,"message":null,"value":null}';
    const refused = always('walletTransfer', '{"success":false,"message":"no_such_code","value":null}');
    const change = value('favouriteIds', () => []);
    const raise = always('keepLimit', done);
    const options = { brand, keys, accounts, origin: 'https://stage.example', now: () => NOW, write: true, only: [] };
    const { rows } = await checkPlatform({ ...options, ask: refused(raise(change(ask))), walks: 1 });
    const blamed = rows.map(({ name }) => name);
    expect(blamed).toEqual(expect.arrayContaining(['favouriteAdd', 'keepLimit', 'walletTransfer']));
    const { rows: login } = await checkPlatform({ ...options, ask: refused(ask), walks: 1, only: ['login'] });
    const reasons = login.find(({ name }) => name === 'login')?.reasons.join() ?? '';
    expect(reasons).toContain('steps of walks that were not made, because of what deviates in walks: transfer to a wallet');
    expect(reasons).not.toContain('lower a limit');
  });

  it('is read as a visitor where signing in needs a person', async () => {
    const { brand, ask, keys, control } = await openStage();
    await control('/settings', { humanVerification: { enabled: true } });
    const options = { brand, keys, accounts, ask, origin: 'https://stage.example', now: () => NOW, write: true };
    const { rows } = await checkPlatform({ ...options, only: ['login', 'balance', 'countryCodes'] });
    expect(rows.flatMap(({ deviations }) => deviations)).toEqual([]);
    expect(rows.find(({ name }) => name === 'login')?.reasons.join()).toContain('refused with human_verification_required');
    expect(rows.find(({ name }) => name === 'balance')).toMatchObject({ status: 'not tried' });
  });

  it('is judged without the calls that it does not offer', async () => {
    const { brand, ask, keys } = await openStage();
    const gone = async (request: Request) =>
      request.url.includes('MemTransDet') ? new Response('', { status: 404 }) : ask(request);
    const options = { brand, keys, accounts, origin: 'https://stage.example', now: () => NOW, walks: 0 };
    const outcome = await checkPlatform({ ...options, ask: gone, only: ['memTransDet', 'rankList'] });
    expect(outcome.rows.map(({ name, status }) => [name, status])).toEqual([
      ['rankList', 'fits'],
      ['memTransDet', 'not offered'],
    ]);
    const report = reportOf(outcome, { platform: 'https://stage.example', brand: 'folia', wrote: false, at: NOW });
    expect(exitCodeOf(report)).toBe(1);
    expect(report.levels.map(({ id, reached }) => [id, reached])).toEqual([
      ['site', true],
      ['members', true],
      ['money', false],
      ['agents', false],
    ]);
  });
});

describe('what answers and is no platform', () => {
  const reason = async (origin: string, timeoutMs = 2_000): Promise<string> => {
    const { brand, keys } = await openStage();
    const run = checkPlatform({ brand, keys, accounts, write: true, origin, ask: askOverHttp({ timeoutMs }) });
    return run.then(
      () => 'judged',
      (cause: unknown) => `${(cause as Error).name}: ${(cause as Error).message}`,
    );
  };

  it.each<[string, RequestListener, string]>([
    ['hangs', () => undefined, 'no whole reply within 50 ms'],
    [
      'redirects',
      (_, reply) => reply.writeHead(302, { location: 'https://login.example/' }).end(),
      'redirects to https://login.example/',
    ],
    [
      'answers HTML',
      (_, reply) => reply.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Hi'),
      'with HTML (status 200)',
    ],
    ['fails', (_, reply) => reply.writeHead(502).end(), 'answers with status 502'],
    ['cuts the connection', (incoming) => incoming.destroy(), 'the connection was cut'],
  ])('is named: it %s', async (what, listener, expected) => {
    const asked: string[] = [];
    const origin = await serve((incoming, reply) => {
      asked.push(incoming.method ?? '');
      listener(incoming, reply);
    });
    // what answers is not held to the limit, which a busy machine would miss
    const told = await reason(origin, what === 'hangs' ? 50 : 60_000);
    expect(told).toContain(`UnusableError: ${origin}: `);
    expect(told).toContain(expected);
    expect(asked).toEqual(['GET']);
  });

  it('is named: nothing listens there', async () => {
    expect(await reason('http://127.0.0.1:9')).toContain('nothing listens there');
  });

  it('ends the run when it goes away', async () => {
    const { brand, keys, ask } = await openStage();
    let left = 6;
    const dying = (request: Request) => (left-- > 0 ? ask(request) : Promise.reject(new Error('socket hang up')));
    const run = checkPlatform({ brand, keys, accounts, ask: dying, origin: 'https://stage.example', now: () => NOW });
    await expect(run).rejects.toThrow('https://stage.example: socket hang up; three calls in a row got no reply');
  });
});

describe('a report', () => {
  it('shows no account, password, token or personal data', async () => {
    const { brand, ask, keys } = await openStage();
    let token = '';
    const leaking = row('depositRecords', (one) => ({ ...one, status: 'member01 River27Stone' }));
    const personal = value('memberInfo', (one) => ({ ...one, nickname: 5, account: ['member01'] }));
    const overt = value('memberSecurity', (one) => ({ ...one, mobile: 11987650001, email: { of: 'member01@mail.example' } }));
    const change = personal(leaking(overt(ask)));
    const watched = async (request: Request) => {
      token = request.headers.get('authorization')?.slice('Bearer '.length) ?? token;
      return change(request);
    };
    const only = ['depositRecords', 'memberInfo', 'memberSecurity'] as const;
    const outcome = await checkPlatform({
      brand,
      keys,
      accounts,
      ask: watched,
      origin: 'https://stage.example',
      now: () => NOW,
      only,
    });
    const report = reportOf(outcome, { platform: 'https://stage.example', brand: 'folia', wrote: false, at: NOW });
    expect(exitCodeOf(report)).toBe(1);
    expect(report.rows.filter(({ status }) => status === 'deviates').length).toBeGreaterThanOrEqual(2);
    expect(token).not.toBe('');
    for (const text of [JSON.stringify(report), htmlReport(report), junitReport(report), textReport(report)]) {
      expect(text).toContain('[hidden]');
      for (const secret of ['member01', 'River27Stone', '482913', 'agent001', token, '11987650001', 'mail.example'])
        expect(text).not.toContain(secret);
    }
  });

  it('is escaped, and says each call once', async () => {
    const { brand, ask, keys } = await openStage();
    const change = row('depositRecords', (one) => ({ ...one, status: '<b>&"\u0001' }));
    const options = { brand, keys, accounts, ask: change(ask), origin: 'https://stage.example', now: () => NOW };
    const outcome = await checkPlatform({ ...options, only: ['depositRecords', 'applyDeposit'], walks: 0 });
    const report = reportOf(outcome, { platform: 'https://stage.example', brand: 'folia', wrote: false, at: NOW });
    const [html, junit] = [htmlReport(report), junitReport(report)];
    for (const text of [html, junit]) {
      expect(text).not.toContain('<b>');
      expect(text).toContain('&lt;b&gt;&amp;');
    }
    expect(junit.match(/<testcase/g)).toHaveLength(2);
    expect(junit).toContain('<skipped message="not tried: it writes: --write"/>');
    expect(junit).toContain('tests="2" failures="1" skipped="1"');
    expect(html.match(/<tr><th scope="row">/g)).toHaveLength(2);
  });
});
