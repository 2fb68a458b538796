import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { textOf } from '#preview/studio/draft/draft.ts';
import type { Studio } from '#preview/studio/state/studio.ts';
import { openCard, openStudioView } from '#preview/studio/view/studio.fixture.tsx';
import { settle } from '#ui/dom/mount.fixture.tsx';
import { SettingsTool } from './SettingsTool.tsx';

const open = () => openStudioView(() => <SettingsTool />);
const level = () => page.getByRole('region', { name: 'Settings', exact: true });
const button = (name: string | RegExp) => level().getByRole('button', { name });
const heading = (name: string) => level().getByRole('heading', { level: 2, name, exact: true });
const search = () => page.getByRole('searchbox', { name: 'Search all settings' });
const own = ({ store }: Studio, name: string, id = 'orvane-desk') =>
  JSON.parse(textOf(store.getState().draft, `brands/${id}/${name}`) ?? '{}') as Record<string, unknown>;

/** Goes to a part by the words of a search. */
async function find(words: string, place: string | RegExp) {
  await userEvent.fill(search(), words);
  await userEvent.click(page.getByRole('region', { name: 'Found' }).getByRole('button', { name: place }));
}

test('a search by words finds a key in any file, and its control has the focus', async () => {
  const { studio } = await open();
  await userEvent.fill(search(), 'nothing has these words');
  await expect.element(page.getByText('No setting has all of these words.')).toBeVisible();
  await find('share reports telemetry', 'brand.json /telemetry/sampleRate');
  const rate = level().getByRole('spinbutton', { name: 'Sample rate' });
  await expect.element(rate).toHaveFocus();
  await userEvent.fill(rate, '0.25');
  expect(own(studio, 'brand.json')).toMatchObject({ telemetry: { sampleRate: 0.25 } });
});

test('what no layer has is below what is set, and a choice of numbers writes a number', async () => {
  const { studio } = await open();
  await userEvent.click(button(/^Currency/));
  await expect.element(heading('Currency')).toHaveFocus();
  await userEvent.selectOptions(level().getByLabelText('Decimals', { exact: true }), '0');
  expect(own(studio, 'brand.json')).toMatchObject({ currency: { decimals: 0 } });
  // what a parent has is removed by null, and comes again
  await userEvent.click(button('Remove Symbol'));
  expect(own(studio, 'brand.json')).toMatchObject({ currency: { symbol: null } });
  await userEvent.click(button('Reset Symbol to orvane'));
  expect(own(studio, 'brand.json')['currency']).toEqual({ decimals: 0 });
});

test('entries are added by name, renamed, and taken out; the order follows, and undo is one step each', async () => {
  const { studio } = await open();
  await userEvent.selectOptions(page.getByLabelText('File'), 'menus.json');
  await userEvent.fill(level().getByRole('textbox', { name: 'Name' }), 'Not a name');
  await userEvent.click(button('Add'));
  await expect.element(level().getByRole('alert')).toHaveTextContent(/^Not a name does not match/);
  await userEvent.fill(level().getByRole('textbox', { name: 'Name' }), 'lounge');
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('Lounge')).toHaveFocus();
  await userEvent.click(button(/^Entries/));
  await userEvent.fill(level().getByRole('textbox', { name: 'Name' }), 'bar');
  await userEvent.keyboard('{Enter}');
  expect(own(studio, 'menus.json')['lounge']).toEqual({ order: ['bar'], entries: { bar: {} } });
  await userEvent.click(button('Icon: not set'));
  await userEvent.keyboard('star{Enter}');
  await userEvent.click(page.getByRole('navigation', { name: 'Place' }).getByRole('button', { name: 'Entries' }));
  await userEvent.click(button('Rename bar'));
  await userEvent.fill(level().getByRole('textbox', { name: 'New name of bar' }), 'club');
  await userEvent.keyboard('{Enter}');
  expect(own(studio, 'menus.json')['lounge']).toEqual({ order: ['club'], entries: { club: { icon: 'star' } } });
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(own(studio, 'menus.json')['lounge']).toEqual({ order: ['bar'], entries: { bar: { icon: 'star' } } });
  await userEvent.click(button('Remove bar'));
  expect(own(studio, 'menus.json')['lounge']).not.toMatchObject({ entries: { bar: {} } });
  await expect.element(heading('Entries')).toHaveFocus();
});

test('a renamed menu takes along what leads to it, and the words say how many places', async () => {
  const { studio } = await open();
  await userEvent.selectOptions(page.getByLabelText('File'), 'menus.json');
  await userEvent.fill(level().getByRole('textbox', { name: 'Name' }), 'lounge');
  await userEvent.keyboard('{Enter}');
  studio.edit({ file: 'brands/orvane-desk/menus.json', at: '/footer/entries/help/menu', value: 'lounge' });
  await userEvent.click(page.getByRole('navigation', { name: 'Place' }).getByRole('button', { name: 'menus.json' }));
  await userEvent.click(button('Rename lounge'));
  await userEvent.fill(level().getByRole('textbox', { name: 'New name of lounge' }), 'club');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('lounge is now club; 1 place that names it is changed.')).toBeVisible();
  expect(own(studio, 'menus.json')).toMatchObject({ club: {}, footer: { entries: { help: { menu: 'club' } } } });
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(own(studio, 'menus.json')).toMatchObject({ lounge: {}, footer: { entries: { help: { menu: 'lounge' } } } });
});

test('what protects players cannot be taken out, and says why', async () => {
  await open();
  await find('footer entries responsible', /menus.json \/footer\/entries\/responsible (?!\/)/);
  await userEvent.click(page.getByRole('navigation', { name: 'Place' }).getByRole('button', { name: 'Entries' }));
  await expect.element(button('Remove responsible')).toBeDisabled();
  await expect.element(level().getByText(/^Cannot be removed: it leads to help/)).toBeVisible();
  await userEvent.click(button('Remove privacy'));
  await userEvent.click(button('Bring back privacy'));
  await expect.element(button('Remove privacy')).toBeVisible();
});

test('items of a list are added, filled in, moved by keys and removed; a parent’s list is not written over until then', async () => {
  const { studio } = await open();
  await userEvent.selectOptions(page.getByLabelText('File'), 'layout.json');
  await userEvent.click(button(/^Content/));
  await userEvent.fill(level().getByRole('textbox', { name: 'Name' }), 'about');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button(/^Blocks/));
  for (const key of ['brand:first', 'brand:second']) {
    await userEvent.click(button('Add an item'));
    await userEvent.fill(level().getByRole('textbox', { name: 'Heading' }), key);
    await userEvent.click(page.getByRole('navigation', { name: 'Place' }).getByRole('button', { name: 'Blocks' }));
  }
  const blocks = () => (own(studio, 'layout.json')['content'] as { about: { blocks: unknown[] } }).about.blocks;
  expect(blocks()).toEqual([{ heading: 'brand:first' }, { heading: 'brand:second' }]);
  await expect.element(button(/^Item 2 brand:second/)).toHaveFocus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(blocks()).toEqual([{ heading: 'brand:second' }, { heading: 'brand:first' }]);
  await expect.element(button(/^Item 1 brand:second/)).toHaveFocus();
  await userEvent.keyboard('{Delete}');
  expect(blocks()).toEqual([{ heading: 'brand:first' }]);
  await userEvent.click(button(/^Item 1 brand:first/));
  await userEvent.click(button(/^Facts/));
  await userEvent.click(button('Add an item'));
  await userEvent.fill(level().getByRole('textbox', { name: 'Name', exact: true }), 'brand:name');
  expect(blocks()).toEqual([{ heading: 'brand:first', facts: [{ name: 'brand:name', value: '' }] }]);
  // the item goes by undo: its list is shown
  await userEvent.keyboard('{Control>}zz{/Control}');
  await expect.element(heading('Facts')).toBeVisible();
});

test('a value of any kind is of the kind that is chosen, and JSON is written while it can be read', async () => {
  const { studio } = await open();
  await userEvent.selectOptions(page.getByLabelText('File'), 'mappings.json');
  await userEvent.click(button(/^Calls/));
  await userEvent.selectOptions(level().getByRole('combobox', { name: 'Name' }), 'balance');
  await userEvent.click(button('Add'));
  await userEvent.click(button(/^Reply/));
  const kind = level().getByLabelText('Constant, kind');
  const constant = () =>
    (own(studio, 'mappings.json')['calls'] as { balance: { reply: { constant: unknown } } }).balance.reply.constant;
  await userEvent.selectOptions(kind, 'Number');
  await userEvent.fill(level().getByRole('textbox', { name: 'Constant' }), '7.5');
  expect(constant()).toBe(7.5);
  await userEvent.selectOptions(kind, 'List or object');
  await userEvent.fill(level().getByRole('textbox', { name: 'Constant' }), '{ "a": [1');
  await expect.element(level().getByText(/cannot be read as JSON yet/)).toBeVisible();
  expect(constant()).toEqual({});
  await userEvent.fill(level().getByRole('textbox', { name: 'Constant' }), '{ "a": [1] }');
  expect(constant()).toEqual({ a: [1] });
});

test('a card of the page leads to all settings of what decides it', async () => {
  const { studio, tools } = await openCard({ sources: ['layout.json#/routes/help'] });
  await userEvent.click(page.getByRole('button', { name: 'All settings of layout.json › routes › help' }));
  expect(tools.store.getState().panel).toBe('settings');
  expect(studio.store.getState().place).toEqual({ name: 'layout.json', at: '/routes/help' });
});

test('who is led to a value from elsewhere has its control in focus, who comes back to the tool has not', async () => {
  const { studio } = await openStudioView(() => <Opener />, '');
  await settle(() => studio.store.setState({ place: { name: 'brand.json', at: '', wanted: '/name' } }));
  await userEvent.click(page.getByRole('button', { name: 'Open' }));
  await expect.element(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveFocus();
  await userEvent.click(page.getByRole('button', { name: 'Close' }));
  await userEvent.click(page.getByRole('button', { name: 'Open' }));
  await expect.element(page.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Name', exact: true })).not.toHaveFocus();
});

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Close' : 'Open'}
      </button>
      {isOpen && <SettingsTool />}
    </>
  );
}
