import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LivePortal, leaveBrowser } from '#state/portal/livePortal.fixture.ts';
import { createWritePlatform, openWrites, treatments } from './everyWrite.fixture.ts';
import type { WriteName } from './openWrite.ts';
import { everyWrite } from './writeRows.fixture.ts';

const DEEP = process.env['DEEP'] !== undefined;
let live: LivePortal;

beforeAll(async () => {
  live = await openWrites();
  // the first use loads validators and makes the history
  await once('applyDeposit');
});
afterAll(leaveBrowser);

type TestPlatform = Awaited<ReturnType<typeof createWritePlatform>>;
type Tab = ReturnType<TestPlatform['tab']>;

/** Waits until nothing goes on without an answer. */
async function settle(tabs: readonly Tab[]): Promise<void> {
  do await new Promise((resolve) => setImmediate(resolve));
  while (tabs.some((tab) => tab.isBusy()));
}

const amounts = (figures: object) => Object.values(figures).map((value) => Math.round(Number(value) * 100));

/** Sends it once, and returns what that changes. */
async function once(name: WriteName): Promise<number[]> {
  const platform = await createWritePlatform(live, name);
  const before = amounts(await platform.figures('ana'));
  const tab = platform.tab();
  tab.open();
  await settle([tab]);
  tab.send(true);
  await settle([tab]);
  const [flight] = platform.flights;
  await platform.deliver(flight, 'answer');
  await settle([tab]);
  expect(platform.faults).toEqual([]);
  expect(tab.stored()).toEqual([]);
  expect(await platform.recordsOf('ana')).toContain(flight?.key);
  platform.end();
  return amounts(await platform.figures('ana')).map((amount, at) => amount - before[at]!);
}

type Turn =
  | { does: 'open' | 'close' | 'check' | 'discard' | 'reload'; tab: number }
  | { does: 'send'; tab: number; isRight: boolean }
  | { does: 'become'; member: 'ana' | 'ben' | null }
  | { does: 'deliver'; at: number; how: (typeof treatments)[number] }
  | { does: 'lose'; at: number }
  | { does: 'records'; canRead: boolean }
  | { does: 'pass'; ms: number };

const tab = fc.nat(1);
const turn: fc.Arbitrary<Turn> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ does: fc.constant('open' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constantFrom('close', 'check', 'discard', 'reload'), tab }) },
  { weight: 5, arbitrary: fc.record({ does: fc.constant('send' as const), tab, isRight: fc.constantFrom(true, true, false) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('become' as const), member: fc.constantFrom('ana', 'ben', null) }) },
  {
    weight: 5,
    arbitrary: fc.record({ does: fc.constant('deliver' as const), at: fc.nat(2), how: fc.constantFrom(...treatments) }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('lose' as const), at: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('records' as const), canRead: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('pass' as const), ms: fc.constantFrom(1_000, 16_000, 125_000) }) },
);

async function play(platform: TestPlatform, tabs: readonly [Tab, Tab], turns: readonly Turn[]): Promise<void> {
  for (const one of turns) {
    const acting = tabs['tab' in one && one.tab === 1 ? 1 : 0];
    const flight = 'at' in one ? platform.flights.at(-1 - (one.at % Math.max(1, platform.flights.length))) : undefined;
    if (one.does === 'send') acting.send(one.isRight);
    else if (one.does === 'become') {
      for (const each of tabs) each.close();
      platform.become(one.member);
    } else if (one.does === 'records') platform.canRead(one.canRead);
    else if (one.does === 'pass') platform.pass(one.ms);
    else if (one.does === 'deliver') await platform.deliver(flight, one.how);
    else if (one.does === 'lose') platform.lose(flight);
    else acting[one.does]();
    await settle(tabs);
  }
}

/** Its member comes back and finds out: no write stays open for ever, and every tab ends with what the records say. */
async function comeBack(platform: TestPlatform, tabs: readonly [Tab, Tab]): Promise<void> {
  platform.canRead(true);
  platform.pass(125_000);
  for (const member of ['ben', 'ana'] as const) {
    platform.become(member);
    for (const one of tabs) {
      one.reload();
      one.open();
      await settle(tabs);
      one.discard();
      await settle(tabs);
      expect(one.phase()).toBe('ready');
    }
  }
  expect(tabs.flatMap((one) => one.stored())).toEqual([]);
}

describe('each write of the table, on the platform', () => {
  let sent = 0;
  it.each(everyWrite)('%s: at most one effect for a key, and its member is told the truth (T18, F18)', async (name) => {
    const effect = await once(name);
    await fc.assert(
      fc.asyncProperty(fc.array(turn, { minLength: 6, maxLength: DEEP ? 40 : 16, size: 'max' }), async (turns) => {
        const platform = await createWritePlatform(live, name);
        const before = amounts(await platform.figures('ana'));
        const tabs = [platform.tab(), platform.tab()] as const;
        for (const one of tabs) one.open();
        await settle(tabs);
        await play(platform, tabs, turns);
        await comeBack(platform, tabs);
        expect(platform.faults).toEqual([]);
        const keys = new Set(platform.flights.map(({ key }) => key));
        const done = new Set((await platform.recordsOf('ana')).filter((key) => keys.has(key)));
        const change = amounts(await platform.figures('ana')).map((amount, at) => amount - before[at]!);
        if (done.size === 0) expect(change).toEqual(effect.map(() => 0));
        // what a raffle gives is drawn
        if (done.size === 1 && name !== 'claimRaffle') expect(change).toEqual(effect);
        sent += done.size;
        platform.end();
      }),
      { numRuns: DEEP ? 25 : 5 },
    );
  });

  it('is carried out by some schedules', () => expect(sent).toBeGreaterThan(0));
});
