import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '#platform/endpoints/endpoint.ts';
import { type EndpointName, endpoints } from '#platform/endpoints/endpoints.ts';
import { CallError } from '#platform/errors/callError.ts';
import { createFakePlatform } from '#platform/http/fakePlatform.fixture.ts';
import { validatorOf } from '#platform/schemas/validator.ts';

const runs = process.env['DEEP'] === undefined ? 10 : 150;
const LONG = 300_000;
const names = Object.keys(endpoints) as EndpointName[];

/** The examples of the response schemas, by title. */
const examples = new Map<string, unknown[]>();
const folder = join(import.meta.dirname, '../../../schemas/platform/responses');
for (const file of readdirSync(folder)) {
  const schema = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { title: string; examples?: unknown[] };
  examples.set(schema.title, schema.examples ?? []);
}

/** Replacements for valid values. */
const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    '0',
    '1',
    0,
    1,
    -1,
    -0,
    2 ** 53 + 1,
    true,
    false,
    [],
    {},
    [[]],
    '--',
    '1e3',
    'x'.repeat(10_000),
    '\ud800',
    '\u202e',
    '\u200b',
    '\0',
    '👩‍👩‍👧',
    'a\r\nb',
    '<img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    '{{x}}',
    '$t(x)',
    '__proto__',
    { ['__proto__']: { polluted: true } },
    { constructor: { prototype: { polluted: true } } },
    { toString: 1 },
    { length: -1 },
  ),
  fc.jsonValue(),
  fc.integer({ min: 50, max: 400 }).map((length) => Array.from({ length }, (_, index) => index)),
);

/** Replaces, removes or adds a value at a random place. */
function mutate(value: unknown, draws: readonly { at: number; how: number; junk: unknown }[]): unknown {
  let root = structuredClone(value);
  for (const { at, how, junk: drawn } of draws) {
    // a copy, so that no value can contain itself
    const other = structuredClone(drawn);
    const places: { parent: Record<string, unknown> | unknown[]; key: string }[] = [];
    const pending: unknown[] = [root];
    for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
      if (typeof node !== 'object' || node === null) continue;
      for (const key of Object.keys(node)) {
        places.push({ parent: node as Record<string, unknown>, key });
        pending.push((node as Record<string, unknown>)[key]);
      }
    }
    const place = places[at % (places.length + 1)];
    if (place === undefined) root = other;
    else if (how === 0) delete (place.parent as Record<string, unknown>)[place.key];
    else if (how === 1 && Array.isArray(place.parent)) place.parent.push(other);
    else (place.parent as Record<string, unknown>)[how === 2 ? `${place.key}Extra` : place.key] = other;
  }
  return root;
}

const draws = fc.array(fc.record({ at: fc.nat(60), how: fc.nat(3), junk }), { minLength: 1, maxLength: 4 });
/** The text of a reply, usually broken. */
const spoil = fc.constantFrom<(text: string) => string>(
  ...Array.from({ length: 6 }, () => (text: string) => text),
  (text) => text.slice(0, Math.floor(text.length * 0.7)),
  (text) => `\uFEFF${text}`,
  (text) => `<!doctype html><pre>${text}</pre>`,
  (text) => `${text}${text}`,
  (text) => text.replace(/:\d+/, ':1e309'),
  (text) => text.replace(/:\d+/, ':NaN'),
);

describe.each(names)('replies of %s', (name) => {
  const { response } = endpoints[name];
  const bases = (response === null ? undefined : examples.get(response)) ?? [null];

  it('are read unchanged when they match the examples', async () => {
    for (const value of bases) {
      const { client } = createFakePlatform(() => Response.json({ success: true, message: null, value }));
      const reply = await client.call(name as 'memberInfo');
      expect(reply).toEqual({ ok: true, value: response === null ? undefined : value });
    }
  });

  it(
    `broken in ${runs} ways are repaired or fail with a typed error`,
    async () => {
      const validate = response === null ? null : await validatorOf(response);
      const hasTree = name === 'whitelabel' || name === 'permission';
      const { opaque }: Endpoint = endpoints[name];
      // rows of records are passed on as they are
      const checked = (value: unknown) => (opaque?.[0] === 'rows' ? { ...(value as object), rows: [] } : value);
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...bases), draws, spoil, fc.boolean(), async (base, changes, spoilText, success) => {
          const text = spoilText(JSON.stringify({ success, message: 'x', value: mutate(base, changes) }));
          const { client } = createFakePlatform(() => new Response(text));
          try {
            const reply = await client.call(name as 'memberInfo');
            if (reply.ok && validate !== null && !hasTree) expect(validate(checked(reply.value))).toBeNull();
          } catch (cause) {
            expect(cause).toBeInstanceOf(CallError);
            expect((cause as CallError).kind).toBe('badResponse');
          }
          expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
        }),
        { numRuns: runs },
      );
    },
    LONG,
  );
});
