import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, test } from 'vitest';
import { errorCodes } from '../../src/platform/errors/errors.ts';
import { refusalFields, refusalTexts } from '../../src/features/security-centre/forms/refusals.ts';
import { callsOf, readErrorTable } from '../openapi/errorTable.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The texts of the files below a folder, without tests. */
const textOf = (folder: string, ending: RegExp): string =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name) && !/\.(?:test|fixture)\.tsx?$/.test(name))
    .map((name) => readFileSync(`${root}${folder}/${name}`, 'utf8'))
    .join('\n');

const table = readErrorTable(root);
const codes = Object.keys(table);
const locales = textOf('locales/en', /\.json$/);

/** Sealing, session and the state of the site are no matter of a form: the portal acts on them. */
const elsewhere = [/^sealed_/, /^token_/, 'clock_skew', 'key_rotated', 'system_maintenance', 'region_restricted'];

test('every refusal of the platform is said in words: by the table of codes, or by the form that it is about', () => {
  const forms = textOf('src/features', /\.tsx?$/);
  const isWorded = (code: string) =>
    Object.hasOwn(errorCodes, code) ||
    elsewhere.some((known) => (typeof known === 'string' ? known === code : known.test(code))) ||
    forms.includes(code) ||
    locales.includes(`"refused_${code}"`);
  expect(codes.filter((code) => !isWorded(code))).toEqual([]);
});

describe('a code that the portal has words for', () => {
  const worded = [
    ...Object.keys(errorCodes),
    ...Object.keys(refusalTexts),
    ...Object.keys(refusalFields),
    ...[...locales.matchAll(/"refused_([a-z_]+)"/g)].map(([, code = '']) => code),
  ];

  it.each([...new Set(worded)])('%s may be sent by a call', (code) => {
    expect(table).toHaveProperty(code);
    expect(Object.keys(callsOf(table, code))).not.toEqual([]);
  });
});

test('every code that the simulated platform refuses with is in the table', () => {
  const sent = new Set([...textOf('src/sandbox', /\.ts$/).matchAll(/refuse\('([a-z_]+)'/g)].map(([, code = '']) => code));
  expect(sent.size).toBeGreaterThan(20);
  expect([...sent].filter((code) => !Object.hasOwn(table, code))).toEqual([]);
});
