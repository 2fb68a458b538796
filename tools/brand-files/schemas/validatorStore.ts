import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { compileFunction } from 'node:vm';
import type { Ajv2020 } from 'ajv/dist/2020.js';
import { keepFile } from './keepFile.ts';
import type { Validator } from './validator.ts';

/** ajv is loaded on demand: compiled validators do without it. */
const load = createRequire(import.meta.url);

const settings = {
  strict: true,
  strictRequired: false,
  allowUnionTypes: true,
  allErrors: true,
  verbose: true,
  ownProperties: true,
  code: { source: true },
} as const;

function compilerFor(texts: ReadonlyMap<string, string>): Ajv2020 {
  const { Ajv2020: Compiler } = load('ajv/dist/2020.js') as typeof import('ajv/dist/2020.js');
  const ajv = new Compiler(settings);
  for (const text of texts.values()) ajv.addSchema(JSON.parse(text) as object);
  return ajv;
}

/** Changes with the schemas, the settings and the version of ajv. */
function keyOf(texts: ReadonlyMap<string, string>): string {
  const { version } = load('ajv/package.json') as { version: string };
  const all = JSON.stringify([version, settings, ...texts]);
  return createHash('sha256').update(all).digest('hex').slice(0, 16);
}

/** Removes the code of other schemas. */
function removeOthers(folder: URL, key: string): void {
  try {
    for (const name of readdirSync(folder)) if (name !== key) rmSync(new URL(name, folder), { recursive: true, force: true });
  } catch {
    // no such folder, or not writable
  }
}

/**
 * Validators by schema path; null for an unknown one. Compiling takes longer than validating a whole brand, so the compiled code
 * is kept in `folder`, for the same schemas and the same ajv only. Works without a folder to write to.
 */
export function createValidatorStore(folder: URL, texts: ReadonlyMap<string, string>): (path: string) => Validator | null {
  const key = keyOf(texts);
  const known = new Map<string, Validator>();
  let ajv: Ajv2020 | null = null;

  const compile = (path: string, file: string): Validator => {
    ajv ??= compilerFor(texts);
    const validate = ajv.getSchema(path)!;
    const { default: codeOf } = load('ajv/dist/standalone') as typeof import('ajv/dist/standalone/index.js');
    removeOthers(folder, key);
    keepFile(file, codeOf(ajv, validate));
    return validate as Validator;
  };
  const kept = (file: string): Validator | null => {
    try {
      // not by `require`, whose hooks in a test runner translate the code once more, which takes as long as to compile it
      const module: { exports?: Validator } = {};
      compileFunction(readFileSync(file, 'utf8'), ['module', 'require'], { filename: file })(module, load);
      return module.exports ?? null;
    } catch {
      // not compiled yet, or not readable
      return null;
    }
  };
  return (path) => {
    if (!texts.has(path)) return null;
    const file = fileURLToPath(new URL(`${key}/${path.replaceAll('/', '-')}.cjs`, folder));
    const validate = known.get(path) ?? kept(file) ?? compile(path, file);
    known.set(path, validate);
    return validate;
  };
}
