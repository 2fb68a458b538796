import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { PublishedAction } from '#engine/records/panels.ts';
import type { EndpointName } from '#platform/endpoints/endpoints.ts';
import { sessionArea } from '#platform/browser/storage.ts';
import { settle } from '#ui/dom/mount.fixture.tsx';
import type { Row } from './storedRows.fixture.ts';
import { ownLists, type Visit, visitLists } from './visits.fixture.ts';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  vi.unstubAllGlobals();
  sessionArea.clear();
});

/** Steps of the longest form behind an action: a choice, the form, the question. */
const MOST_STEPS = 12;
const STEP_MS = 300;

/** Shows a record of somebody else with this action, as if the platform had mixed two members up. */
async function showForeign({ shown, list, store }: Visit, action: PublishedAction): Promise<void> {
  const [first = {}] = await store.sampleOf(list);
  const foreign: Row = { ...first, id: 'C777777', referenceNumber: 'WX777777', status: action.statuses?.[0], confirmBy: null };
  const call = list.records.call as EndpointName;
  const answer = async (response: Response) => {
    const reply = (await response.json()) as { value: object };
    return Response.json({ ...reply, value: { ...reply.value, rows: [foreign], total: 1, totalPages: 1 } });
  };
  await shown.platform.breakRead(call, { answer });
  await shown.readAgain(call);
}

/** Goes on through the dialogs of an action until the platform has answered. */
async function goOn({ shown, one, list }: Visit, action: PublishedAction): Promise<string[]> {
  const said = () => [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent.trim()).join();
  const toasts = () => shown.tab.portal().overlayStore.getState().toasts;
  // an action that leads to another panel asks nothing of the platform
  const isLed = () => list.root() === null && document.querySelector('[data-slot="modal/centre"] [data-slot^="panel/"]') !== null;
  const isTold = () => isLed() || /\p{L}+ \p{L}+/u.test(said()) || toasts().some(({ tone }) => tone === 'error');
  const buttonsOf = (dialog: Element | undefined) => [...(dialog?.querySelectorAll<HTMLButtonElement>('button:enabled') ?? [])];
  for (let step = 0; step < MOST_STEPS && !isTold(); step += 1) {
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    const choice = dialog?.querySelector<HTMLInputElement>('input[type="radio"]');
    if (choice?.checked === false) await settle(() => choice.click());
    const buttons = buttonsOf(dialog);
    const next = buttons.findLast((button) => button.dataset['action'] !== undefined) ?? buttons.at(-1);
    await settle(() => next?.click());
    await one.until(() => [isTold() ? null : 'waits'], STEP_MS);
  }
  return isTold() ? [] : [`${action.name}: says nothing: ${document.body.innerText.slice(-200)}`];
}

test('an action on a record of another member is refused in words, and the list stays', async () => {
  const lists = (await ownLists('folia')).filter(({ records, menus }) => records.actions.length > 0 && menus.includes('member'));
  expect(lists.length).toBeGreaterThan(1);
  const found = await visitLists('mayloc', lists, 'EN', async (visit) => {
    const findings: string[] = [];
    for (const action of visit.list.records.actions) {
      await showForeign(visit, action);
      const button = () => visit.list.root()?.querySelector<HTMLElement>(`[data-row] [data-action="${action.name}"]`) ?? null;
      findings.push(...(await visit.one.until(() => [button() === null ? `${action.name}: has no button` : null])));
      await settle(() => button()?.click());
      findings.push(...(await goOn(visit, action)));
      await visit.shown.platform.repair();
      await visit.shown.tab.reload(visit.list.address());
    }
    return findings;
  });
  expect(found, found.join('\n')).toEqual([]);
});
