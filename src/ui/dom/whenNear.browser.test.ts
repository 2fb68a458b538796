import { afterEach, expect, test, vi } from 'vitest';

/** Elements by their distance from the top of the page, in screens. */
function place(screens: number): Element {
  const element = document.createElement('div');
  element.style.cssText = `position: absolute; top: ${screens * 100}vh; height: 10px; width: 10px`;
  document.body.append(element);
  return element;
}

/** Two frames: an observer reports once for each frame. */
const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

let loads = 0;

/** A module that has seen no input: another address is another module. */
async function load() {
  loads += 1;
  const module = (await import(/* @vite-ignore */ `./whenNear.ts?load=${loads}`)) as typeof import('./whenNear.ts');
  return module.whenNear;
}

test.each(['pointermove', 'pointerdown', 'keydown', 'scroll'])(
  'what is below the first screen waits for input: %s',
  async (type) => {
    const near = await load();
    const [visible, next, far] = [vi.fn(), vi.fn(), vi.fn()];
    near(place(0.5), visible);
    near(place(1.5), next);
    near(place(4), far);
    await frames();
    expect([visible, next, far].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0]);
    document.body.dispatchEvent(new Event(type, { bubbles: type !== 'scroll' }));
    await frames();
    expect([visible, next, far].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
  },
);

test('after the first input, elements are near at once', async () => {
  const near = await load();
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  const next = vi.fn();
  near(place(1.5), next);
  await frames();
  expect(next).toHaveBeenCalledOnce();
});

test('one that is no longer wanted is not called by an input', async () => {
  const near = await load();
  const next = vi.fn();
  near(place(1.5), next)();
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  await frames();
  expect(next).not.toHaveBeenCalled();
});

test('only the first input observes anew', async () => {
  const near = await load();
  const observed = vi.spyOn(IntersectionObserver.prototype, 'observe');
  near(place(4), vi.fn());
  for (const type of ['pointermove', 'pointerdown', 'keydown', 'keydown'])
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
  expect(observed).toHaveBeenCalledTimes(2);
});
