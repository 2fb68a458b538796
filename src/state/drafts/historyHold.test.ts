import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holdHistory } from './historyHold.ts';

type Listener = (event: PopStateEvent) => void;

/** A history of ten entries, whose steps arrive one after the other, and a router that hears what is not held. */
function createTab(at = 5) {
  const listeners = new Set<Listener>();
  const heard: number[] = [];
  const steps: number[] = [];
  let position = at;
  const tab = {
    heard,
    position: () => position,
    history: {
      get state() {
        return { idx: position };
      },
      go: (step: number) => void steps.push(step),
    },
    addEventListener: (_: string, listener: Listener) => void listeners.add(listener),
    removeEventListener: (_: string, listener: Listener) => void listeners.delete(listener),
    /** Moves as a person does; then everything that was asked of the history. */
    async press(step: number) {
      steps.push(step);
      while (steps.length > 0) {
        position = Math.min(9, Math.max(0, position + (steps.shift() ?? 0)));
        let isStopped = false;
        const event = { state: { idx: position }, stopImmediatePropagation: () => (isStopped = true) };
        for (const listener of listeners) listener(event as unknown as PopStateEvent);
        if (!isStopped) heard.push(position);
        await new Promise((resolve) => setTimeout(resolve));
      }
    },
  };
  return tab;
}

test.each([-1, -3, 2])('a step of %i is undone before the router sees it; a stay changes nothing', async (step) => {
  const tab = createTab();
  let asked = 0;
  const release = holdHistory(async () => (asked++, false), tab);
  await tab.press(step);
  expect([tab.position(), tab.heard, asked]).toEqual([5, [], 1]);
  release();
  await tab.press(-1);
  expect([tab.position(), tab.heard, asked]).toEqual([4, [4], 1]);
});

test('a person who leaves arrives where the step led, and the router sees that step only', async () => {
  const tab = createTab();
  holdHistory(async () => true, tab);
  await tab.press(-2);
  expect([tab.position(), tab.heard]).toEqual([3, [3]]);
});

test('is asked once while the question is open, however often Back is pressed', async () => {
  const tab = createTab();
  const answers: ((leaves: boolean) => void)[] = [];
  holdHistory(() => new Promise((resolve) => answers.push(resolve)), tab);
  await tab.press(-1);
  await tab.press(-1);
  await tab.press(-4);
  expect([tab.position(), tab.heard, answers.length]).toEqual([5, [], 1]);
  answers[0]?.(false);
  await tab.press(-1);
  expect(answers).toHaveLength(2);
});

test('any series of steps ends at the held entry while the person stays', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: -4, max: 4 }), { maxLength: 8 }), async (series) => {
      const tab = createTab();
      holdHistory(async () => false, tab);
      for (const step of series) await tab.press(step);
      expect([tab.position(), tab.heard]).toEqual([5, []]);
    }),
    { numRuns: 50 },
  );
});
