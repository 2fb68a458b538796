import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach } from 'vitest';
import { unstable_IdlePriority as idle, unstable_scheduleCallback as schedule } from 'scheduler';
import '#ui/styles/baseStyles.ts';

const roots: { root: Root; host: HTMLElement }[] = [];

/** Unmounts everything, like a reload. */
export async function leavePage(): Promise<void> {
  for (const { root, host } of roots.splice(0)) {
    await settle(() => root.unmount());
    host.remove();
  }
}

afterEach(leavePage);

/**
 * Runs what changes the screen and waits until React has nothing to draw. Everything else updates by itself. React's own `act` is not
 * in what is shipped, which is what the tests run.
 */
export async function settle(change: () => void | Promise<void>): Promise<void> {
  await flushSync(change);
  await new Promise<void>((resolve) => void schedule(idle, () => resolve()));
}

/** Puts an element on the page until the test ends; the returned function puts another in its place. */
export async function mount(element: ReactNode): Promise<(next: ReactNode) => Promise<void>> {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  roots.push({ root, host });
  const render = (next: ReactNode) => settle(() => root.render(next));
  await render(element);
  return render;
}
