import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { textOf } from '../draft/draft.ts';
import type { Studio } from '../state/studio.ts';
import { openCard } from './studio.fixture.tsx';

const card = () => page.getByRole('region', { name: 'Edit' });
const button = (name: string) => card().getByRole('button', { name, exact: true });
const own = ({ store }: Studio, name: string, id = 'orvane-desk') =>
  JSON.parse(textOf(store.getState().draft, `brands/${id}/${name}`) ?? '{}') as Record<string, unknown>;

test('an emptied number is not written: it is an error while a layer below has one, and else takes the value away', async () => {
  const { studio } = await openCard({ sources: ['layout.json#/home/sections/promotions'] });
  const count = card().getByRole('spinbutton', { name: /^Count/ });
  await userEvent.clear(count);
  await expect.element(count).toHaveAttribute('aria-invalid', 'true');
  await expect.element(card().getByText('A number is needed; nothing is written without one.')).toBeVisible();
  expect(studio.store.getState().draft.edits).toEqual([]);
  await userEvent.fill(count, '12');
  expect(own(studio, 'layout.json')).toMatchObject({ home: { sections: { promotions: { count: 12 } } } });
  await userEvent.clear(count);
  expect(own(studio, 'layout.json')).toMatchObject({ home: { sections: { promotions: { count: 12 } } } });
  await userEvent.tab();
  await expect.element(count).toHaveValue(12);
});

test('a value that no layer has is offered by the schema, written once it is chosen, and goes when it is emptied', async () => {
  const { studio } = await openCard({ sources: ['layout.json#/home/sections/winners'] });
  const offered = card().getByLabelText('Add a value');
  // of a section that has no category, none is offered
  expect([...offered.element().querySelectorAll('option')].map(({ value }) => value)).toEqual([
    '',
    'layout.json#/home/sections/winners/beside',
    'layout.json#/home/sections/winners/count',
  ]);
  await userEvent.selectOptions(offered, 'layout.json#/home/sections/winners/count');
  expect(studio.store.getState().draft.edits).toEqual([]);
  const count = card().getByRole('spinbutton', { name: /^Count/ });
  await userEvent.fill(count, '5');
  expect(own(studio, 'layout.json')).toMatchObject({ home: { sections: { winners: { count: 5 } } } });
  await userEvent.clear(count);
  expect(studio.store.getState().draft.edits).toEqual([]);
  await expect.element(count).toHaveFocus();
});

test('a menu entry is offered no second target', async () => {
  await openCard({ sources: ['menus.json#/footer/entries/help'] });
  const offered = [...card().getByLabelText('Add a value').element().querySelectorAll('option')].map(({ value }) => value);
  expect(offered).toContain('menus.json#/footer/entries/help/icon');
  expect(offered.filter((value) => /\/(?:modal|action|panel|menu|submenu|link|spread)$/.test(value))).toEqual([]);
});

test('a list of plain values is ordered, added to and shortened, and writes nothing of its own when it is the parent’s', async () => {
  const { studio } = await openCard({ sources: ['layout.json#/routes/help', 'layout.json#/routes/feedback'] });
  const list = card().getByRole('group', { name: 'Regions, routes feedback' });
  const items = () => [...list.element().querySelectorAll('li span')].map(({ textContent }) => textContent);
  expect(items()).toEqual(['header', 'search', 'sideMenu', 'footer', 'bottomBar']);
  await userEvent.click(list.getByRole('button', { name: 'Move search up' }));
  expect(items().slice(0, 2)).toEqual(['search', 'header']);
  // the first one cannot go further up
  await expect.element(list.getByRole('button', { name: 'Move search down' })).toHaveFocus();
  expect(own(studio, 'layout.json')).toMatchObject({
    routes: { feedback: { regions: ['search', 'header', 'sideMenu', 'footer', 'bottomBar'] } },
  });
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(studio.store.getState().draft.edits).toEqual([]);
  await userEvent.click(list.getByRole('button', { name: 'Remove search' }));
  await expect.element(list.getByRole('button', { name: 'Remove header' })).toHaveFocus();
  await userEvent.selectOptions(list.getByLabelText('Add to Regions, routes feedback'), 'banner');
  await userEvent.click(list.getByRole('button', { name: 'Add', exact: true }));
  expect(items()).toEqual(['header', 'sideMenu', 'footer', 'bottomBar', 'banner']);
});

test('what is typed into a list must match, and is there once', async () => {
  const { studio } = await openCard({ sources: ['brand.json#/hosts'] });
  const field = card().getByLabelText('Add to Hosts');
  await userEvent.fill(field, 'Not a host');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await userEvent.fill(field, 'agents.desk.example');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('');
  expect((own(studio, 'brand.json')['hosts'] as string[]).at(-1)).toBe('agents.desk.example');
});

test('a condition is built from what there is, says who sees the thing now, and takes away what a parent demands by null', async () => {
  const { studio } = await openCard({ sources: ['layout.json#/regions/chat'] });
  const shown = card().getByRole('group', { name: /^Shown while/ });
  await expect.element(shown.getByRole('group', { name: 'Role' })).toHaveTextContent('member');
  const sights = shown.getByRole('region', { name: 'Who sees it now' });
  await expect.element(sights).toHaveTextContent('2 of 4');
  await expect.element(sights.getByRole('listitem').filter({ hasText: 'demo0001' })).toHaveTextContent('role is demo');
  await userEvent.selectOptions(shown.getByLabelText('Role: or'), 'demo');
  expect(own(studio, 'layout.json')).toMatchObject({ regions: { chat: { when: { role: ['member', 'demo'] } } } });
  await expect.element(sights).toHaveTextContent('3 of 4');
  // the window of the studio is as wide as a desktop
  await userEvent.selectOptions(shown.getByLabelText('Add a condition: device'), 'mobile');
  await expect.element(sights).toHaveTextContent('0 of 4');
  await userEvent.click(button('Remove device mobile'));
  await userEvent.click(button('Remove role demo'));
  expect(studio.store.getState().draft.edits).toEqual([]);
  await userEvent.click(button('Remove role member'));
  expect(own(studio, 'layout.json')).toMatchObject({ regions: { chat: { when: { role: null } } } });
  await userEvent.click(button('Remove flag on chat'));
  expect(own(studio, 'layout.json')).toMatchObject({ regions: { chat: { when: null } } });
  await expect.element(shown).toHaveTextContent('Shown while always');
  await userEvent.selectOptions(shown.getByLabelText('Add a condition: role'), 'agent');
  expect(own(studio, 'layout.json')).toMatchObject({ regions: { chat: { when: { role: 'agent', flag: null } } } });
});

test('a scenario whose switches change it is named', async () => {
  const { tools } = await openCard({ sources: ['layout.json#/regions/chat'] });
  tools.store.setState(({ page: view }) => ({ page: { ...view, user: 'member01' } }));
  const sights = card().getByRole('region', { name: 'Who sees it now' });
  await expect.element(sights).toHaveTextContent('Otherwise for member01 in the scenarios');
  await expect.element(sights.getByRole('listitem').filter({ hasText: 'chat-off' })).toHaveTextContent('CBS3 is off');
});
