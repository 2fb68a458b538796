import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { sessionArea } from '#platform/browser/storage.ts';
import { leavePage } from '#ui/dom/mount.fixture.tsx';
import { agentRows } from './agentRows.fixture.ts';
import { createPerson } from './person.fixture.ts';
import { meanwhile } from './formRow.fixture.ts';
import { rows } from './rows.fixture.ts';
import { treatments } from './world.fixture.ts';

const DEEP = import.meta.env['DEEP'] !== '';
/** An ordinary run plays the same schedules each time; a deep one those of its day, played again by the seed it names. */
const SEED = DEEP ? Math.floor(Date.now() / 86_400_000) : 20_780;

beforeEach(() => page.viewport(1280, 900));
afterEach(async () => {
  await leavePage();
  vi.unstubAllGlobals();
  sessionArea.clear();
});

const tries = fc.array(fc.record({ how: fc.constantFrom(...treatments), meanwhile: fc.constantFrom(...meanwhile) }), {
  minLength: 1,
  maxLength: 3,
});

for (const [nth, row] of [...rows, ...agentRows].entries()) {
  test(`${row.form}: what is lost, late or pressed twice has one effect, is told, and loses nothing (T18, F18, F30)`, async () => {
    const drawn = fc.sample(tries, { seed: SEED * 100 + nth, numRuns: DEEP ? 20 : 1 });
    for (const plan of [...(row.known ?? []), ...drawn]) {
      const person = await createPerson(row);
      try {
        for (const one of plan) await person.attempt(one);
        await person.finish();
      } catch (cause) {
        throw new Error(JSON.stringify(plan), { cause });
      }
      expect(person.faults, `seed ${SEED}: ${JSON.stringify(plan)}\n${person.faults.join('\n')}`).toEqual([]);
      await person.leave();
      sessionArea.clear();
    }
  });
}
