import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach } from 'vitest';
import '#ui/styles/baseStyles.ts';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
}

const roots: { root: Root; host: HTMLElement }[] = [];

/** Unmounts everything, like a reload. */
export async function leavePage(): Promise<void> {
  for (const { root, host } of roots.splice(0)) {
    await settle(() => root.unmount());
    host.remove();
  }
}

afterEach(leavePage);

/** Runs what changes the screen and waits until React has drawn it. Everything else updates by itself. */
export async function settle(change: () => void | Promise<void>): Promise<void> {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  await act(async () => change());
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
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
