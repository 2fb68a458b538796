import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCloseOnBack } from './closeOnBack.ts';

type Listener = (event: PopStateEvent) => void;
const task = () => new Promise((resolve) => setTimeout(resolve));

/** A tab whose router shows what it hears of, and in which overlays are opened and closed. */
function createTab(paths = ['/']) {
  const entries: { path: string; state: unknown }[] = paths.map((path, idx) => ({ path, state: { idx } }));
  const listeners: Listener[] = [];
  const steps: number[] = [];
  let at = paths.length - 1;
  let shown = paths.at(-1);
  let hasLeft = false;
  const page = {
    history: {
      get state() {
        return entries[at]?.state;
      },
      go: (step?: number) => void steps.push(step ?? 0),
      pushState: (state: unknown) => void entries.splice((at += 1), Number.POSITIVE_INFINITY, { path: shown ?? '', state }),
    },
  };
  const closeOnBack = createCloseOnBack(page, (listener) => void listeners.push(listener));
  listeners.push(() => (shown = entries[at]?.path));
  const open: string[] = [];

  return {
    shown: () => (hasLeft ? 'another site' : shown),
    open: () => open.join(' '),
    length: () => entries.length,
    at: () => at,
    show(name: string, { onTop = false, stays = false, whenClosed = () => {} } = {}) {
      open.push(name);
      const close = () => {
        if (open.includes(name)) open.splice(open.indexOf(name), 1);
        release();
        whenClosed();
      };
      const release = closeOnBack(() => void (stays || close()), { layer: onTop ? 'top' : 'overlay' });
      return close;
    },
    /** An unsaved form of the page; `answers` decides whether the person leaves. */
    type(answers: () => boolean) {
      let mayLeave = false;
      let asked = 0;
      const ask = async () => {
        asked += 1;
        await task();
        mayLeave = answers();
        return mayLeave;
      };
      closeOnBack(ask, { layer: 'form', isHeld: () => !mayLeave });
      return () => asked;
    },
    /** What the router does. */
    visit(path: string) {
      const idx = at + 1;
      entries.splice(idx, Number.POSITIVE_INFINITY, { path, state: { idx } });
      at = idx;
      shown = path;
    },
    /** A step of the browser; then everything that was asked of the history. */
    async press(step: number) {
      steps.push(step);
      await this.settle();
    },
    async settle() {
      await task();
      while (steps.length > 0) {
        const to = at + (steps.shift() ?? 0);
        hasLeft ||= to < 0;
        if (to < 0 || to >= entries.length || to === at) continue;
        at = to;
        let isStopped = false;
        const event = { state: entries[at]?.state, stopImmediatePropagation: () => (isStopped = true) };
        for (const listener of listeners) if (!isStopped) listener(event as unknown as PopStateEvent);
        await task();
        await task();
      }
    },
  };
}

test.each([[['/']], [['/', '/rng']], [['/', '/rng', '/vip']]])(
  'with %j behind it, Back closes what is open, and only that',
  async (paths) => {
    const tab = createTab(paths);
    const here = paths.at(-1);
    tab.show('modal');
    tab.show('menu', { onTop: true });
    await tab.press(-1);
    expect([tab.open(), tab.shown()]).toEqual(['modal', here]);
    await tab.press(-1);
    expect([tab.open(), tab.shown()]).toEqual(['', here]);
    await tab.press(-1);
    expect(tab.shown()).toBe(paths.at(-2) ?? 'another site');
  },
);

test('a question is closed before the modal that opened under it', async () => {
  const tab = createTab(['/', '/vip']);
  tab.show('question', { onTop: true });
  tab.show('modal');
  await tab.press(-1);
  expect(tab.open()).toBe('modal');
});

test('what stays open, as a form with unsaved input does, keeps the page', async () => {
  for (const paths of [['/'], ['/', '/vip']]) {
    const tab = createTab(paths);
    const close = tab.show('form', { stays: true });
    for (const step of [-1, -1, -1]) await tab.press(step);
    expect([tab.open(), tab.shown()]).toEqual(['form', paths.at(-1)]);
    close();
    await tab.settle();
    await tab.press(-1);
    expect(tab.shown()).toBe(paths.at(-2) ?? 'another site');
  }
});

test('the first page of a tab is left by one Back once its overlay is closed by a button', async () => {
  const tab = createTab();
  for (const name of ['modal', 'menu']) {
    const close = tab.show(name);
    close();
    await tab.settle();
    expect([tab.shown(), tab.length()]).toEqual(['/', 2]);
  }
  await tab.press(-1);
  expect(tab.shown()).toBe('another site');
});

test('a navigation that comes a while after its menu was closed is not undone', async () => {
  const tab = createTab();
  tab.show('menu')();
  await tab.settle();
  tab.visit('/vip');
  await tab.settle();
  expect(tab.shown()).toBe('/vip');
});

test('what was opened closes only when the page is where it was, as closing may lead elsewhere', async () => {
  for (const paths of [['/'], ['/', '/vip']]) {
    const tab = createTab(paths);
    tab.show('login', { whenClosed: () => tab.visit('/game') });
    await tab.press(-1);
    expect([tab.open(), tab.shown()]).toEqual(['', '/game']);
    await tab.press(-1);
    expect(tab.shown()).toBe(paths.at(-1));
  }
});

test('an overlay that leads to another page leaves no step without effect', async () => {
  for (const first of [true, false]) {
    const tab = createTab(first ? ['/'] : ['/rng', '/']);
    const close = tab.show('drawer');
    close();
    tab.visit('/vip');
    await tab.settle();
    expect(tab.shown()).toBe('/vip');
    await tab.press(-1);
    expect(tab.shown()).toBe('/');
    await tab.press(1);
    expect(tab.shown()).toBe('/vip');
    await tab.press(-1);
    await tab.press(-1);
    expect(tab.shown()).toBe(first ? 'another site' : '/rng');
  }
});

test('Forward is a step of the page', async () => {
  const tab = createTab(['/', '/rng', '/vip']);
  await tab.press(-1);
  tab.show('modal');
  await tab.press(1);
  expect(tab.shown()).toBe('/vip');
});

test.each([-1, -2, 1])('a step of %i from an unsaved form asks; who stays is asked again, who leaves arrives', async (step) => {
  const tab = createTab(['/', '/rng', '/vip', '/winners']);
  await tab.press(-1);
  let leaves = false;
  const asked = tab.type(() => leaves);
  await tab.press(step);
  expect([tab.shown(), asked()]).toEqual(['/vip', 1]);
  leaves = true;
  await tab.press(step);
  await tab.settle();
  expect([tab.at(), asked()]).toEqual([2 + step, 2]);
});

test('an overlay over an unsaved form is closed before the form asks, and the first page has no spare entry for a form', async () => {
  const tab = createTab(['/', '/vip']);
  const asked = tab.type(() => false);
  tab.show('modal');
  await tab.press(-1);
  expect([tab.open(), asked()]).toEqual(['', 0]);
  await tab.press(-1);
  expect([tab.shown(), asked()]).toEqual(['/vip', 1]);
  const first = createTab();
  first.type(() => false);
  expect(first.length()).toBe(1);
});

test('in any order of opening, closing and Back, the page stays while something is open', async () => {
  const act = fc.constantFrom('open', 'close', 'back');
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(act, { maxLength: 12 }), async (isFirst, acts) => {
      const tab = createTab(isFirst ? ['/'] : ['/', '/rng', '/vip']);
      const here = tab.shown();
      const closes: (() => void)[] = [];
      for (const [nth, one] of acts.entries()) {
        const count = tab.open() === '' ? 0 : tab.open().split(' ').length;
        if (one === 'open') closes.push(tab.show(`overlay${nth}`));
        else if (one === 'close') closes.pop()?.();
        else if (count > 0) {
          await tab.press(-1);
          closes.pop();
          expect(tab.open() === '' ? 0 : tab.open().split(' ').length).toBe(count - 1);
        }
        await tab.settle();
        expect(tab.shown()).toBe(here);
      }
    }),
    { numRuns: 60 },
  );
});
