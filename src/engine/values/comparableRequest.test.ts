import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type Endpoint, endpoints } from '#platform/endpoints/endpoints.ts';
import { factsOf } from '../fields/fields.ts';
import { comparableRequest } from './comparableRequest.ts';

it('is equal for equal requests, whatever their order, passwords, codes and tokens', () => {
  const one = { points: 500, paymentPassword: '482913', card: { id: 7, name: 'A' }, images: ['b', 'a'] };
  const other = { images: ['b', 'a'], card: { name: 'A', id: 7, code: '1' }, token: 'st_1', points: 500, socialId: undefined };
  expect(comparableRequest(one)).toBe(comparableRequest(other));
  expect(comparableRequest(one)).not.toMatch(/482913/);
});

it.each([
  [{ points: 500 }, { points: 501 }],
  [{ points: 500 }, { points: '500' }],
  [{ images: ['a', 'b'] }, { images: ['b', 'a'] }],
  [{ bankCode: 'A' }, { bankCode: 'B' }],
  [{ a: [['b', 1]] }, { a: { b: 1 } }],
  [{}, null],
])('differs for %j and %j', (one, other) => {
  expect(comparableRequest(one)).not.toBe(comparableRequest(other));
});

interface JsonSchema {
  title?: string;
  properties?: object;
}

const meaningful = `account accountNumber accountType accountTypeName action amount bank branch cardId channelId
  clientType confirmTrans contractId from gameId images language launchMode merchantCode missionId
  nickname nodeId payerName period platform points promotionId quantity receivedAmount referenceNumber
  remark result rewardId roomId roundId socialId target template terms to type username validUntil
  vassalage`.split(/\s+/);

/** The requests that are compared: of writes with a reconciling read, and of launches that move money. */
const compared = [
  ...Object.values<Endpoint>(endpoints).flatMap(({ reconcile, request }) => (reconcile && request ? [request] : [])),
  'GameLaunch',
];

function fieldsOf(title: string): string[] {
  const folder = new URL('../../../schemas/platform/', import.meta.url);
  for (const part of ['requests', 'entities']) {
    for (const file of readdirSync(new URL(part, folder))) {
      const schema = JSON.parse(readFileSync(new URL(`${part}/${file}`, folder), 'utf8')) as JsonSchema;
      if (schema.title === title) return Object.keys(schema.properties ?? {});
    }
  }
  throw new Error(`No schema ${title}`);
}

it('knows each field of each compared request: what a request does, or who sends it', () => {
  const names = [...new Set(compared.flatMap(fieldsOf))].sort();
  const kept = names.filter((name) => comparableRequest({ [name]: 'x' }) !== '{}');
  // a new field belongs here, or among the secret ones of comparableRequest.ts
  expect(kept).toEqual(meaningful);
  for (const name of names) if (factsOf(name).input === 'secret') expect(kept, name).not.toContain(name);
});
