import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { afterAll, describe, expect, it } from 'vitest';
import { endpoints, type EndpointName } from '#platform/endpoints/endpoints.ts';
import { loadBrand } from '../../brand-files/loadBrand.ts';
import { document, operations } from '../../openapi/document.fixture.ts';
import { engineWith } from '../../site/publish/engine.fixture.ts';
import { httpPlatform } from '../../site/publish/platforms.ts';
import { publishBrand } from '../../site/publish/publishBrand.ts';
import { askOverHttp } from '../../site/publish/askOverHttp.ts';
import { checkPlatform } from '../check/checkPlatform.ts';
import { accounts } from '../check/stage.fixture.ts';
import { mockOf, type MockDocument } from './mock.ts';
import { serveMock } from './serveMock.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true });
ajv.addSchema({ ...document, $id: 'mock:document' });

const mockDocument = document as unknown as MockDocument;
const seeds = Array.from({ length: process.env['DEEP'] === undefined ? 3 : 60 }, (_, index) => index + 1);
const escaped = (path: string) => path.replaceAll('~', '~0').replaceAll('/', '~1');

const judges = new Map<string, ValidateFunction>();

function faultsOf(path: string, method: string, text: string): unknown[] {
  const pointer = `#/paths/${escaped(path)}/${method}/responses/200/content/application~1json/schema`;
  const validate = judges.get(pointer) ?? ajv.compile({ $ref: `mock:document${pointer}` });
  judges.set(pointer, validate);
  return validate(JSON.parse(text)) ? [] : (validate.errors ?? []);
}

/** Every text of a value. */
function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) yield* textsOf(part);
}

const address = (path: string) => new URL(path, 'https://mock.example');

describe.each([false, true])('random replies, hostile: %s', (hostile) => {
  it.each(operations)('of $name fit their schema', ({ path, method }) => {
    for (const seed of seeds) {
      const { status, text } = mockOf(mockDocument, { seed, hostile }).answer(method, address(path));
      expect(status).toBe(200);
      expect(faultsOf(path, method, text), `seed ${seed}: ${text.slice(0, 400)}`).toEqual([]);
    }
  });

  it('publish a brand', async () => {
    const mock = mockOf(mockDocument, { seed: 3, hostile });
    const { origin, close } = await serveMock(mock, { port: 0, host: '127.0.0.1' });
    afterAll(close);
    const { folder } = await publishBrand('folia', { engineDir: engineWith(), platformOf: httpPlatform(origin) });
    expect(folder).toContain('folia');
  });
});

describe('a mock', () => {
  const answers = (seed: number, hostile = false) =>
    operations.map(({ path, method }) => mockOf(mockDocument, { seed, hostile }).answer(method, address(path)).text);

  it('gives the same replies by the same seed, and others by another', () => {
    expect(answers(5)).toEqual(answers(5));
    expect(answers(5)).not.toEqual(answers(6));
    const mock = mockOf(mockDocument, { seed: 5 });
    const [first, second] = ['?pageNo=1', '?pageNo=2'].map(
      (query) => mock.answer('get', address(endpoints.memTransDet.path + query)).text,
    );
    expect(first).not.toBe(second);
  });

  it('is hostile with long words, long amounts and empty lists', () => {
    const values = seeds.flatMap((seed) => answers(seed, true)).map((text) => JSON.parse(text) as unknown);
    const texts = values.flatMap((value) => [...textsOf(value)]);
    expect(texts.some((text) => text.length === 300)).toBe(true);
    const amounts = texts
      .filter((text) => /^-?\d+\.\d\d$/.test(text) && text.length > 15)
      .map((text) => text.replace(/^-|\.\d\d$/g, '').length);
    expect(Math.min(...amounts)).toBeGreaterThanOrEqual(20);
    expect(Math.max(...amounts)).toBe(30);
    expect(values.some((value) => JSON.stringify(value).includes('"rows":[]'))).toBe(true);
  });

  it('answers an address that is no call with 404', () => {
    expect(mockOf(mockDocument, { seed: 1 }).answer('GET', address('/wps/none')).status).toBe(404);
  });

  it.each([false, true])('is judged, and what it cannot do is told: hostile %s', async (hostile) => {
    const { origin, close } = await serveMock(mockOf(mockDocument, { seed: 2, hostile }), { port: 0, host: '127.0.0.1' });
    afterAll(close);
    const { brand } = loadBrand('folia');
    const only: EndpointName[] = ['countryCodes', 'balance', 'depositRecords', 'login', 'applyDeposit'];
    const { rows } = await checkPlatform({ brand, keys: [], accounts, origin, ask: askOverHttp(), write: true, only, walks: 1 });
    const kinds = (name: EndpointName) => rows.find((row) => row.name === name)?.deviations.map(({ kind }) => kind) ?? [];
    expect(rows.find(({ name }) => name === 'countryCodes')).toMatchObject({ status: 'fits' });
    expect(
      rows.flatMap(({ deviations }) => deviations).filter(({ kind }) => ['schema', 'envelope', 'connection'].includes(kind)),
    ).toEqual([]);
    expect(kinds('login')).toContain('sealing');
    expect(kinds('balance')).toContain('token');
  });
});
