import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { errorCodes } from '../../src/platform/errors/errors.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The texts of the files below a folder, without tests. */
const textOf = (folder: string, ending: RegExp): string =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name) && !/\.(?:test|fixture)\.tsx?$/.test(name))
    .map((name) => readFileSync(`${root}${folder}/${name}`, 'utf8'))
    .join('\n');

/** Codes that the simulated platform refuses with. */
const codes = new Set([...textOf('src/sandbox', /\.ts$/).matchAll(/refuse\('([a-z_]+)'/g)].map(([, code = '']) => code));
/** Sealing and session are no matter of a form. */
const elsewhere = [/^sealed_/, /^token_/];

test('every refusal of the platform is said in words: by the table of codes, or by the form that it is about', () => {
  const forms = textOf('src/features', /\.tsx?$/);
  const texts = textOf('locales/en', /\.json$/);
  const isWorded = (code: string) =>
    Object.hasOwn(errorCodes, code) ||
    elsewhere.some((known) => known.test(code)) ||
    forms.includes(code) ||
    texts.includes(`"refused_${code}"`);
  expect(codes.size).toBeGreaterThan(20);
  expect([...codes].filter((code) => !isWorded(code))).toEqual([]);
});
