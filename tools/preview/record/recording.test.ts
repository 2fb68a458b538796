import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createMasks } from './masks.ts';
import { createRecorder } from './recorder.ts';
import { createReplay } from './replay.ts';
import { readRecording, type Recording, writeRecording } from './recording.ts';

const folder = mkdtempSync(join(tmpdir(), 'recording-'));
const file = join(folder, 'session.json');
afterAll(() => rmSync(folder, { recursive: true }));

const call = { name: 'balance', at: 1_700_000_000_000, request: null, status: 200, reply: { success: true } } as const;
const good: Recording = { portalRecording: 1, brand: 'folia', calls: [call] };

test('what was written is read, and nothing is left beside it', () => {
  writeRecording(file, good);
  expect(readRecording(file)).toEqual(good);
  expect(readdirSync(folder)).toEqual(['session.json']);
});

test.each<[string, string | object, string]>([
  ['no JSON', 'GET /wps', ': expected a recording as JSON, got Unexpected token'],
  ['cut off', JSON.stringify(good).slice(0, -20), '; it may be cut off'],
  ['empty', '', '; it may be cut off'],
  ['a list', [], ' /: expected an object, got []'],
  ['another version', { ...good, portalRecording: 2 }, ' /portalRecording: expected 1, got 2'],
  ['another file', { name: 'portal' }, ' /portalRecording: expected 1, got nothing'],
  ['no brand', { ...good, brand: '' }, ' /brand: expected the id of a brand, got ""'],
  ['no calls', { ...good, calls: {} }, ' /calls: expected a list, got {}'],
  ['a call that is none', { ...good, calls: [call, 7] }, ' /calls/1: expected a call, got 7'],
  [
    'an unknown call',
    { ...good, calls: [{ ...call, name: 'toString' }] },
    ' /calls/0/name: expected the name of a call, got "toString"',
  ],
  ['no time', { ...good, calls: [{ ...call, at: '1' }] }, ' /calls/0/at: expected a point in time in ms, got "1"'],
  ['no status', { ...good, calls: [{ ...call, status: 900 }] }, ' /calls/0/status: expected an HTTP status, or 0, got 900'],
  ['no reply', { ...good, calls: [{ ...call, reply: undefined }] }, ' /calls/0/reply: expected a reply, got nothing'],
])('a recording that is %s is refused with file, path, what is expected and what was found', (_, content, message) => {
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  expect(() => readRecording(file)).toThrow(`--replay: ${file}`);
  expect(() => readRecording(file)).toThrow(message);
});

test('a file that is not there is named', () => {
  expect(() => readRecording(join(folder, 'none'))).toThrow(`${folder}/none: expected a recording as JSON, got ENOENT`);
});

const seen = { key: 'a 1', brand: 'folia', name: 'balance', at: 1, request: null, status: 200, reply: '{"success":true}' };

test('a call is told again once its reply is open, and a reply that stays sealed is left out', () => {
  const { add, recording } = createRecorder(file);
  const sealed = { ...seen, name: 'login', request: { username: 'quietotter', password: 'x' } };
  expect(add({ ...sealed, reply: 'eyJh..a.b.c' })).toBeNull();
  expect(recording().calls).toEqual([]);
  add(sealed);
  add({ ...sealed, reply: '{"success":false}' });
  expect(recording().calls).toMatchObject([{ name: 'login', request: null, reply: { success: false } }]);
});

test('a recording has one brand, and nothing that is no call', () => {
  const { add, recording } = createRecorder(file);
  for (const wrong of [null, 1, {}, { ...seen, name: 'constructor' }, { ...seen, at: 'now' }, { ...seen, reply: {} }])
    expect(add(wrong), JSON.stringify(wrong)).toBe('a call that is none');
  expect(add(seen)).toBeNull();
  expect(add({ ...seen, key: 'b 1', brand: 'orvane' })).toBe('a call of orvane; the recording is one of folia');
  expect(recording()).toMatchObject({ brand: 'folia', calls: [{ name: 'balance' }] });
});

test('a secret is removed from texts before it was met as one', () => {
  const { add, recording } = createRecorder(file);
  add({ ...seen, key: 'a 1', name: 'announcements', reply: '{"success":true,"value":{"t":"Hello quietotter, quietotters!"}}' });
  add({ ...seen, key: 'a 2', name: 'memberInfo', reply: '{"success":true,"value":{"account":"quietotter"}}' });
  const [text, info] = recording().calls.map(({ reply }) => (reply as { value: Record<string, string> }).value);
  expect(info?.['account']).toMatch(/^[a-z]{10}$/);
  expect(info?.['account']).not.toBe('quietotter');
  expect(text?.['t']).toBe(`Hello ${info?.['account']}, quietotters!`);
});

test('masks keep form and identity, and leave what is no secret', () => {
  const { mask } = createMasks();
  const clean = mask({
    rows: [
      { account: 'river27', email: 'ana.b@mail.example', phone: '+55 11 98765-4321', amount: '12345678.90' },
      { account: 'river27', email: 'leo.c@mail.example', phone: '', amount: '1.00' },
    ],
    mobile: 5511987654321,
    hasPaymentPassword: true,
    token: ['abc', null],
    details: [{ key: 'accountNumber', value: '55-0199' }],
    note: 'Call +55 11 98765-4321 now',
    reference: 'b7c1e2d4-5a60-4f8e-9d31-0c2b4a6e8f10',
    time: 1_700_000_000_000,
  }) as Record<string, never> & { rows: Record<string, string>[]; details: { value: string }[]; token: unknown[] };
  const [first, second] = clean.rows;
  expect(first?.['account']).toBe(second?.['account']);
  expect(first?.['account']).toMatch(/^[a-z]{5}\d\d$/);
  expect(first?.['email']).toMatch(/^[a-z]{3}\.[a-z]@[a-z]{4}\.[a-z]{7}$/);
  expect(first?.['email']).not.toBe(second?.['email']);
  expect(first?.['phone']).toMatch(/^\+\d\d \d\d \d{5}-\d{4}$/);
  expect(first?.['phone']).not.toContain('98765');
  expect(second?.['phone']).toBe('');
  expect(first?.['amount']).toBe('12345678.90');
  expect(clean).toMatchObject({ mobile: 0, hasPaymentPassword: true, note: 'Call [redacted] now', time: 1_700_000_000_000 });
  expect(clean.token).toEqual([expect.stringMatching(/^(?!abc)[a-z]{3}$/), null]);
  expect(clean.details[0]?.value).toMatch(/^(?!55-0199)\d\d-\d{4}$/);
  expect(clean['reference']).toMatch(/^[a-z\d]{8}(?:-[a-z\d]{4}){3}-[a-z\d]{12}$/);
  expect(clean['reference']).not.toContain('b7c1');
});

test('replies to like requests come in their order, the last again, and reading one beforehand takes none away', () => {
  const status = (value: number) => ({ ...call, name: 'systemStatus' as const, reply: value });
  const page = (pageNo: number, reply: string) => ({ ...call, name: 'depositRecords' as const, request: { pageNo }, reply });
  const { answer, peek } = createReplay({
    ...good,
    calls: [status(0), page(1, 'first'), status(1), page(2, 'second'), page(1, 'first again')],
  });
  expect(peek('systemStatus', null)?.reply).toBe(0);
  expect([1, 2, 3].map(() => answer('systemStatus', null)?.reply)).toEqual([0, 1, 1]);
  const read = (pageNo: string) => answer('depositRecords', { pageNo })?.reply;
  expect([read('2'), read('1'), read('1'), read('1'), read('3')]).toEqual([
    'second',
    'first',
    'first again',
    'first again',
    undefined,
  ]);
});

test('a request at another time is alike, one with another value is not', () => {
  const { answer } = createReplay({
    ...good,
    calls: [{ ...call, name: 'noteRealityCheck', request: { at: 1_700_000_000_000, a: 1 } }],
  });
  expect(answer('noteRealityCheck', { a: 1, at: 1_800_000_000_000 })).not.toBeNull();
  expect(answer('noteRealityCheck', { a: 2, at: 1_800_000_000_000 })).toBeNull();
});
