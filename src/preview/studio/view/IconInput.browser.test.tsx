import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { textOf } from '../draft/draft.ts';
import { openCard } from './studio.fixture.tsx';

const card = () => page.getByRole('region', { name: 'Edit' });
const icons = () => card().getByRole('radiogroup', { name: 'Icons: Icon, side entries home' });
const opener = () => card().getByRole('button', { name: 'Icon, side entries home: ' });

test('an icon is found by its name, chosen by keys, and seen', async () => {
  const { studio } = await openCard({ sources: ['menus.json#/side/entries/home'] });
  const own = () => {
    const text = textOf(studio.store.getState().draft, 'brands/orvane-desk/menus.json') ?? '{}';
    const { side } = JSON.parse(text) as { side?: { entries?: { home?: { icon?: string } } } };
    return side?.entries?.home?.icon;
  };
  (opener().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const search = card().getByRole('searchbox', { name: 'Search icons: Icon, side entries home' });
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard('no such icon');
  await expect.element(card().getByText('No icon has this name.')).toBeVisible();
  await userEvent.fill(search, 'chart');
  const found = icons().getByRole('radio').elements();
  expect(found.map((one) => one.getAttribute('aria-label'))).toEqual(['chart-line', 'chart-pie']);
  expect(icons().element().querySelector('use')?.getAttribute('href')).toMatch(/#chart-line$/);
  await userEvent.keyboard('{Tab}{ArrowRight}');
  expect(own()).toBe('chart-pie');
  await userEvent.keyboard('{ArrowLeft}');
  expect(own()).toBe('chart-line');
  await userEvent.keyboard('{Escape}');
  await expect.element(icons()).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
  await expect.element(opener()).toHaveAccessibleName('Icon, side entries home: chart-line');
  // one step for what was tried
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(own()).toBeUndefined();
  await userEvent.keyboard('{Enter}pie{Enter}');
  expect(own()).toBe('chart-pie');
});
