import { startupSchemas } from '#contract/startupSchemas.ts';
import { CallError } from '#platform/errors/callError.ts';
import { type Checks, checks, type Dropped, type Problem, problemIn, type Schema } from './checks.ts';

/** Finds the first problem of a value, null when it fits. With `losses` what can be dropped is dropped, in place. */
export type Validate = (value: unknown, losses?: Dropped) => Problem | null;

/** A validator over schemas by title. @throws Error when none has this title */
export function validatorFrom(schemas: Readonly<Record<string, object>>, title: string, known: Checks = checks): Validate {
  const schema = schemas[title];
  if (schema === undefined) throw new Error(`No schema has the title ${title}`);
  const all = schemas as Readonly<Record<string, Schema>>;
  return (value, losses) => problemIn(schema as Schema, value, { schemas: all, checks: known, at: [], losses: losses ?? null });
}

/**
 * The validator of a reply. Schemas of page start are always there, all others are one file, fetched on first use.
 * @throws CallError offline when that file cannot be fetched
 */
export async function validatorOf(title: string): Promise<Validate> {
  if (Object.hasOwn(startupSchemas, title)) return validatorFrom(startupSchemas, title);
  const { replySchemas } = await import('#contract/replies/replySchemas.ts').catch((cause: unknown) => {
    throw new CallError('offline', title, { cause });
  });
  return validatorFrom({ ...startupSchemas, ...replySchemas }, title);
}
