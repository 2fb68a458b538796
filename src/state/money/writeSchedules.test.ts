import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knownSchedules, type Turn } from './knownSchedules.fixture.ts';
import { everyWrite } from './writeRows.fixture.ts';
import { createMoneyPlatform, createTab } from './writeSchedules.fixture.ts';

const tab = fc.nat(1);
const row = fc.constantFrom(...everyWrite);
const turn: fc.Arbitrary<Turn> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ does: fc.constant('open' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constantFrom('close', 'check', 'discard', 'reload'), tab }) },
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('send' as const),
      tab,
      amount: fc.constantFrom(1, 1, 1, 2),
      isRight: fc.constantFrom(true, true, false),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('become' as const), tab, member: fc.constantFrom('ana', 'ben', null) }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('deliver' as const), at: fc.nat(5), isAnswered: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('lose' as const), at: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('records' as const), canRead: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('pass' as const), ms: fc.constantFrom(1_000, 16_000, 61_000, 125_000, 90_000_000) }),
  },
);

const settle = () => new Promise((resolve) => setImmediate(resolve));

async function play(turns: readonly Turn[], operation: string = 'applyWithdraw', passwordFirst = false) {
  const platform = createMoneyPlatform(passwordFirst);
  const tabs = [createTab(platform, operation), createTab(platform, operation)] as const;
  for (const one of tabs) one.open();
  await settle();
  for (const one of turns) {
    const acting = tabs['tab' in one && one.tab === 1 ? 1 : 0];
    // the most recent requests matter
    const flight = 'at' in one ? platform.flights.at(-1 - (one.at % Math.max(1, platform.flights.length))) : undefined;
    if (one.does === 'send') acting.send({ amount: one.amount, password: one.isRight ? 'right' : 'wrong' });
    else if (one.does === 'become') acting.become(one.member);
    else if (one.does === 'records') platform.canRead(one.canRead);
    else if (one.does === 'pass') platform.pass(one.ms);
    else if (one.does === 'deliver') platform.deliver(flight, one.isAnswered);
    else if (one.does === 'lose') platform.loseAnswer(flight);
    else acting[one.does]();
    await settle();
  }
  return { platform, tabs };
}

describe('a write that must not happen twice', () => {
  const runs = process.env['DEEP'] === undefined ? 1_000 : 20_000;

  it('is carried out once per key and reported correctly, in every schedule of people, tabs and network (T18)', async () => {
    let effects = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(turn, { minLength: 5, maxLength: 60, size: 'max' }),
        row,
        fc.boolean(),
        async (turns, operation, passwordFirst) => {
          const { platform, tabs } = await play(turns, operation, passwordFirst);
          expect(platform.faults).toEqual([]);
          expect(new Set(platform.effects.map(({ key }) => key)).size).toBe(platform.effects.length);
          effects += platform.effects.length;
          // in the end its member can find out the outcome: nothing waits forever
          platform.canRead(true);
          platform.pass(125_000);
          await settle();
          for (const one of tabs) {
            one.become('ana');
            one.open();
            await settle();
            expect(['ready', 'absent']).toContain(one.state()?.phase);
            one.discard();
            await settle();
            expect(one.state()?.phase).toBe('ready');
            expect(one.stored().filter(({ member }) => member === 'ana')).toEqual([]);
          }
          expect(platform.faults).toEqual([]);
        },
      ),
      { numRuns: runs, examples: knownSchedules.map((turns) => [turns, 'addBankCard', false]) },
    );
    expect(effects, 'the schedules do reach the platform').toBeGreaterThan(runs);
  });

  it('is one try for a double press and for two forms of one tab', async () => {
    const { platform } = await play([
      { does: 'open', tab: 0 },
      { does: 'send', tab: 0, amount: 1, isRight: true },
      { does: 'send', tab: 0, amount: 1, isRight: true },
      { does: 'open', tab: 0 },
      { does: 'send', tab: 0, amount: 1, isRight: true },
    ]);
    expect(new Set(platform.flights.map(({ key }) => key)).size).toBe(1);
  });

  it('in two tabs is two writes', async () => {
    const { platform } = await play([
      { does: 'open', tab: 0 },
      { does: 'open', tab: 1 },
      { does: 'send', tab: 0, amount: 1, isRight: true },
      { does: 'send', tab: 1, amount: 1, isRight: true },
      { does: 'deliver', at: 0, isAnswered: true },
      { does: 'deliver', at: 1, isAnswered: false },
    ]);
    expect(platform.effects).toHaveLength(2);
  });

  it('keeps its key after a refusal while an earlier try may still arrive', async () => {
    const { platform, tabs } = await play([
      { does: 'open', tab: 0 },
      { does: 'send', tab: 0, amount: 1, isRight: true },
      { does: 'lose', at: 0 },
      { does: 'send', tab: 0, amount: 1, isRight: false },
      { does: 'deliver', at: 0, isAnswered: true },
    ]);
    expect(tabs[0].state()).toMatchObject({ phase: 'absent', write: { key: platform.flights[0]?.key } });
    expect(new Set(platform.flights.map(({ key }) => key)).size).toBe(1);
  });

  it('tells a late outcome at the next press, whatever the press asks for', async () => {
    const late: Turn[] = [
      { does: 'send', tab: 0, amount: 1, isRight: true },
      { does: 'lose', at: 0 },
      { does: 'deliver', at: 0, isAnswered: true },
    ];
    const presses: Turn[] = [
      { does: 'discard', tab: 0 },
      { does: 'send', tab: 0, amount: 2, isRight: true },
    ];
    for (const press of presses) {
      const { platform, tabs } = await play([...late, press]);
      expect(tabs[0].state()).toEqual({ phase: 'ready' });
      expect([platform.faults, platform.flights.length, tabs[0].told()]).toEqual([[], 1, 'found']);
    }
    // the records could not be read when the answer was lost
    const { tabs } = await play([
      { does: 'records', canRead: false },
      ...late,
      { does: 'records', canRead: true },
      { does: 'send', tab: 0, amount: 1, isRight: true },
    ]);
    expect(tabs[0].told()).toBe('found');
  });

  it('believes the records and not the refusal of a repeated try', async () => {
    const turns: Turn[] = [
      { does: 'send', tab: 0, amount: 1, isRight: true },
      { does: 'lose', at: 0 },
      { does: 'deliver', at: 0, isAnswered: true },
      { does: 'pass', ms: 125_000 },
      { does: 'send', tab: 0, amount: 1, isRight: false },
      { does: 'deliver', at: 0, isAnswered: true },
    ];
    const { platform, tabs } = await play(turns, 'applyWithdraw', true);
    expect([platform.faults, platform.effects.length, tabs[0].told()]).toEqual([[], 1, 'found']);
  });

  it('is found at a later repetition, whose answer was lost as well', async () => {
    const { platform, tabs } = await play([
      { does: 'send', tab: 0, amount: 1, isRight: true },
      { does: 'lose', at: 0 },
      { does: 'pass', ms: 61_000 },
      { does: 'deliver', at: 0, isAnswered: false },
      { does: 'pass', ms: 1_800_000 },
      { does: 'send', tab: 0, amount: 1, isRight: true },
      { does: 'lose', at: 0 },
    ]);
    expect([platform.faults, platform.effects.length, tabs[0].told()]).toEqual([[], 1, 'found']);
  });

  it('is not sent again under a key that the platform has forgotten', async () => {
    const { platform, tabs } = await play([
      { does: 'send', tab: 0, amount: 1, isRight: true },
      { does: 'lose', at: 0 },
      { does: 'pass', ms: 61_000 },
      { does: 'deliver', at: 0, isAnswered: false },
      // the form stays open
      { does: 'pass', ms: 90_000_000 },
      { does: 'send', tab: 0, amount: 1, isRight: true },
      { does: 'deliver', at: 0, isAnswered: true },
    ]);
    expect([platform.faults, platform.effects.length, tabs[0].told()]).toEqual([[], 1, 'found']);
  });

  it('sends no other request while one is open', async () => {
    const { platform, tabs } = await play([
      { does: 'open', tab: 0 },
      { does: 'send', tab: 0, amount: 1, isRight: true },
      { does: 'lose', at: 0 },
      { does: 'send', tab: 0, amount: 2, isRight: true },
    ]);
    expect(platform.flights).toHaveLength(1);
    expect(tabs[0].state()?.phase).toBe('absent');
  });
});
