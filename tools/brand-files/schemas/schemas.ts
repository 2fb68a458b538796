import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { projectRoot } from '../brandFolders.ts';
import type { Validator } from './validator.ts';
import { createValidatorStore } from './validatorStore.ts';

/** Texts of all schema files by path from the project's root, which is their `$id`. */
export function schemaTexts(): Map<string, string> {
  const paths = readdirSync(new URL('schemas/', projectRoot), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.schema.json'))
    .map((path) => `schemas/${path.replaceAll('\\', '/')}`)
    .sort();
  return new Map(paths.map((path) => [path, readFileSync(new URL(path, projectRoot), 'utf8')]));
}

let store: ((path: string) => Validator | null) | null = null;

/** The validator of a schema file. @throws Error when there is no such file. */
export function validatorOf(path: string): Validator {
  store ??= createValidatorStore(new URL('.cache/validators/', projectRoot), schemaTexts());
  const validate = store(path);
  if (!validate) throw new Error(`${path} is not a schema of this project`);
  return validate;
}

/** Schema path of merged sandbox data, or null. */
export function sandboxSchema(name: string): string | null {
  const path = `schemas/brand/sandbox-${name}.schema.json`;
  return existsSync(new URL(path, projectRoot)) ? path : null;
}
