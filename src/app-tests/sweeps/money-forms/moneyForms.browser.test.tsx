import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { sessionArea } from '#platform/browser/storage.ts';
import { leavePage } from '#ui/dom/mount.fixture.tsx';
import { agentRows } from './agentRows.fixture.ts';
import { createUser } from './user.fixture.ts';
import { actions } from './formRow.fixture.ts';
import { rows } from './rows.fixture.ts';
import { treatments } from './platform.fixture.ts';

const WHOLE = import.meta.env['DEEP'] === 'all';
/** An ordinary run plays the same schedules each time; a deep one those of its day, played again by the seed it names. */
const SEED = WHOLE ? Math.floor(Date.now() / 86_400_000) : 20_780;

beforeEach(() => page.viewport(1280, 900));
afterEach(async () => {
  await leavePage();
  vi.unstubAllGlobals();
  sessionArea.clear();
});

const tries = fc.array(fc.record({ network: fc.constantFrom(...treatments), action: fc.constantFrom(...actions) }), {
  minLength: 1,
  maxLength: 3,
});

for (const [nth, row] of [...rows, ...agentRows].entries()) {
  test(`${row.form}: what is lost, late or pressed twice has one effect, is told, and loses nothing (T18, F18, F30)`, async () => {
    const drawn = fc.sample(tries, { seed: SEED * 100 + nth, numRuns: WHOLE ? 3 : 1 });
    for (const plan of [...(row.known ?? []), ...drawn]) {
      const user = await createUser(row);
      try {
        for (const one of plan) await user.submit(one);
        await user.resolveAll();
      } catch (cause) {
        throw new Error(JSON.stringify(plan), { cause });
      }
      expect(user.faults, `seed ${SEED}: ${JSON.stringify(plan)}\n${user.faults.join('\n')}`).toEqual([]);
      await user.leave();
      sessionArea.clear();
    }
  });
}
