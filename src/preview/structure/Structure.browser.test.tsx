import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bannerGroups } from '#engine/brand/bannerGroups.ts';
import { textOf } from '#preview/studio/draft/draft.ts';
import type { Studio } from '#preview/studio/state/studio.ts';
import { openStudioView } from '#preview/studio/view/studio.fixture.tsx';
import { StructureTool } from './StructureTool.tsx';

const open = () => openStudioView(() => <StructureTool />);
const row = (name: string | RegExp) => page.getByRole('treeitem', { name });
const titles = (): string[] =>
  [...document.querySelectorAll('[data-id^="sections/"]')].map((element) => element.getAttribute('data-id')!.slice(9));
const button = (name: string) => page.getByRole('button', { name, exact: true });
const own = ({ store }: Studio, name: string, id = 'orvane-desk') =>
  JSON.parse(textOf(store.getState().draft, `brands/${id}/${name}`) ?? '{}') as Record<string, unknown>;
const target = (id: string) => page.getByRole('radio', { name: new RegExp(`^${id}:`) });

/** The order that a file of orvane has of its own; undefined without one. */
const homeOrder = ({ studio }: { studio: Studio }) => (own(studio, 'layout.json', 'orvane')['home'] as { order: string[] }).order;

/** The tree of orvane, whose home page has many sections. */
async function openParent() {
  const opened = await open();
  await userEvent.click(row(/^Agent overview/));
  await userEvent.click(target('orvane'));
  await expect.element(row(/^Winners/)).not.toHaveTextContent('not listed');
  return opened;
}

test('the tree has what the layers give, where each comes from, and what is hidden, with its reason', async () => {
  const { tools } = await open();
  await expect.element(row(/^Agent overview/)).toHaveTextContent(/1 condition *base\/layout\.json:/);
  await expect.element(row(/^Winners/)).toHaveTextContent('not listed in orvane-desk/layout.json');
  await userEvent.click(row(/^Pages/));
  await expect.element(row(/^Lobby/)).toHaveTextContent('removed by orvane-desk/layout.json:6');
  await userEvent.fill(page.getByRole('searchbox', { name: 'Filter structure' }), 'menu/support/help');
  // below the menu, and below the entry of the side menu that opens it
  await expect.poll(() => row(/^Help/).elements()).toHaveLength(2);
  await userEvent.click(row(/^Help/).first());
  expect(tools.store.getState().pick).toBe('menu/support/help');
  await expect.element(page.getByRole('article', { name: 'Help' })).toHaveTextContent('brands/base/menus.json:');
});

test('arrows go through the tree, Alt with an arrow moves what is there and says where it is, and undo is one step', async () => {
  const { studio } = await openParent();
  const before = homeOrder({ studio });
  await userEvent.click(row(/^Categories/).first());
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(row(/^Favourite games/)).toHaveFocus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
  expect(titles().slice(0, 3)).toEqual(['favouriteGames', 'continuePlaying', 'categories']);
  await expect.element(page.getByText('Favourite games: place 1 of 12.')).toBeVisible();
  await expect.element(row(/^Favourite games/)).toHaveFocus();
  expect(homeOrder({ studio })).toEqual(['favouriteGames', 'continuePlaying', 'categories', ...before.slice(3)]);
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.element(page.getByText('Favourite games is already first.')).toBeVisible();
  await userEvent.keyboard('{Control>}zz{/Control}');
  expect(studio.store.getState().draft.edits).toEqual([]);
  expect(titles().slice(0, 3)).toEqual(before.slice(0, 3));
});

test('keys open and close, and lead to the parent', async () => {
  await open();
  await userEvent.click(row(/^Agent overview/));
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(row(/^Home sections/)).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(row(/^Home sections/)).toHaveAttribute('aria-expanded', 'false');
  await expect.element(row(/^Agent overview/)).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(row(/^Agent overview/)).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(row(/^Pages/)).toHaveFocus();
});

test('a row is dragged before another one of its list, and into no other list', async () => {
  const { studio } = await openParent();
  const before = homeOrder({ studio });
  await userEvent.dragAndDrop(row(/^Winners/), row(/^Categories/).first(), { targetPosition: { x: 60, y: 3 } });
  expect(titles().slice(0, 3)).toEqual(['continuePlaying', 'winners', 'categories']);
  expect(homeOrder({ studio })).toEqual(['continuePlaying', 'winners', ...before.slice(1).filter((name) => name !== 'winners')]);
  await userEvent.dragAndDrop(row(/^Winners/), row(/^Favourite games/), { targetPosition: { x: 60, y: 25 } });
  expect(titles().slice(0, 4)).toEqual(['continuePlaying', 'categories', 'favouriteGames', 'winners']);
  await userEvent.dragAndDrop(row(/^Winners/), row(/^Menus/));
  expect(titles().slice(0, 4)).toEqual(['continuePlaying', 'categories', 'favouriteGames', 'winners']);
  expect(studio.store.getState().draft.edits).toHaveLength(1);
});

test('buttons move, hide and bring back what a parent has', async () => {
  const { studio } = await openParent();
  await userEvent.click(row(/^Promotions/));
  await userEvent.click(button('Move up'));
  await expect.element(page.getByText('Promotions: place 8 of 12.')).toBeVisible();
  await userEvent.click(button('Hide'));
  expect(homeOrder({ studio })).not.toContain('promotions');
  await expect.element(row(/^Promotions/)).toHaveTextContent('not listed in orvane/layout.json');
  await userEvent.click(button('Bring back'));
  await expect.element(button('Hide')).toBeVisible();
  expect(homeOrder({ studio })).toContain('promotions');
});

test('what a brand removed by null comes back as its parent has it', async () => {
  const { studio } = await open();
  await userEvent.click(row(/^Pages/));
  await userEvent.click(row(/^Lobby/));
  await expect.element(page.getByText('Not shown: removed by orvane-desk/layout.json:6.')).toBeVisible();
  await userEvent.click(button('Bring back'));
  await expect.element(row(/^Lobby/)).toHaveTextContent('base/layout.json');
  expect(Object.keys(own(studio, 'layout.json')['routes'] as object)).not.toContain('lobby');
  await userEvent.click(button('Remove'));
  expect(own(studio, 'layout.json')).toMatchObject({ routes: { lobby: null } });
});

test('what protects players stays, and says why', async () => {
  const { studio } = await open();
  await userEvent.click(row(/^Regions/));
  await userEvent.click(row(/^Reality check/));
  await expect.element(page.getByText('Cannot be removed: it protects players.')).toBeVisible();
  await expect.element(button('Remove')).toBeDisabled();
  await userEvent.click(row(/^Reality check/));
  await userEvent.keyboard('{Delete}');
  await expect.element(page.getByText('Reality check cannot be removed: it protects players.')).toBeVisible();
  expect(studio.store.getState().draft.edits).toEqual([]);
});

const add = (what: string) => userEvent.selectOptions(page.getByLabelText('What to add'), what);

test('a section and an entry are added from what there is, valid at once, as one step', async () => {
  const { studio } = await openParent();
  await userEvent.click(row(/^Home sections/));
  await userEvent.click(row(/^Home sections/));
  await userEvent.click(button('Add…'));
  await add('Live games, category RNG');
  await userEvent.click(page.getByRole('form', { name: 'Add' }).getByRole('button'));
  expect(homeOrder({ studio }).at(-1)).toBe('liveGamesRng');
  expect(own(studio, 'layout.json', 'orvane')).toMatchObject({
    home: { sections: { liveGamesRng: { section: 'liveGames', category: 'RNG' } } },
  });
  await expect.element(row(/^Live games rng/)).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(button('Remove'));
  expect(studio.store.getState().draft.edits).toEqual([]);
  // the sections of several groups would have one name
  await userEvent.click(row(/^Home sections/));
  await userEvent.click(row(/^Home sections/));
  await userEvent.click(button('Add…'));
  await add(`Banners, group ${bannerGroups[1]}`);
  await userEvent.click(page.getByRole('form', { name: 'Add' }).getByRole('button'));
  expect(own(studio, 'layout.json', 'orvane')).toMatchObject({ home: { sections: { banners: { group: bannerGroups[1] } } } });
  await userEvent.click(button('Remove'));
  await userEvent.click(row(/^Footer/));
  await userEvent.click(button('Add…'));
  await add('Winners (winners)');
  await userEvent.click(page.getByRole('form', { name: 'Add' }).getByRole('button'));
  const { footer } = own(studio, 'menus.json', 'orvane') as { footer: { order: string[]; entries: object } };
  expect(footer.order.at(-1)).toBe('winners');
  expect(footer.entries).toMatchObject({ winners: { label: 'portal:winners', icon: 'trophy', route: 'winners' } });
  await userEvent.click(button('Undo'));
  expect(studio.store.getState().draft.edits).toEqual([]);
});

test('a link is added with its words and its host, and a wrong address is told at its field', async () => {
  const { studio } = await open();
  await userEvent.click(row(/^Footer/));
  await userEvent.click(button('Add…'));
  await add('Link to another site');
  await userEvent.fill(page.getByLabelText('Label, in every language until it is translated'), 'Our blog');
  const address = page.getByRole('textbox', { name: 'Address' });
  await userEvent.fill(address, 'http://blog.orvane.example');
  await userEvent.click(page.getByRole('form', { name: 'Add' }).getByRole('button'));
  await expect.element(address).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Expected an https address');
  await userEvent.fill(address, 'https://blog.orvane.example/');
  await userEvent.click(page.getByRole('form', { name: 'Add' }).getByRole('button'));
  await expect.element(row(/^Our blog/)).toHaveAttribute('aria-selected', 'true');
  expect(own(studio, 'menus.json')).toMatchObject({
    footer: { entries: { ourBlog: { label: 'brand:our_blog', icon: 'external-link', link: 'https://blog.orvane.example/' } } },
  });
  expect(own(studio, 'texts/en.json')).toMatchObject({ brand: { our_blog: 'Our blog' } });
  expect(own(studio, 'texts/pt.json')).toMatchObject({ brand: { our_blog: 'Our blog' } });
  const { security } = own(studio, 'brand.json') as { security: { hosts: { links: string[] } } };
  expect(security.hosts.links.at(-1)).toBe('blog.orvane.example');
});
