import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { artifacts } from './artifacts.ts';
import { validatorFolder } from './validatorCode.ts';

const root = join(import.meta.dirname, '../..');
let files: ReadonlyMap<string, string>;
beforeAll(async () => {
  files = await artifacts(root);
}, 60_000);

describe('generated files', () => {
  it('are what the schemas and the endpoint table give', () => {
    const stale = [...files].filter(([file, text]) => readFileSync(join(root, file), 'utf8') !== text).map(([file]) => file);
    expect(stale, 'run `npm run generate`').toEqual([]);
  });

  it('are the only files of the validators’ folder', () => {
    const surplus = readdirSync(join(root, validatorFolder)).filter((name) => !files.has(`${validatorFolder}/${name}`));
    expect(surplus).toEqual([]);
  });

  it('come out the same a second time', async () => {
    expect(await artifacts(root)).toEqual(files);
  }, 60_000);
});

describe('generated validators', () => {
  it('need no package, no compiler and no regular expression made from text', () => {
    const validators = [...files].filter(([file]) => file.startsWith(`${validatorFolder}/`));
    expect(validators.length).toBeGreaterThan(40);
    for (const [file, code] of validators)
      expect(/\brequire\(|\bimport\b|\beval\b|\bFunction\(|new RegExp|schemas\.invalid/.exec(code)?.[0], file).toBeUndefined();
  });
});
