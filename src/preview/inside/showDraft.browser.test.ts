import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { slot } from '#app-tests/app.fixture.tsx';
import type { PublishedPanels } from '#engine/records/panels.ts';
import { openCentre, panels, stateOf } from '#features/centre/centre.fixture.ts';
import { showDraft } from './showDraft.ts';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => sessionStorage.clear());

const head = () => [...slot('panel/transactionHistory')!.querySelectorAll('th')].map((cell) => cell.textContent);
const entry = (name: string) => slot('modal/centre')?.querySelector<HTMLElement>(`[data-entry="${name}"]`) ?? null;

test('a draft’s columns and panels are in the centre that is open, and go with the draft', async () => {
  const { portal } = await openCentre();
  await expect.poll(() => stateOf('transactionHistory')).toBe('ready');
  const before = head();
  const { transactionHistory } = panels.member;
  const view = transactionHistory!.views[0]!;
  const records = view.records!;
  const more = {
    ...records,
    columns: [...records.columns, { name: 'remark', label: 'records:remark', format: 'text' as const }],
  };
  const drafted: PublishedPanels = {
    ...panels,
    member: {
      ...panels.member,
      transactionHistory: { ...transactionHistory!, views: [{ ...view, records: more }] },
      ownList: { title: 'portal:winners', views: [{ ...view, records }] },
    },
  };
  const { member } = portal.brand.menus;
  const menus = {
    ...portal.brand.menus,
    member: {
      order: [...member!.order, 'own'],
      entries: { ...member!.entries, own: { label: 'portal:winners', icon: 'trophy', panel: 'ownList' } },
    },
  };
  const none = { tokens: { light: {}, dark: {}, both: {} }, texts: {} };
  showDraft(portal, document, { ...none, brand: { menus }, panels: drafted });
  await expect.poll(head).toContain('Remark');
  await userEvent.click(entry('own')!);
  await expect.poll(() => stateOf('ownList')).toBe('ready');
  await userEvent.click(entry('first')!);
  showDraft(portal, document, { ...none, brand: {}, panels });
  await expect.poll(head).toEqual(before);
});
