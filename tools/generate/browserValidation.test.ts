import { join } from 'node:path';
import { expect, it } from 'vitest';
import { replySchemas } from '#contract/replies/replySchemas.ts';
import { requestSchemas } from '#contract/requests/requestSchemas.ts';
import { startupSchemas } from '#contract/startupSchemas.ts';
import { checks, type Schema } from '#platform/schemas/checks.ts';
import { requestChecks, requestValidatorOf } from '#platform/schemas/requestValidator.ts';
import { validatorOf } from '#platform/schemas/validator.ts';
import { ajvOf } from './ajv.fixture.ts';
import { mapSubschemas, type NamedSchema, readSchemas } from '../schemas/schemaSet.ts';

/** Bodies in all; others, and more, with `DEEP`. */
const BODIES = 84_000 * (process.env['DEEP'] ? 3 : 1);

const set = readSchemas(join(import.meta.dirname, '../..'));
const ajv = ajvOf(set);

const inFolder = (folder: string): NamedSchema[] =>
  [...set.named.values()].filter(({ file, pointer }) => pointer === '' && file.startsWith(`schemas/platform/${folder}/`));
const replies = inFolder('responses');
const requests = inFolder('requests');

/** Numbers from 0 to 1, the same in each run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Holder = Record<string, unknown>;

/** Every part of a value: its holder and its name there. */
function partsOf(value: unknown): { holder: Holder; name: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Holder;
  return Object.keys(holder).flatMap((name) => [{ holder, name }, ...partsOf(holder[name])]);
}

/** Every number, text and list that a schema names, and its neighbours. */
function edgesOf(schema: unknown, found: unknown[] = []): unknown[] {
  if (typeof schema === 'number') {
    const length = Math.min(Math.abs(schema), 300);
    found.push(schema, schema + 1, schema - 1, schema + 0.5, 'x'.repeat(length), 'x'.repeat(length + 1));
  }
  if (typeof schema === 'string') found.push(schema, `${schema} `);
  if (typeof schema === 'object' && schema !== null) for (const part of Object.values(schema)) edgesOf(part, found);
  return found;
}

const odd: readonly unknown[] = [
  null, true, false, 0, -1, 1, 1.5, 1e20, '', '0', '1', '-0', '-12.50', '1e5', ' ', '*', 'en', 'PT', 'x'.repeat(9_000), '🌱'.repeat(255),
  '🌱'.repeat(256), '2026-02-31', '2026-13-01', [], {}, [null], [[]], [1, 1], ['a', 'a'], [{ a: 1, b: 2 }, { b: 2, a: 1 }], { modId: 7 }, { gameId: '1' },
  Number.POSITIVE_INFINITY,
]; // prettier-ignore

/** `value` with one to four parts replaced, removed, doubled or added. */
function damaged(value: unknown, edges: readonly unknown[], random: () => number): unknown {
  const pick = <Item>(list: readonly Item[]): Item => list[Math.floor(random() * list.length)] as Item;
  const junk = () => structuredClone(random() < 0.5 ? pick(edges) : pick(odd));
  const root = { value: structuredClone(value) };
  for (let count = 1 + Math.floor(random() * 4); count > 0; count -= 1) {
    const { holder, name } = pick(partsOf(root));
    const how = random();
    const part = holder[name];
    if (how < 0.25 && holder !== root) Reflect.deleteProperty(holder, name);
    else if (how < 0.35 && Array.isArray(part)) part.push(structuredClone(part[0]), junk());
    else if (how < 0.45 && typeof part === 'object' && part !== null) (part as Holder)[String(pick(edges))] = junk();
    else holder[name] = junk();
  }
  return root.value;
}

it(`gives the same verdict as ajv on ${BODIES} damaged bodies, at the same place for the same rule`, async () => {
  const each = Math.ceil(BODIES / (replies.length + requests.length));
  const differences: unknown[] = [];
  const verdicts = { fits: 0, wrong: 0 };
  for (const [index, { title, file, schema }] of [...replies, ...requests].entries()) {
    const random = randomFrom(index + 1);
    const judge = ajv(file);
    const validate = index < replies.length ? await validatorOf(title) : requestValidatorOf(title);
    const examples = schema.examples ?? [];
    const edges = edgesOf({ ...schema, description: 0 });
    for (const example of examples) expect(validate(example), title).toBeNull();
    for (let body = 0; body < each; body += 1) {
      const value = damaged(examples[body % examples.length], edges, random);
      const problem = validate(value);
      const fits = judge(value);
      const last = judge.errors?.at(-1);
      verdicts[fits ? 'fits' : 'wrong'] += 1;
      // ajv checks the type after some other rules
      const sameRule = problem?.rule === last?.keyword || problem?.rule === 'type';
      if (fits !== (problem === null) || problem?.path !== last?.instancePath || !sameRule)
        differences.push({ title, value, ajv: last && [last.instancePath, last.keyword], own: problem });
    }
  }
  expect(differences.slice(0, 3)).toEqual([]);
  expect(differences).toHaveLength(0);
  // neither verdict is rare
  expect(Math.min(verdicts.fits, verdicts.wrong)).toBeGreaterThan(BODIES / 10);
}, 300_000);

/** Keywords of a schema and of all below it, without the branches that `if` chooses from. */
function keywordsOf(schema: Schema): string[] {
  const found = Object.keys(schema).filter((keyword) => keyword !== 'then' && keyword !== 'else');
  mapSubschemas(schema, (child) => found.push(...keywordsOf(child)));
  return found;
}

// a keyword without a check is passed over: a damaged body that only this keyword forbids is rare
it.each([
  ['replies', { ...startupSchemas, ...replySchemas }, checks],
  ['requests', requestSchemas, requestChecks],
] as const)('every keyword of the schemas of %s has a check', (_what, schemas, known) => {
  const keywords = new Set(Object.values(schemas).flatMap((schema) => keywordsOf(schema as Schema)));
  expect([...keywords].filter((keyword) => !(keyword in known))).toEqual([]);
});
