import { expect, it } from 'vitest';
import type { Outcome } from './outcome.ts';
import { createWrite } from './write.ts';
import type { PendingWrite } from './writeMachine.ts';

/** Two forms of one tab for the same operation, whose outcomes and records the test decides. */
function openForms() {
  let kept: PendingWrite[] = [];
  const platform = { outcome: { kind: 'done', value: 'WT1' } as Outcome<string>, records: false as boolean | null };
  const form = () =>
    createWrite<{ amount: string }, string>({
      operation: 'walletTransfer:wallets',
      pending: {
        find: () => kept.at(-1) ?? null,
        keep: (write) => void (kept = [...kept.filter(({ key }) => key !== write.key), write]),
        forget: (key) => void (kept = kept.filter((one) => one.key !== key)),
      },
      newKey: () => crypto.randomUUID(),
      now: () => 1_800_000_000_000,
      member: async () => 'ana',
      digest: async ({ amount }) => amount,
      send: async () => platform.outcome,
      records: async () => platform.records,
    });
  return { platform, one: form(), other: form() };
}

it('knows what was carried out where a later read finds it, whatever is asked for by then', async () => {
  const { platform, one } = openForms();
  platform.outcome = { kind: 'unknown' };
  platform.records = null;
  expect(await one.send({ amount: '10' })).toEqual({ kind: 'open' });
  platform.records = true;
  expect(await one.send({ amount: '11' })).toEqual({ kind: 'found', earlier: false });
  expect(one.request()).toEqual({ amount: '10' });
});

it('knows no request where another form sent what has ended', async () => {
  const { platform, one, other } = openForms();
  await one.send({ amount: '10' });
  expect(one.request()).toEqual({ amount: '10' });
  platform.outcome = { kind: 'unknown' };
  await other.send({ amount: '11' });
  platform.records = true;
  expect(await one.send({ amount: '12' })).toEqual({ kind: 'found', earlier: true });
  expect(one.request()).toBeNull();
});
