import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { projectRoot } from './brandFolders.ts';

let ajv: Ajv2020 | null = null;

/** All schemas of `schemas/` by `$id`, which is their path. */
function allSchemas(): Ajv2020 {
  if (ajv) return ajv;
  const root = new URL('schemas/', projectRoot);
  ajv = new Ajv2020({
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    allErrors: true,
    verbose: true,
    ownProperties: true,
  });
  for (const path of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (path.endsWith('.schema.json')) ajv.addSchema(JSON.parse(readFileSync(new URL(path, root), 'utf8')) as object);
  }
  return ajv;
}

/** The validator of a schema file. @throws Error when there is no such file. */
export function validatorOf(path: string): ValidateFunction {
  const validate = allSchemas().getSchema(path);
  if (!validate) throw new Error(`${path} is not a schema of this project`);
  return validate as ValidateFunction;
}

/** Schema path of merged sandbox data, or null. */
export function sandboxSchema(name: string): string | null {
  const path = `schemas/brand/sandbox-${name}.schema.json`;
  return existsSync(new URL(path, projectRoot)) ? path : null;
}
