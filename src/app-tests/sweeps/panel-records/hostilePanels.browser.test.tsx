import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { EndpointName } from '#platform/endpoints/endpoints.ts';
import { localArea, sessionArea } from '#platform/browser/storage.ts';
import { hurry, openPanelPage } from '../panel-faults/panelPage.fixture.tsx';
import { faultsOf, hostileTexts } from './hostileTexts.fixture.ts';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  vi.unstubAllGlobals();
  sessionArea.clear();
  localArea.clear();
});

const WHOLE = import.meta.env['DEEP'] === 'all';
/** Two texts where the run is not deep, others in each panel. */
const textsOf = (turn: number) => (WHOLE ? hostileTexts : [0, 2].map((nth) => hostileTexts[(turn + nth) % hostileTexts.length]!));
const WIDTHS = [1280, 390];

const WORDS = /account|nickname|name|remark|title|text|label|content/i;

/** The same value with a text in place of every word that somebody may have written. */
function written(value: unknown, text: string): unknown {
  if (Array.isArray(value)) return value.map((one) => written(one, text));
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([key, part]) => [
    key,
    typeof part === 'string' && WORDS.test(key) ? text : written(part, text),
  ]);
  return Object.fromEntries(parts) as unknown;
}

test('panels of their own show texts of others as they are', async () => {
  const shown = await openPanelPage('folia', 'agent');
  hurry();
  const found: string[] = [];
  const views = shown.views().filter(({ records }) => records === undefined);
  expect(views.length).toBeGreaterThan(2);
  for (const [nth, view] of views.entries()) {
    const sound = await shown.open(view);
    for (const name of (sound?.reads ?? []) satisfies readonly EndpointName[]) {
      for (const text of textsOf(nth)) {
        const answer = async (response: Response) => {
          const reply = (await response.json()) as { value: unknown };
          return Response.json({ ...reply, value: written(reply.value, text) });
        };
        await shown.platform.breakRead(name, { answer });
        await shown.open(view);
        const findings: string[] = [];
        for (const width of WIDTHS) {
          await page.viewport(width, 900);
          findings.push(...faultsOf(shown.panel(view)!).map((fault) => `at ${width} ${fault}`));
        }
        found.push(...[...findings, ...shown.crashes.splice(0)].map((one) => `${view.panel}.${view.view} ${name} ${one}`));
      }
    }
    await shown.platform.repair();
  }
  await shown.tab.leave();
  expect(found, found.join('\n')).toEqual([]);
});
