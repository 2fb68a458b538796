import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { mappedKeys } from '#contract/mappedKeys.ts';
import type { Mappings } from '#contract/types.ts';
import { toContract, toForeign } from '#engine/mapping/mapValue.ts';
import { readDigits } from '#engine/mapping/digits.ts';
import { type Endpoint, type EndpointName, endpoints } from '#platform/endpoints/endpoints.ts';
import { readEnvelope } from '#platform/replies/envelope.ts';
import { exactProperties } from '#platform/replies/readReply.ts';
import { mappingOf } from '#platform/mapping/brandMapping.ts';
import { callOf, formsFor } from '#platform/mapping/callMapping.ts';
import { foreignReply } from '#sandbox/protocol/skin.ts';
import { projectRoot } from '../../brand-files/brandFolders.ts';
import { document, operations } from '../../openapi/document.fixture.ts';
import { readSchemas } from '../../schemas/schemaSet.ts';
import { mockOf, type MockDocument } from '../mock/mock.ts';
import { harbour } from './harbour.fixture.ts';
import { meadow } from './meadow.fixture.ts';

const mockDocument = document as unknown as MockDocument;
const set = readSchemas(fileURLToPath(projectRoot));
const seeds = Array.from({ length: process.env['DEEP'] === undefined ? 3 : 60 }, (_, index) => index + 1);

/** Amounts without the zeros that whole numbers do not keep, and what this platform cannot say. */
const comparable = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value)
      .replace(/"(-?\d+)(?:\.0+|(\.\d*?[1-9])0+)"/g, '"$1$2"')
      .replaceAll('"-0"', '"0"'),
  );

/** The tables of the two platforms without what is constant, omitted or cut to seconds, which does not come back. */
function lossless({ calls = {}, ...all }: Mappings): Mappings {
  const {
    balance: _constant,
    login: _omitted,
    ...rest
  } = JSON.parse(JSON.stringify(calls).replaceAll('"local"', '"iso"')) as typeof calls;
  return { ...all, calls: rest };
}

const tables: readonly [string, Mappings][] = [
  ['of harbour', lossless(harbour.mappings)],
  ['of meadow', { ...lossless(meadow.mappings), zone: 'America/Sao_Paulo' }],
  ['with minor units as text and times of a zone', { money: 'minorText', time: 'iso', decimals: 18, zone: 'Asia/Kathmandu' }],
  ['with another envelope', { money: 'minor', decimals: 20, envelope: { value: 'a.b', code: 'c', success: ['ok'] } }],
];

describe.each(tables)('a table %s', (_name, mappings) => {
  const brand = { mappings, currency: {} };
  const mapping = mappingOf(brand)!;

  it.each(operations)('gives back every reply of $name', ({ name, path, method }) => {
    for (const hostile of [false, true])
      for (const seed of seeds) {
        const { text } = mockOf(mockDocument, { seed, hostile }).answer(method, new URL(path, 'https://mock.example'));
        const call = name as EndpointName;
        const row: Endpoint = endpoints[call];
        const foreign = foreignReply(brand, call, row, text);
        const read = mapping.envelope(call, row, { status: 200, text: foreign });
        const wanted = readEnvelope(text, exactProperties(call))!;
        expect(comparable(read?.value), foreign.slice(0, 300)).toEqual(comparable(wanted.value));
        expect(read?.success).toBe(true);
      }
  });

  it('gives back every request', () => {
    for (const [name, { request: title }] of Object.entries<Endpoint>(endpoints)) {
      if (title === null) continue;
      const examples = set.named.get(title)?.schema.examples ?? [];
      expect(examples).not.toEqual([]);
      for (const request of examples) {
        const rule = callOf(brand, name).request ?? {};
        const forms = formsFor(brand, title, mappedKeys);
        const foreign = JSON.stringify(toForeign(rule, request, forms));
        expect(comparable(toContract(rule, readDigits(foreign), forms)), `${name}: ${foreign}`).toEqual(comparable(request));
      }
    }
  });
});
