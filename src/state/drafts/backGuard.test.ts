import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guardBack } from './backGuard.ts';

type Listener = (event: PopStateEvent) => void;
const task = () => new Promise((resolve) => setTimeout(resolve));

/**
 * A history of ten entries and a form at the sixth, whose router hears every step first and mounts the form there only; in an
 * overlay it is mounted at every entry, and holds each anew.
 */
function createTab(answers: (leaves: (answer: boolean) => void) => void, isOverlay = false) {
  const listeners = new Set<Listener>();
  const steps: number[] = [];
  const at = 5;
  let position = at;
  let isAsking = false;
  let mayLeave = false;
  let asked = 0;
  let release: (() => void) | null = null;
  const page = {
    history: {
      get state() {
        return { idx: position };
      },
      go: (step: number) => void steps.push(step),
    },
    addEventListener: (_: string, listener: Listener) => void listeners.add(listener),
    removeEventListener: (_: string, listener: Listener) => void listeners.delete(listener),
  };
  const asks = async () => {
    if (isAsking) return false;
    isAsking = true;
    asked += 1;
    mayLeave = await new Promise<boolean>(answers);
    isAsking = false;
    return mayLeave;
  };
  const render = () => {
    if (isOverlay || position !== at) {
      release?.();
      release = null;
    }
    if (isOverlay || position === at) release ??= guardBack(() => !mayLeave, asks, page);
  };
  listeners.add(render);
  render();
  return {
    position: () => position,
    isFormShown: () => release !== null,
    asked: () => asked,
    /** Moves as a person does; then everything that was asked of the history. */
    async press(step: number) {
      steps.push(step);
      while (steps.length > 0) {
        position = Math.min(9, Math.max(0, position + (steps.shift() ?? 0)));
        for (const listener of Array.from(listeners)) {
          if (listeners.has(listener)) listener({ state: { idx: position } } as PopStateEvent);
          // React renders between two listeners
          await Promise.resolve();
        }
        await task();
        await task();
      }
    },
  };
}

test.each([-1, -3, 2])('after a step of %i the form is shown again, and a question decides to stay', async (step) => {
  const tab = createTab((answer) => answer(false));
  await tab.press(step);
  expect([tab.position(), tab.isFormShown(), tab.asked()]).toEqual([5, true, 1]);
  await tab.press(step);
  expect([tab.position(), tab.isFormShown(), tab.asked()]).toEqual([5, true, 2]);
});

test('a person who leaves arrives where the step led, and is asked once', async () => {
  const tab = createTab((answer) => answer(true));
  await tab.press(-2);
  expect([tab.position(), tab.isFormShown(), tab.asked()]).toEqual([3, false, 1]);
  await tab.press(1);
  expect([tab.position(), tab.asked()]).toEqual([4, 1]);
});

test('is asked once while the question is open, however often Back is pressed', async () => {
  const answers: ((leaves: boolean) => void)[] = [];
  const tab = createTab((answer) => void answers.push(answer));
  await tab.press(-1);
  await tab.press(-1);
  await tab.press(-4);
  expect([tab.position(), tab.isFormShown(), answers.length]).toEqual([5, true, 1]);
  answers[0]?.(false);
  await task();
  await tab.press(-1);
  expect(answers).toHaveLength(2);
});

test('any series of steps ends at the form while the person stays', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: -4, max: 4 }), { maxLength: 8 }), async (series) => {
      const tab = createTab((answer) => answer(false));
      for (const step of series) await tab.press(step);
      expect([tab.position(), tab.isFormShown()]).toEqual([5, true]);
    }),
    { numRuns: 50 },
  );
});

test.each([false, true])(
  'a form in an overlay stays in the page while the hold returns; the person leaves: %s',
  async (leaves) => {
    const tab = createTab((answer) => answer(leaves), true);
    await tab.press(-2);
    expect([tab.position(), tab.asked()]).toEqual([leaves ? 3 : 5, 1]);
    await tab.press(-1);
    expect([tab.position(), tab.asked()]).toEqual(leaves ? [2, 1] : [5, 2]);
  },
);
