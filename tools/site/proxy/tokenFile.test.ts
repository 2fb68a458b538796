import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { proxyOf } from './platformOptions.ts';
import { readTokenFile } from './tokenFile.ts';

const folder = mkdtempSync(join(tmpdir(), 'token-'));
const file = join(folder, 'stage.token');
afterAll(() => rmSync(folder, { recursive: true }));

function read(text: string) {
  writeFileSync(file, text);
  return readTokenFile(file);
}

test('a header is read, with comments and empty lines around it', () => {
  expect(read('# of the stage\n\nAuthorization: Basic c3RhZ2U6b3Blbg==\r\n')).toEqual({
    name: 'authorization',
    value: 'Basic c3RhZ2U6b3Blbg==',
  });
});

test.each([
  ['', ':1: expected a header as "Name: value", got nothing'],
  ['# only\n', ':1: expected a header as "Name: value", got nothing'],
  ['hunter22secret', ':1: expected a header as "Name: value", got 14 characters without a colon'],
  ['\nX Y: hunter22', ':2: expected a header as "Name: value", got 13 characters that are no such header'],
  ['X-Stage: hunt\u00e9r', ':1: expected a header as "Name: value", got 15 characters that are no such header'],
  ['X-Stage: a\nX-Other: hunter22', ':2: expected one header, got a second line'],
  ['Host: hunter22', ':1: expected the header of a token, got "Host"'],
])('%j is refused with file and line, and its value is not told', (text, message) => {
  let said = '';
  try {
    read(text);
  } catch (cause) {
    said = (cause as Error).message;
  }
  expect(said).toBe(`--token-file: ${file}${message}`);
  expect(said).not.toContain('hunter');
});

test('a file that is not there is named', () => {
  expect(() => readTokenFile(join(folder, 'none'))).toThrow(`--token-file: ${folder}/none: ENOENT, expected a file to read`);
});

test('an origin that is none is refused before anything starts, and a token needs a platform', () => {
  expect(() => proxyOf({ platform: 'http://stage.example' })).toThrow(
    '--platform: "http://stage.example" is not an https origin',
  );
  expect(() => proxyOf({ platform: 'stage' })).toThrow('--platform: "stage" is not an https origin');
  expect(() => proxyOf({ tokenFile: file })).toThrow('--token-file: expected with --platform, got it alone');
  expect(proxyOf({})).toBeUndefined();
  expect(proxyOf({ platform: 'https://{host}' })?.originOf({ id: 'a', brand: { hosts: ['a.example'] } as never })).toBe(
    'https://a.example',
  );
});
