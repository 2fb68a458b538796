import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { slot } from '#app-tests/app.fixture.tsx';
import { openCentre, panel, panels, stateOf } from './centre.fixture.ts';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => sessionStorage.clear());

const { when: _, ...second } = panels.member['tabbed']!.views[1]!;
const tabbed = { ...panels.member['tabbed']!, views: [panels.member['tabbed']!.views[0]!, second] };
const ready = () => expect.poll(() => stateOf('tabbed')).toBe('ready');
const tab = () => panel('tabbed')!.querySelector('[aria-selected="true"]')!.textContent;
const status = () => panel('tabbed')!.querySelector<HTMLSelectElement>('select[name="status"]')!;

async function openTabbed(query: string) {
  const app = await openCentre({ query, panels: { ...panels, member: { ...panels.member, tabbed } } });
  await ready();
  return {
    portal: app.portal,
    async reopen(values: Record<string, string> = {}) {
      await userEvent.keyboard('{Escape}');
      await expect.poll(() => slot('modal/centre')).toBeNull();
      await app.portal.registry.find('action', 'openPanel')!(app.portal, { menu: 'member', panel: 'tabbed', ...values });
      await ready();
    },
  };
}

test('a button opens the first view of its panel, whichever was shown last (HDR-11)', async () => {
  const { reopen } = await openTabbed('centre=member.tabbed');
  await userEvent.click(page.getByRole('tab', { name: 'Out' }));
  await expect.poll(tab).toBe('Out');
  await reopen();
  expect(tab()).toBe('In');
});

test('values that a link brings are not there when the panel opens without them', async () => {
  const { portal, reopen } = await openTabbed('centre=member.tabbed');
  await reopen({ view: 'team', status: 'PENDING', row: 'loginPassword' });
  expect([tab(), status().value]).toEqual(['Out', 'PENDING']);
  await reopen();
  expect([tab(), status().value]).toEqual(['In', '']);
  await userEvent.click(page.getByRole('tab', { name: 'Out' }));
  await expect.poll(tab).toBe('Out');
  expect(status().value).toBe('');
  expect(portal.router.path()).not.toContain('c.row');
});

test('each view remembers the filters that the member chose in it, for its own tab', async () => {
  const { reopen } = await openTabbed('centre=member.tabbed');
  await userEvent.click(page.getByRole('tab', { name: 'Out' }));
  await expect.poll(tab).toBe('Out');
  await userEvent.selectOptions(status(), 'PENDING');
  await reopen();
  expect([tab(), status().value]).toEqual(['In', '']);
  await userEvent.click(page.getByRole('tab', { name: 'Out' }));
  await expect.poll(() => status().value).toBe('PENDING');
});
