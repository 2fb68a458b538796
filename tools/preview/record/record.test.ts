import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type EndpointName, endpoints } from '#platform/endpoints/endpoints.ts';
import { serveSandbox } from '#sandbox/http.ts';
import { type Bench, openBench } from '#sandbox/sandbox.fixture.ts';
import { createPlatformProxy } from '../../site/proxy/platformProxy.ts';
import { closeAll, listen, pageBefore, play, typed } from './record.fixture.ts';
import { createRecorder } from './recorder.ts';
import { readRecording, type Recording } from './recording.ts';
import { replayPlatform } from './replay.ts';

const folder = mkdtempSync(join(tmpdir(), 'record-'));
const file = join(folder, 'session.json');
let bench: Bench;
let recording: Recording;
let recorded: unknown[];
/** What the session held: typed, or given by the platform. */
let secrets: string[];

beforeAll(async () => {
  bench = await openBench('folia');
  await bench.call('captcha');
  const { code } = await bench.mail('captcha');
  const origin = await listen(createServer((incoming, outgoing) => void serveSandbox(bench.sandbox, incoming, outgoing)));
  const recorder = createRecorder(file);
  const { client, session } = await pageBefore(createPlatformProxy({ platform: origin }), bench, recorder);
  recorded = await play(client, session, code);
  recording = readRecording(file);
  secrets = [...Object.values(typed), '98123', session.token ?? 'no token', 'b7c1e2d4-5a60-4f8e-9d31-0c2b4a6e8f10'];
});
afterEach(() => void vi.unstubAllGlobals());
afterAll(() => {
  closeAll();
  rmSync(folder, { recursive: true });
});

test('every call of a session is recorded, in its order', () => {
  expect(recorded.map((reply) => (reply as { ok: boolean }).ok)).toEqual(recorded.map(() => true));
  expect(recording.brand).toBe('folia');
  expect(recording.calls.map(({ name, status }) => `${name} ${status}`)).toEqual(
    [
      'permission',
      'registerSettings',
      'register',
      'login',
      'saveProfile',
      'memberInfo',
      'memberSecurity',
      'balance',
      'depositChannels',
      'applyDeposit',
      'depositRecords',
      'balance',
    ].map((name) => `${name} 200`),
  );
});

test('no secret of the session stands in the recording, and sealed requests are left out', () => {
  const text = readFileSync(file, 'utf8');
  expect(secrets).toHaveLength(9);
  for (const secret of secrets) {
    expect(secret.length, secret).toBeGreaterThan(4);
    expect(text, secret).not.toContain(secret);
  }
  for (const { name, request: sent } of recording.calls)
    if ((endpoints[name] as { body: string }).body === 'sealed') expect(sent, name).toBeNull();
});

test('replies stay what they were but for secrets: rules, amounts and points in time', () => {
  const replyOf = (name: EndpointName) => recording.calls.find((call) => call.name === name)?.reply as { value: never };
  const rules = recorded[1] as { value: unknown };
  expect(replyOf('registerSettings').value).toEqual(rules.value);
  expect(replyOf('applyDeposit').value).toMatchObject({ amount: '120.00', status: 'PENDING', time: expect.any(Number) });
  const token = (replyOf('login').value as { token: string }).token;
  expect(token).toMatch(/^[a-z]{3}-[a-z\d]{40}$/);
});

test('the session replays to the same replies, times of the requests aside', async () => {
  const said: string[] = [];
  const page = await pageBefore(
    replayPlatform(file, recording, (line) => said.push(line)),
    bench,
    null,
  );
  const replies = await play(page.client, page.session, 'AB12');
  const values = replies.map((reply) => (reply as { value?: unknown }).value ?? null);
  expect(values).toEqual(recording.calls.map(({ reply }) => (reply as { value: unknown }).value));
  expect(said).toEqual([]);
});

test('a picture of an upload is left out, and any picture replays', async () => {
  const picture = Buffer.from('a drawing of a child').toString('base64');
  const own = join(folder, 'upload.json');
  const reply = '{"success":true,"message":null,"value":{"imageId":"img-5f0c"}}';
  const request = { mediaType: 'image/png', data: picture };
  const call = { key: '1', brand: 'folia', name: 'uploadImage', at: 1, request, status: 200, reply };
  expect(createRecorder(own).add(call)).toBeNull();
  expect(readFileSync(own, 'utf8')).not.toContain(picture.slice(0, 8));
  const { client, session } = await pageBefore(replayPlatform(own, readRecording(own)), bench, null);
  session.token = 'any';
  const other = { mediaType: 'image/jpeg', data: '/9j/4AAQSkZJRgABAQ==' } as const;
  expect(await client.call('uploadImage', other)).toMatchObject({ ok: true, value: { imageId: 'img-5f0c' } });
});

test('a call that was not recorded is refused by its name, in the reply and once in the terminal', async () => {
  const said: string[] = [];
  const { client, session } = await pageBefore(
    replayPlatform(file, recording, (line) => said.push(line)),
    bench,
    null,
  );
  session.token = 'any';
  const refused = { ok: false, message: 'Not recorded: GET /wps/relay/MCS2_getWithdrawInfo (withdrawInfo)' };
  expect(await client.call('withdrawInfo')).toMatchObject(refused);
  expect(await client.call('withdrawInfo')).toMatchObject(refused);
  expect(await client.call('applyDeposit', { channelId: 'other', amount: '120' })).toMatchObject({ ok: false });
  expect(said).toEqual([
    `${file}: not recorded: GET /wps/relay/MCS2_getWithdrawInfo (withdrawInfo)`,
    `${file}: not recorded: POST /wps/relay/MCS2_applyDeposit (applyDeposit)`,
  ]);
});

test('the page gets the time of the recording, and a connection that was lost is lost again', async () => {
  const [first] = recording.calls;
  const lost: Recording = {
    ...recording,
    calls: [
      { ...first!, at: Date.UTC(2026, 0, 5) },
      { ...first!, name: 'systemStatus', status: 0, reply: '' },
    ],
  };
  const { origin } = await pageBefore(replayPlatform(file, lost), bench, null);
  const reply = await fetch(`${origin}/wps/system/permission`);
  expect(reply.headers.get('date')).toBe('Mon, 05 Jan 2026 00:00:00 GMT');
  const cut = new Promise((resolve) =>
    request(`${origin}/wps/system/status`)
      .on('error', () => resolve('cut'))
      .end(),
  );
  expect(await cut).toBe('cut');
});

test('the reads of a published page come from the recording, and another page cannot ask', async () => {
  const said: string[] = [];
  const platform = replayPlatform(file, recording, (line) => said.push(line));
  const ask = async (path: string) =>
    (await platform.askFor({ id: 'folia', brand: bench.brand })(new Request(`http://recording.localhost${path}`)))!;
  expect((await ask('/wps/system/permission?host=other.example')).status).toBe(200);
  expect((await ask('/wps/system/whitelabel')).status).toBe(502);
  expect(said).toEqual([`${file}: not recorded: GET /wps/system/whitelabel`]);
  const { origin } = await pageBefore(platform, bench, null);
  expect((await fetch(`${origin}/wps/system/permission`, { headers: { Origin: 'https://evil.example' } })).status).toBe(403);
});
