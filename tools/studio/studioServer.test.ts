import { chmodSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hashOf } from './brandBundle.ts';
import { MOST_BYTES } from './readBody.ts';
import {
  ask,
  contents,
  edited,
  type Headers,
  onSaved,
  places,
  read,
  root,
  rounder,
  save,
  studio,
  THEME,
  useDisk,
  useStudioServer,
} from './studioServer.fixture.ts';

useStudioServer();

test('the page reads the chain with its files, and writes some of them in one step', async () => {
  const { body } = await ask('GET', 'brand?id=orvane', null);
  const { layers, files, schemas } = body as {
    layers: object[];
    files: Record<string, { text: string; hash: string }>;
    schemas: object;
  };
  expect(layers).toEqual([
    { id: 'base', readOnly: null, brands: ['orvane', 'orvane-desk'] },
    { id: 'orvane', readOnly: null, brands: ['orvane', 'orvane-desk'] },
  ]);
  expect(files[THEME]).toEqual({ text: read(THEME), hash: hashOf(read(THEME)) });
  expect(Object.keys(files).filter((name) => name.includes('sandbox'))).toEqual([]);
  expect(Object.keys(schemas)).toContain('theme');
  const asked = [
    rounder(),
    { file: 'brands/orvane-desk/flags.json', text: '{\n  "$schema": "../../schemas/brand/flags.schema.json"\n}\n', hash: null },
  ];
  const { status, body: outcome } = await save(asked);
  expect([status, outcome['kind']]).toEqual([200, 'saved']);
  for (const { file, text } of asked) expect(read(file)).toBe(text);
  expect(onSaved).toHaveBeenCalledWith(asked.map(({ file }) => file));
  expect(studio.isOwnWrite(join(root, 'orvane/theme.json'))).toBe(true);
  writeFileSync(join(root, 'orvane/theme.json'), '{}');
  expect(studio.isOwnWrite(join(root, 'orvane/theme.json'))).toBe(false);
});

test.each<[string, Headers]>([
  ['a page of another origin', { origin: 'http://evil.example' }],
  ['a page of another port', { origin: 'http://localhost:1' }],
  ['a page of another site without an origin', { 'sec-fetch-site': 'cross-site' }],
  ['a request without an origin', { origin: undefined }],
  ['another name that leads here', { host: 'evil.example', origin: 'http://evil.example' }],
  ['a request without the token', { 'x-studio-token': undefined }],
  ['another token', { 'x-studio-token': 'x'.repeat(32) }],
  ['a form', { 'content-type': 'text/plain' }],
])('%s neither writes nor is told anything', async (_, headers) => {
  const before = contents();
  const { status, body } = await save([rounder()], headers);
  expect([status, Object.keys(body)]).toEqual([403, ['why']]);
  expect(contents()).toEqual(before);
});

test.each([
  'brands/orvane/../../theme.json',
  'brands/../orvane/theme.json',
  'brands/orvane/texts/../theme.json',
  'brands/orvane/texts/..%2f..%2ftheme.json',
  '/etc/passwd.json',
  'brands/orvane/sandbox/users.json',
  'brands/orvane/images/logo.svg',
  'brands/orvane/other.json',
  'brands/nobody/theme.json',
])('%s is not written', async (file) => {
  const before = contents();
  expect((await save([{ file, text: '{}\n', hash: null }])).status).toBe(403);
  expect(contents()).toEqual(before);
});

test('links are not followed: of a file, of a folder, of a brand', async () => {
  const outside = mkdtempSync(join(tmpdir(), 'outside-'));
  writeFileSync(join(outside, 'theme.json'), '{}\n');
  rmSync(join(root, 'orvane/theme.json'));
  symlinkSync(join(outside, 'theme.json'), join(root, 'orvane/theme.json'));
  rmSync(join(root, 'orvane/texts'), { recursive: true });
  symlinkSync(outside, join(root, 'orvane/texts'));
  symlinkSync(outside, join(root, 'linked'));
  for (const file of [THEME, 'brands/orvane/texts/pt.json', 'brands/linked/theme.json'])
    expect((await save([{ file, text: '{ "a": 1 }\n', hash: hashOf('{}\n') }])).body['why']).toMatch(
      /link, which is not followed/,
    );
  expect(readdirSync(outside)).toEqual(['theme.json']);
  expect(readFileSync(join(outside, 'theme.json'), 'utf8')).toBe('{}\n');
  rmSync(outside, { recursive: true });
});

test('a request that is too large, no JSON, or has a file twice is refused', async () => {
  const file = rounder();
  expect((await save([{ ...file, text: ' '.repeat(MOST_BYTES) }])).status).toBe(413);
  expect((await save([{ ...file, text: ' '.repeat(1_000_001) }])).status).toBe(400);
  for (const body of ['{', 'null', '{"files":[]}', '{"files":[{"file":1}]}'])
    expect((await ask('POST', 'save', body)).status).toBe(400);
  expect((await save([file, file])).status).toBe(400);
  expect((await ask('POST', 'other', {})).status).toBe(404);
  expect(read(THEME)).not.toContain('"9px"');
});

test('a file that was changed meanwhile is not overwritten, and none of the others is written', async () => {
  const other = edited('brands/orvane/brand.json', '"Orvane"', '"Orvane Two"');
  const file = rounder();
  const theirs = read(THEME).replace('"light"', '"light" ');
  writeFileSync(join(root, 'orvane/theme.json'), theirs);
  const { status, body } = await save([other, file]);
  expect([status, body]).toEqual([409, { kind: 'conflict', files: { [THEME]: { text: theirs, hash: hashOf(theirs) } } }]);
  rmSync(join(root, 'orvane/theme.json'));
  expect((await save([file])).body).toEqual({ kind: 'conflict', files: { [THEME]: null } });
  expect(read('brands/orvane/brand.json')).not.toContain('Orvane Two');
});

test('while check has an error nothing is written, and the finding names its value', async () => {
  const wrong = edited(THEME, /"radius-card": "[^"]*"/.exec(read(THEME))![0], '"radius-card": "round"');
  const { status, body } = await save([wrong]);
  expect([status, body['kind']]).toEqual([422, 'findings']);
  expect((body['findings'] as object[])[0]).toMatchObject({ file: THEME, path: '/shape/radius-card', severity: 'error' });
  expect((await save([{ ...wrong, text: '{' }])).body).toMatchObject({ findings: [{ rule: 'syntax' }] });
  const checked = await ask('POST', 'check', { files: [wrong] });
  expect(checked.body['findings']).toEqual(body['findings']);
  expect(read(THEME)).not.toContain('round');
});

test('a parent is checked in all brands that extend it', async () => {
  const pale = edited('brands/orvane/theme.json', /"ink": "[^"]*"/.exec(read(THEME))![0], '"ink": "#EEEEEE"');
  const { status, body } = await save([pale]);
  expect(status).toBe(422);
  expect((body['findings'] as { brands?: string[] }[]).flatMap(({ brands = [] }) => brands)).toContain('orvane-desk');
});

test('the disk is full after the first of two files: both are as they were, and nothing is left beside them', async () => {
  const before = contents();
  const files = [rounder(), edited('brands/orvane/brand.json', '"Orvane"', '"Orvane Two"')];
  const full = (path: string) => Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', path });
  for (const step of ['write', 'rename'] as const) {
    let calls = 0;
    useDisk({
      ...places,
      [step]: (from: string, to: string) => {
        calls += 1;
        if (calls === 2) throw full(from);
        places[step](from, to);
      },
    });
    const { status, body } = await save(files);
    expect([status, body['why']]).toEqual([
      507,
      'brands/orvane/brand.json was not written, and no other file: the disk is full.',
    ]);
    expect(contents()).toEqual(before);
  }
  expect(onSaved).not.toHaveBeenCalled();
});

test('a write-protected file stays, and a removed folder is not made again', async () => {
  const file = rounder();
  const before = read(THEME);
  chmodSync(join(root, 'orvane/theme.json'), 0o444);
  expect((await save([file])).body['why']).toMatch(/theme\.json was not written, and no other file: it may not be written/);
  expect(read(THEME)).toBe(before);
  const desk = edited('brands/orvane-desk/brand.json', '"orvane-desk"', '"orvane-desk"');
  renameSync(join(root, 'orvane-desk'), join(root, 'moved'));
  expect((await save([desk])).body['why']).toBe('The folder of orvane-desk is gone.');
  expect(readdirSync(root)).not.toContain('orvane-desk');
});

test('a value of a parent reaches the brands that have none of their own', async () => {
  const at = '/color/light/accent';
  const reach = async (layer: string, name: string, pointer: string) =>
    (await ask('POST', 'reach', { layer, name, at: pointer })).body;
  expect(await reach('base', 'theme.json', at)).toEqual({ changes: [], keeps: ['orvane', 'orvane-desk'] });
  expect(await reach('orvane', 'theme.json', '/shape/radius-card')).toEqual({ changes: ['orvane', 'orvane-desk'], keeps: [] });
});
