import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requestValidators } from '#contract/requestValidators.ts';
import { validators } from '#contract/validators.ts';
import { readSchemas } from './schemaSet.ts';
import { absoluteId, ajvFor } from './validatorCode.ts';

const set = readSchemas(join(import.meta.dirname, '../..'));
const ajv = ajvFor(set, 'check');
const generated = Object.entries({ ...validators, ...requestValidators });
const runs = process.env['DEEP'] ? 5_000 : 100;

const odd = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, '', '0', '1', '*', [], {}, [null], { modId: 7 }, 'x'.repeat(9_000)),
  fc.jsonValue({ maxDepth: 2 }),
);

/** `value` with the part at `steps` removed or replaced. */
function damaged(value: unknown, steps: readonly number[], part: unknown, remove: boolean): unknown {
  const copy = structuredClone(value);
  let node: unknown = copy;
  for (const [depth, step] of steps.entries()) {
    if (typeof node !== 'object' || node === null) break;
    const holder = node as Record<string, unknown>;
    const keys = Object.keys(holder);
    const key = keys[step % Math.max(keys.length, 1)] ?? 'added';
    const next = holder[key];
    if (depth < steps.length - 1 && typeof next === 'object' && next !== null) node = next;
    else {
      if (remove) delete holder[key];
      else holder[key] = part;
      return copy;
    }
  }
  return part;
}

describe('generated validators', () => {
  it.each(generated)('%s: the generated validator and ajv find the same faults in damaged examples', async (title, load) => {
    const named = set.named.get(title);
    const reference = named && ajv.getSchema(absoluteId(named.file));
    if (!named || !reference) throw new Error(`${title} has no schema`);
    const { validate } = await load();
    const examples = named.schema.examples ?? [];
    for (const example of examples) expect(validate(example)).toBe(true);
    fc.assert(
      fc.property(
        fc.constantFrom(...examples),
        fc.array(fc.nat(40), { minLength: 1, maxLength: 5 }),
        odd,
        fc.boolean(),
        (example, steps, part, remove) => {
          const value = damaged(example, steps, part, remove);
          expect(validate(value)).toBe(reference(value));
          const places = (errors: readonly { instancePath: string; keyword: string }[] | null | undefined) =>
            errors?.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`) ?? [];
          expect(places(validate.errors)).toEqual(places(reference.errors));
        },
      ),
      { numRuns: runs },
    );
  });
});
