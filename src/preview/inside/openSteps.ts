import type { Portal } from '#state/portal/portal.ts';

/** Since the last file came: a server that is new compiles the code of a dialog on its first use, file by file. */
const PATIENCE_MS = 5_000;

/** An entry may be in several menus: the visible one. */
const visible = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.getClientRects().length > 0);

/** Waits for a visible element; null when nothing comes any more and it has not appeared. */
async function appears(selector: string): Promise<HTMLElement | null> {
  let end = performance.now() + PATIENCE_MS;
  const arrivals = new PerformanceObserver((list) => {
    const isCode = list.getEntriesByType('resource').some((entry) => /\.(?:tsx?|m?js|css)(?:\?|$)/.test(entry.name));
    if (isCode) end = performance.now() + PATIENCE_MS;
  });
  arrivals.observe({ type: 'resource' });
  let found = visible(selector);
  while (found === undefined && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    found = visible(selector);
  }
  arrivals.disconnect();
  return found ?? null;
}

/**
 * Runs the steps of `?open=` in order; returns the failed ones. `modal/<name>:<key>=<value>:…` opens a modal, `entry/<name>`
 * activates a menu entry, `submit/<slot>` submits its form.
 */
export async function openSteps(portal: Portal, steps: readonly string[]): Promise<string[]> {
  const lost: string[] = [];
  for (const step of steps) {
    if (!(await take(portal, step))) lost.push(`open=${step} has no target on this page.`);
  }
  return lost;
}

async function take(portal: Portal, step: string): Promise<boolean> {
  const [kind = '', ...rest] = step.split('/');
  const target = rest.join('/');
  if (kind === 'modal') {
    const [name = '', ...params] = target.split(':');
    if (portal.registry.find('modal', name) === null) return false;
    const pairs = params.map((param) => param.split('=') as [string, string]);
    void portal.overlay.openModal(name, Object.fromEntries(pairs));
    return (await appears(`[data-slot="modal/${CSS.escape(name)}"]`)) !== null;
  }
  if (kind === 'entry') {
    const entry = await appears(`[data-entry="${CSS.escape(target)}"]`);
    entry?.click();
    return entry !== null;
  }
  if (kind === 'submit') {
    const form = await appears(`[data-slot="${CSS.escape(target)}"] form, form[data-slot="${CSS.escape(target)}"]`);
    (form as HTMLFormElement | null)?.requestSubmit();
    return form !== null;
  }
  return false;
}
