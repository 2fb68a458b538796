import { describe, expect, it } from 'vitest';
import { type Endpoint, type EndpointName, endpoints } from '#platform/endpoints/endpoints.ts';
import { openBench } from './sandbox.fixture.ts';
import { sampleRequests } from './sampleRequests.ts';

/** What a demo account may write: it plays, chooses, tells us what it thinks, and signs out. */
const open: readonly EndpointName[] = [
  'logout',
  'language',
  'gameList',
  'favouriteAdd',
  'favouriteRemove',
  'launchGame',
  'feedback',
  'uploadImage',
];

const writes = (Object.entries<Endpoint>(endpoints) as [EndpointName, Endpoint][]).filter(
  ([name, { method, access }]) => method !== 'GET' && access === 'token' && !open.includes(name),
);

describe.each(['folia', 'mayloc'])('a demo account of %s', (id) => {
  it('is refused each write of a real account with in_need_true_account, whatever it sends (D-04)', async () => {
    const bench = await openBench(id);
    const token = await bench.tokenOf('demo0001');
    expect(writes.length).toBeGreaterThan(25);
    for (const [name] of writes) {
      const sample = sampleRequests[name] as object | undefined;
      for (const raw of [sample, { ...sample, amount: 'x', points: -1, referenceNumber: '', id: 0 }]) {
        const reply = await bench.call(name, undefined, { token, raw });
        expect.soft(reply, name).toMatchObject({ message: 'in_need_true_account', failure: null });
      }
    }
  });

  it('may write what is open to all', async () => {
    const bench = await openBench(id);
    for (const name of open) {
      const token = await bench.tokenOf('demo0001');
      const { message } = await bench.call(name, sampleRequests[name] as never, { token });
      expect.soft(message, name).not.toBe('in_need_true_account');
    }
  });
});
