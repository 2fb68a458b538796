import { describe, expect, it } from 'vitest';
import { type Endpoint, type EndpointName, endpoints } from '#platform/endpoints/endpoints.ts';
import { type Bench, openBench } from './sandbox.fixture.ts';
import { sampleRequests } from './sampleRequests.ts';

/** The calls of a member that change something. */
const writes = (Object.entries(endpoints) as [EndpointName, Endpoint][]).flatMap(([name, { method, access }]) =>
  method === 'POST' &&
  access === 'token' &&
  !['logout', 'gameList', 'chatUrl'].includes(name) &&
  sampleRequests[name] !== undefined
    ? [name]
    : [],
);
const amounts: readonly unknown[] = [
  '',
  ' 5',
  '0',
  '0.00',
  '-1',
  '+5',
  '1e9',
  '1,5',
  '0.001',
  '999999999999.00',
  '9'.repeat(40),
  'NaN',
  'Infinity',
  '0x10',
  '٥',
  '๕',
  5,
  null,
  [],
  { amount: '5' },
  true,
];
const values: readonly unknown[] = [
  '',
  '__proto__',
  'constructor',
  '../..',
  '<b>',
  'x'.repeat(10_000),
  '\u0000',
  -1,
  null,
  [],
  {},
  true,
];

const figures = async (bench: Bench, token: string) => {
  const { balance, sumBalance } = (await bench.call('balance', undefined, { token })).value;
  const { currentPoint } = (await bench.call('pointBalance', undefined, { token })).value;
  return { balance, sumBalance, currentPoint };
};
const sent = (name: EndpointName) => sampleRequests[name] as unknown as Readonly<Record<string, unknown>>;

describe('what a careless or hostile client sends', () => {
  const money = writes.flatMap((name) =>
    Object.keys(sent(name)).flatMap((key) => (/amount$|^points$/i.test(key) ? [[name, key] as const] : [])),
  );

  it.each(money)('%s: no wrong %s moves money or points', async (name, key) => {
    const bench = await openBench('mayloc');
    const token = await bench.tokenOf('member01');
    const before = await figures(bench, token);
    for (const [nth, amount] of amounts.entries()) {
      // points are numbers
      if (key === 'points' && amount === 5) continue;
      const headers = { 'Idempotency-Key': `hostile-${name}-${nth}` };
      const reply = await bench.call(name, undefined, { token, headers, raw: { ...sent(name), [key]: amount } });
      expect.soft(reply.success, `${key} ${JSON.stringify(amount)}`).toBe(false);
      expect.soft(reply.status, `${key} ${JSON.stringify(amount)}`).toBeLessThan(500);
    }
    expect(await figures(bench, token)).toEqual(before);
  });

  it.each(writes)('%s: no value of a field is a failure of the server, and a refusal changes nothing', async (name) => {
    const bench = await openBench('mayloc');
    const token = await bench.tokenOf('member01');
    for (const key of Object.keys(sent(name))) {
      for (const [nth, value] of values.entries()) {
        const before = await figures(bench, token);
        const headers = { 'Idempotency-Key': `hostile-${key}-${nth}` };
        const reply = await bench.call(name, undefined, { token, headers, raw: { ...sent(name), [key]: value } });
        expect.soft(reply.status, `${key} ${JSON.stringify(value)?.slice(0, 40)}`).toBeLessThan(500);
        if (!reply.success) expect.soft(await figures(bench, token), key).toEqual(before);
      }
    }
  });
});
